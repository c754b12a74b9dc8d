import type { Edit, NounPhrase, Question, Rule, Token } from '../../../src/plugin.js';
import { capital } from '../editable.js';

const TIME =
  /^(?:january|february|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|christmas|easter|spring|summer|autumn|winter|captivity)$/iu;
/** Whose natives may be those who were there first, or who have its passport. */
const PEOPLED =
  /^(?:australia|america|states|usa|us|canada|zealand|africa|alaska|hawaii|brazil|mexico|greenland|tasmania|italy|france|germany|spain|england|scotland|ireland|wales|britain|uk|kingdom|russia|china|japan|india|egypt|greece|turkey|poland|austria|hungary|sweden|norway|denmark|finland|portugal|netherlands|holland|belgium|switzerland|iran|persia|iraq|israel|argentina|chile|peru|cuba|jamaica|kenya|nigeria|ghana|morocco|algeria|korea|vietnam|thailand|ukraine|romania|bulgaria|serbia|croatia|europe|asia)$/iu;

export const native: Rule = {
  about:
    'Who was born in a place is a native of it: “Was Liszt born in Vienna?” → “Was Liszt a native of Vienna?”, and back',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Was Liszt born in Vienna?', 'Was Liszt a native of Vienna?'],
    ['Was the poet who wrote it born in the same town?', 'Was the poet who wrote it a native of the same town?'],
    ['Was Liszt a native of Vienna?', 'Was Liszt born in Vienna?'],
  ],
  leaves: [
    'Was Liszt born in October?',
    'Was Liszt born in 1811?',
    'Was Liszt born in Vienna before the war?',
    'Was the idea born in Vienna?',
    'Was the waltz born in Vienna?',
    'Was Liszt born in a hotel?',
    'Were they both born in Vienna?',
    'Were the Grimm brothers born in Bavaria?',
    'Was Melba born in Australia?',
    'Was Liszt born in Italy?',
  ],
  words: () => ['born', 'native', 'natives'],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || !/^(?:was|were)$/u.test(question.auxiliary.lower)) return;
    const edit = toNative(question) ?? toBorn(question);
    if (edit) yield { edits: [edit] };
  },
};

function toNative({ auxiliary, subject, predicate: { tokens } }: Question): Edit | undefined {
  const [born, where, ...place] = tokens;
  if (born?.lower !== 'born' || where?.lower !== 'in' || !isPlace(place) || !isSomebody(subject)) return undefined;
  if (
    subject.kind === 'pronoun' ||
    subject.tokens.some(({ lower }) => /^(?:and|or|any|all|both|each|none)$/u.test(lower))
  )
    return undefined;
  if (auxiliary.lower === 'were' || place.some(({ lower }) => PEOPLED.test(lower))) return undefined;
  return { start: born.start, end: where.end, text: 'a native of' };
}

function toBorn({ predicate: { tokens } }: Question): Edit | undefined {
  const at = tokens.findIndex(({ lower }) => lower === 'of');
  const said = tokens
    .slice(0, at)
    .map(({ lower }) => lower)
    .join(' ');
  const [first, of] = [tokens[0], tokens[at]];
  if (!first || !of || !/^(?:a native|natives)$/u.test(said) || !isPlace(tokens.slice(at + 1))) return undefined;
  return { start: first.start, end: of.end, text: 'born in' };
}

function isSomebody({ kind, animacy, tokens }: NounPhrase): boolean {
  return animacy === 'person' || (kind === 'name' && animacy === 'unknown' && tokens[0]?.lower !== 'the');
}

/** `Vienna`, `the Tyrol`, `the same town`, and nothing behind it. */
function isPlace(tokens: readonly Token[]): boolean {
  const text = tokens.map(({ lower }) => lower).join(' ');
  if (/^(?:the same|another|a different) (?:city|town|village|country|state|county|province|region)$/u.test(text))
    return true;
  return (
    tokens.length > 0 &&
    tokens.length < 5 &&
    tokens.some(capital) &&
    tokens.every((token) => (capital(token) || /^(?:the|of)$/u.test(token.lower)) && !TIME.test(token.lower))
  );
}
