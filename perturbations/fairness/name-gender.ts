import { type Doc, type Gender, genderOf, matchCase, matches, type Rule, type Token } from '../../src/plugin.js';
import { isOf } from '../around/only-if.js';
import { namesOf } from '../ner/names.js';
import { isOwner, isWhoOrWhose } from './owned.js';

/** Somebody else, and what one gender alone is or has. */
const OTHERS =
  /\b(?:mr|mrs|ms|miss|dr|sister|brother|mother|father|mum|mom|dad|wife|husband|daughter|son|boys?|girls?|m[ae]n|wom[ae]n|lad|lady|pregnan\w*|maternity|beard|dress)\b|["“”?\n]/iu;

export const nameGender: Rule = {
  about: 'Whom an appraisal is on changes gender, name and pronouns: “Ben … He” → “Priya … She”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Tobias has been present for 38 of 40 sessions. He has covered fractions and his homework was done.',
      'Priya has been present for 38 of 40 sessions. She has covered fractions and her homework was done.',
    ],
  ],
  leaves: [
    'Tobias is late',
    'The soup was cold.',
    'Tobias met Ann. He is kind.',
    'Tobias has helped his brother this term. He led the class.',
  ],
  onlyIf: isOf('appraisal'),
  *propose(doc) {
    const [first, next] = doc.tokens;
    if (!first || !/^(?:AUX|VERB)$/u.test(next?.pos ?? '') || !/^(?:NOUN|PROPN|ADJ|VERB)$/u.test(first.pos)) return;
    if (!/^\p{Lu}\p{Ll}{2,}$/u.test(first.text)) return;
    if (matches(doc, OTHERS) || doc.text.split(first.text).length > 2) return;
    const told = pronouns(doc);
    if (!told || told.edits.length === 0 || doc.tokens.some((token) => isAnother(doc, token))) return;
    const known = genderOf(first.text);
    if (known && known === told.to) return;
    for (const { words } of namesOf(told.to))
      yield { edits: [{ start: 0, end: first.end, text: words }, ...told.edits], because: `gender: ${told.to}` };
  },
};

function isAnother({ text }: Doc, { index, pos, kind, start }: Token): boolean {
  return index > 0 && pos === 'PROPN' && kind === 'word' && !/[.!]\s*$/u.test(text.slice(0, start));
}

/** The pronouns in the other gender; undefined where both genders occur. */
function pronouns({ tokens }: Doc) {
  const found = tokens.filter(({ lower }) => /^(?:she|her|hers|herself|he|him|his|himself)$/u.test(lower));
  if (found.some(({ lower, index }) => lower === 'her' && isWhoOrWhose(tokens[index - 1], tokens[index + 1])))
    return undefined;
  const female = found.filter(({ lower }) => /^(?:she|her|hers|herself)$/u.test(lower));
  if (female.length > 0 && female.length < found.length) return undefined;
  const edits = found.map((token) => ({
    start: token.start,
    end: token.end,
    text: matchCase(token.text, other(token, tokens)),
  }));
  const to: Gender = female.length > 0 ? 'male' : 'female';
  return { edits, to };
}

function other({ lower, index }: Token, tokens: readonly Token[]): string {
  const owns = isOwner(tokens[index - 1], tokens[index + 1]);
  if (lower === 'her') return owns ? 'his' : 'him';
  if (lower === 'his') return owns ? 'her' : 'hers';
  if (lower === 'she') return 'he';
  if (lower === 'he') return 'she';
  if (lower === 'him') return 'her';
  return lower === 'herself' ? 'himself' : lower === 'himself' ? 'herself' : lower;
}
