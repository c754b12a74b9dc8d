import { type Edit, matchCase, type Question, type Rule, type Token } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';

export const foundThere: Rule = {
  about:
    'What there is in a place can be found there: “Are there otters in Norway?” → “Can otters be found in Norway?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Are there otters in Norway?', 'Can otters be found in Norway?'],
    ['Is there a Roman bridge in Lisbon?', 'Can a Roman bridge be found in Lisbon?'],
    ['Are there any salt mines in Poland?', 'Can any salt mines be found in Poland?'],
    ['Are there stones in a plum?', 'Can stones be found in a plum?'],
    ['Is there a canal between Leeds and Liverpool?', 'Can a canal be found between Leeds and Liverpool?'],
  ],
  leaves: [
    'Are there more otters in Norway than in Spain?',
    'Is there a law in Norway against it?',
    'Are there otters in Norway that swim?',
    'Is there a doctor in the house?',
    'Were there otters in Norway?',
    'Are there otters living in Norway?',
    'Are there people in Norway?',
    'Is there a difference between an otter and a seal?',
    'Are there twenty rooms in the inn?',
    'Is there a king in chess?',
    'Is there a lift in your hotel?',
  ],
  words: () => ['there'],
  onlyIf: isOneSentence,
  *propose(doc) {
    if (!/^(?:is|are) there /iu.test(doc.text)) return;
    const [question, second] = doc.questions;
    if (!question || second || question.negation || question.subject.head.lower !== 'there') return;
    const at = question.predicate.tokens.findIndex(({ lower }) => /^(?:in|on|between)$/u.test(lower));
    const [things, place] = [question.predicate.tokens.slice(0, Math.max(at, 0)), question.predicate.tokens.slice(at)];
    if (areThings(things) && isPlace(place)) yield { edits: asked(question, things) };
  },
};

function asked({ auxiliary }: Question, things: readonly Token[]): Edit[] {
  const [first, last] = [things[0], things.at(-1)];
  if (!first || !last) return [];
  return [
    { start: auxiliary.start, end: first.start, text: `${matchCase(auxiliary.text, 'can')} ` },
    { start: last.end, end: last.end, text: ' be found' },
  ];
}

/** What is counted or compared, is nowhere to be seen, or is somebody. */
const NOT_SEEN =
  /^(?:more|fewer|less|enough|many|much|several|still|also|only|no|not|two|three|four|five|people|person|men|women|children|anything|something|anyone|someone|law|laws|rule|rules|limit|difference|differences|similarity|connection|link|relationship|agreement|treaty|war|conflict|friendship|reason|reasons|way|ways|chance|time|need|evidence|point|word|words|letter|letters|day|days|month|months|year|years|hour|hours|minutes|seconds|doctor|such|kind|kinds|type|types|gap|contest|competition|election|king|queen|president|interest|change|increase|hope|penalty|fine|tax)$/u;

function areThings(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return (
    last?.pos === 'NOUN' &&
    tokens.length < 5 &&
    tokens.every(({ lower, pos, kind }) => {
      return kind === 'word' && /^(?:DET|ADJ|NOUN|PROPN)$/u.test(pos) && !NOT_SEEN.test(lower);
    })
  );
}

/** A place by its name, or a thing of a kind; of one's own or of `the` one, it is asked whether it has the thing. */
function isPlace([, ...where]: readonly Token[]): boolean {
  const [first] = where;
  if (!first || where.length > 5) return false;
  if (!where.every(({ kind, pos }) => kind === 'word' && /^(?:DET|ADJ|NOUN|PROPN|ADP|CCONJ)$/u.test(pos))) return false;
  const named = where.every(({ text, lower }) => /^\p{Lu}/u.test(text) || /^(?:the|and|of|a|an)$/u.test(lower));
  return named ? !/^(?:January|English|Latin|German|French|Spanish)$/u.test(first.text) : /^an?$/u.test(first.lower);
}
