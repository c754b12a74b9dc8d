import { type Rule, type Token, wordTable } from '../../../src/plugin.js';

const PLAIN = wordTable<string>({
  longer: 'long',
  taller: 'tall',
  higher: 'high',
  deeper: 'deep',
  wider: 'wide',
  thicker: 'thick',
  older: 'old',
});
/** What is less; a person is no length, so that `shorter` is said of a time alone. */
const LESS = wordTable<string>({ shorter: 'long', narrower: 'wide', shallower: 'deep', thinner: 'thick' });

const UNIT = wordTable<RegExp>({
  length:
    /^(?:metres?|meters?|feet|foot|inch(?:es)?|miles?|yards?|kilometres?|kilometers?|centimetres?|centimeters?|cm|km|m|ft)$/u,
  time: /^(?:hours?|minutes?|days?|weeks?|months?|years?|seconds?|pages?|words|centur(?:y|ies)|decades?)$/u,
  age: /^(?:years?|months?|weeks?|days?|centur(?:y|ies)|decades?)$/u,
});

export const measured: Rule = {
  about:
    'Longer than a measure is more than that long: “Is a pitch longer than 90 metres?” → “… more than 90 metres long?”, and back',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is a pitch longer than 90 metres?', 'Is a pitch more than 90 metres long?'],
    ['Was the oak older than 300 years?', 'Was the oak more than 300 years old?'],
    ['Was the reign shorter than a decade?', 'Was the reign less than a decade long?'],
    ['Is the shaft more than a mile deep?', 'Is the shaft deeper than a mile?'],
  ],
  leaves: [
    'Is a pitch longer than a lane?',
    'Is a pitch longer than 90 metres of rope?',
    'Is a pitch no longer than 90 metres?',
    'Is a pitch much more than 90 metres long?',
    'Did it last longer than 90 days?',
    'Is a mile longer than a kilometre?',
    'Is the actor shorter than six feet?',
  ],
  words: () => ['than'],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || question.form !== 'be') return;
    const { tokens } = question.predicate;
    const [more, than, ...rest] = tokens;
    const last = rest.at(-1);
    if (!more || than?.lower !== 'than' || !last) return;
    const less = LESS[more.lower];
    const plain = less ?? PLAIN[more.lower];
    const ofUnit = /^an?$/u.test(question.subject.tokens[0]?.lower ?? '') && /^an?$/u.test(rest[0]?.lower ?? '');
    if (plain && isMeasure(rest, plain, more.lower === 'shorter') && !ofUnit) {
      yield {
        edits: [
          { start: more.start, end: more.end, text: less ? 'less' : 'more' },
          { start: last.end, end: last.end, text: ` ${plain}` },
        ],
      };
    }
    const graded = Object.keys(PLAIN).find((key) => PLAIN[key] === last.lower);
    if (more.lower !== 'more' || !graded || !isMeasure(rest.slice(0, -1), last.lower)) return;
    yield {
      edits: [
        { start: more.start, end: more.end, text: graded },
        { start: rest.at(-2)?.end ?? last.start, end: last.end, text: '' },
      ],
    };
  },
};

/** `90 metres`, `a mile`, `two hundred years`, of the kind that the adjective measures. */
function isMeasure(tokens: readonly Token[], plain: string, ofTime = false): boolean {
  const unit = tokens.at(-1);
  if (!unit || tokens.length < 2 || tokens.length > 4) return false;
  const numbered = tokens
    .slice(0, -1)
    .every(
      ({ pos, lower, kind }) =>
        kind === 'number' || pos === 'NUM' || /^(?:an?|one|half|dozen|hundred|thousand|million)$/u.test(lower),
    );
  if (!numbered) return false;
  if (plain === 'old') return UNIT['age']?.test(unit.lower) ?? false;
  if (ofTime) return UNIT['time']?.test(unit.lower) ?? false;
  return (UNIT['length']?.test(unit.lower) ?? false) || (plain === 'long' && (UNIT['time']?.test(unit.lower) ?? false));
}
