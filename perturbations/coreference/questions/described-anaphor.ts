import { type Doc, isPlace, type Token } from '../../../src/plugin.js';
import { type Anaphor, HE, IT, SHE, THEY } from '../anaphor.js';
import { peopleBut, type ToldApart } from '../asked/told-apart.js';
import { commonAnaphor } from '../common-anaphor.js';

/** Somebody by what they believe or where they are from. */
export const BELIEVER =
  /^(?:Jain|Sikh|Quaker|Mormon|Methodist|Buddhist|Hindu|Muslim|Catholic|Protestant|Baptist|Anglican|Jew|Rastafarian|Taoist|Druid|Viking|Spartan|Roman|Athenian|Norwegian|Swede|Dane|Finn|Scot|Briton|Spaniard|German|Italian|American|Canadian|Australian|Brazilian|Russian|Greek|Egyptian|Inca|Aztec|Hobbit|Jedi|Klingon|Vulcan|Muggle|Cyclops|Capulet|Montague|Neanderthal)$/u;

const HIS = /\b(?:he|him|his|himself)\b/u;
const HER = /\b(?:she|her|hers|herself)\b/u;
const THEIR = /\b(?:they|them|their|theirs|themselves)\b/u;

/** The pronoun for the subject of a question, whose description begins at `described`; undefined where it could be another's. */
export function describedAnaphor(doc: Doc, { subject, from, to }: ToldApart, described: number): Anaphor | undefined {
  const [first, head, link] = [subject[0], subject[described - 1], subject[described] ?? from];
  if (head && (head.pos === 'VERB' || head.pos === 'ADJ' || /[a-z]man$/u.test(head.lower))) return undefined;
  const phrase = first && doc.nounPhrases.find(({ start }) => start === first.start);
  if (
    !first ||
    !head ||
    !link ||
    /^(?:jury|committee|council|parliament|team|company|firm|couple|pair)$/u.test(head.lower)
  )
    return undefined;
  const own = doc.text.slice(link.start, to.end);
  const rest = doc.text.slice(from.start, to.end);
  if (/\b(?:I|you|we|my|your|our|or|one|ones|that of|those)\b/u.test(own) || saidAgain(doc, head, from))
    return undefined;
  const [he, she, they] = [HIS, HER, THEIR].map((pattern) => pattern.test(own));
  const others = peopleBut(doc, first).filter(({ start }) => start >= link.start);
  const some = /^(?:someone|somebody)$/u.test(first.lower);
  const found = some ? THEY : phrase && commonAnaphor({ ...phrase, head, tokens: subject.slice(0, described) });
  const plural =
    head.lower !== head.lemma && /s$|^(?:men|women|children|people)$/u.test(head.lower) && !/^an?$/u.test(first.lower);
  if (plural) return he || she || others.some(({ number }) => number === 'plural') ? undefined : THEY;
  const person =
    some || link.lower === 'who' || BELIEVER.test(head.text) || found === THEY || found === HE || found === SHE;
  if (!person)
    return found === IT && !/\bit\b/u.test(rest) && !HIS.test(rest) && !HER.test(rest) && link.lower !== 'whose'
      ? IT
      : undefined;
  if (found === HE || found === SHE) return (found === HE ? she : he) || others.length > 0 ? undefined : found;
  if (he === she && first.lower === 'the') return undefined; // `the sultan who …`: it is known which he or she is
  if (he === she) return he || they || others.length > 0 || hasPlural(subject.slice(described)) ? undefined : THEY;
  const within = doc.text.slice(link.start, subject.at(-1)?.end);
  if (!(he ? HIS : HER).test(within) || /['’]/u.test(within)) return undefined; // it may be another's
  return others.length > 0 || they || namesSomebody(doc, link) ? undefined : he ? HE : SHE;
}

/** A name that may be somebody's, whom `his` could mean. */
function namesSomebody({ nounPhrases }: Doc, { start: from }: Token): boolean {
  return nounPhrases.some(
    ({ start, kind, text, animacy }) => start > from && kind === 'name' && animacy !== 'thing' && !isPlace(text),
  );
}

/** In the clause of somebody whom `they` is to mean. */
const hasPlural = (tokens: readonly Token[]): boolean =>
  tokens.some(({ pos, lower, lemma }) => pos === 'NOUN' && lower !== lemma && lower.endsWith('s'));

function saidAgain({ tokens }: Doc, { lemma, index }: Token, { start }: Token): boolean {
  return tokens.some((token) => token.index !== index && token.start >= start && token.lemma === lemma);
}
