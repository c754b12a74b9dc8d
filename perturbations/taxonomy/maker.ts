import {
  conjugate,
  type Edit,
  matchCase,
  type NounPhrase,
  type Question,
  type Rule,
  type Token,
  wordTable,
} from '../../src/plugin.js';

/** What somebody did to a work, and who did it is. */
const MAKER = wordTable<string>({
  write: 'author',
  paint: 'painter',
  compose: 'composer',
  invent: 'inventor',
  discover: 'discoverer',
  found: 'founder',
  direct: 'director',
  design: 'designer',
  sculpt: 'sculptor',
});
const WORK = wordTable<RegExp>({
  write:
    /^(?:novel|book|play|poem|novels|books|plays|trilogy|autobiography|memoir|treatise|bible|iliad|odyssey|aeneid|republic|prince|quixote|hamlet|macbeth|dracula|frankenstein|emma)$/u,
});

export const maker: Rule = {
  about:
    'Who did a work becomes its maker: “Did Nash design the pavilion?” → “Was Nash the designer of the pavilion?”, and the other way round',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Did Nash design the pavilion in Brighton?', 'Was Nash the designer of the pavilion in Brighton?'],
    ['Was Volta the inventor of the battery?', 'Did Volta invent the battery?'],
  ],
  leaves: [
    'Did Nash and Soane design the pavilion?',
    'Did Nash design pavilions?',
    'Did Nash design the pavilion on his own?',
    'Did she design the pavilion with a friend?',
    'Did Hooke discover that cells exist?',
    "Didn't Volta invent it?",
    'Was Volta the inventor of a battery that exploded?',
    'Did Tartini write the sonata?',
  ],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || !isSomebody(question.subject)) return;
    const edits = toMaker(question) ?? toDeed(question);
    if (edits) yield { edits };
  },
};

function isSomebody({ kind, number, tokens }: NounPhrase): boolean {
  return (
    kind === 'name' &&
    number !== 'plural' &&
    !tokens.some(({ lower, text }) => /^(?:and|or|who|the|that)$/u.test(lower) || text === ',')
  );
}

function toMaker({ auxiliary, predicate: { tokens } }: Question): Edit[] | undefined {
  const [verb, the, ...rest] = tokens;
  const name = MAKER[verb?.lower ?? ''];
  if (auxiliary.lower !== 'did' || !verb || !name || the?.lower !== 'the' || !isOneWork(rest, verb.lower))
    return undefined;
  return [
    { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, 'was') },
    { start: verb.start, end: verb.end, text: `the ${name} of` },
  ];
}

function toDeed({ auxiliary, predicate: { tokens } }: Question): Edit[] | undefined {
  const [the, noun, of, next, ...rest] = tokens;
  const verb = Object.keys(MAKER).find((key) => MAKER[key] === noun?.lower);
  if (auxiliary.lower !== 'was' || the?.lower !== 'the' || !verb || of?.lower !== 'of' || next?.lower !== 'the')
    return undefined;
  if (!isOneWork(rest, verb)) return undefined;
  return [
    { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, 'did') },
    { start: the.start, end: of.end, text: conjugate(verb, 'base') },
  ];
}

/** Nothing but the work, and at most where or when. */
function isOneWork(tokens: readonly Token[], verb: string): boolean {
  const work = WORK[verb];
  if (tokens.length === 0 || (work && !tokens.some(({ lower }) => work.test(lower)))) return false;
  return !tokens.some(
    ({ lower, pos, text }) =>
      pos === 'VERB' ||
      pos === 'AUX' ||
      text === ',' ||
      /^(?:that|who|which|when|while|with|without|before|after|by|and|or|if|as|own|alone|himself|herself|first|together)$/u.test(
        lower,
      ),
  );
}
