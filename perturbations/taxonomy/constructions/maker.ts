import {
  conjugate,
  type Edit,
  matchCase,
  type NounPhrase,
  type Question,
  type Rule,
  type Token,
  wordTable,
} from '../../../src/plugin.js';

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
  create: 'creator',
  lead: 'leader',
});
const WORK = wordTable<RegExp>({
  direct: /^(?:film|movie|play|series|episode|documentary|musical|opera|show)$/u,
  lead: /^(?:expedition|army|party|band|revolution|rebellion|revolt|uprising|movement|resistance|crusade|confederates?|bolsheviks|orchestra|opposition|mutiny|strike|boycott|protest)$/u,
  write:
    /^(?:novel|book|play|poem|novels|books|plays|trilogy|autobiography|memoir|treatise|bible|iliad|odyssey|aeneid|republic|prince|quixote|hamlet|macbeth|dracula|frankenstein|emma)$/u,
});

/** Of a title, what shows that it is a book's or a play's. */
const BOOK =
  /^(?:frankenstein|dracula|hamlet|macbeth|othello|emma|ulysses|dalloway|persuasion|middlemarch|walden|utopia|candide|lolita|faust|matilda|quixote|prejudice|expectations|twist|copperfield|odyssey|iliad|aeneid|mockingbird|gatsby|peace|punishment|wonderland|hobbit|eyre|wuthering|karenina|huckleberry|sawyer|pinocchio|ivanhoe|dick)$/u;

export const maker: Rule = {
  about:
    'Who did a work becomes its maker: “Did Nash design the pavilion?” → “Was Nash the designer of the pavilion?”, and the other way round',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Did Nash design the pavilion in Brighton?', 'Was Nash the designer of the pavilion in Brighton?'],
    ['Did Rembrandt paint The Night Watch?', 'Was Rembrandt the painter of The Night Watch?'],
    ['Did Zola write Anna Karenina?', 'Was Zola the author of Anna Karenina?'],
    ['Did Curie discover radium?', 'Was Curie the discoverer of radium?'],
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
    'Did Hooke discover fossils?',
    'Did Liszt write Lohengrin?',
    'Did Noah direct the building of the canal?',
    'Did Turner paint the caves of Capri?',
  ],
  words: () => Object.entries(MAKER).flat(),
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
  const [verb] = tokens;
  const name = MAKER[verb?.lower ?? ''];
  if (auxiliary.lower !== 'did' || !verb || !name || !isWork(tokens.slice(1), verb.lower)) return undefined;
  return [
    { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, 'was') },
    { start: verb.start, end: verb.end, text: `the ${name} of` },
  ];
}

/** `Guernica`, `The Night Watch`: every word has a capital but the small ones. */
function isTitle(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  return (
    first !== undefined &&
    tokens.length < 7 &&
    /^\p{Lu}/u.test(first.text) &&
    tokens.every(({ text, kind }) => kind === 'word' && /^(?:\p{Lu}.*|of|the|in|a|an|on|with|to|for)$/u.test(text))
  );
}

function isWork([the, ...rest]: readonly Token[], verb: string): boolean {
  if (the?.lower === 'the' && isOneWork(rest, verb)) return true;
  if (the && verb === 'discover' && rest.length === 0) return isFind(the);
  if (the && verb === 'write') return isTitle([the, ...rest]) && [the, ...rest].some(({ lower }) => BOOK.test(lower));
  return the !== undefined && /^(?:direct|paint|compose|create)$/u.test(verb) && isTitle([the, ...rest]);
}

/** `penicillin`, `Neptune`: one word that names what was found. */
function isFind({ pos, lower, lemma }: Token): boolean {
  return pos === 'PROPN' || (pos === 'NOUN' && (lower === lemma || lower === 'x-rays'));
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
  // `the caves of the valley`: whose maker is asked for would be open
  if (tokens.some(({ lower }) => lower === 'of') && !/^\p{Lu}/u.test(tokens[0]?.text ?? '')) return false;
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
