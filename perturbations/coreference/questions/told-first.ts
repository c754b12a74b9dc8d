import { animacyOf, type Doc, isInfinitive, type NounPhrase, perDoc, type Token } from '../../../src/plugin.js';
import { type Anaphor, THEY } from '../anaphor.js';
import { commonAnaphor, endsAsPerson } from '../common-anaphor.js';
import { nameAnaphor } from '../name-anaphor.js';

/** Whom or what a situation is about. */
export interface Told {
  readonly phrase: NounPhrase;
  /** How it is named again: `the skier`, `my roommate`, `Amundsen`. */
  readonly again: string;
  readonly anaphor: Anaphor;
  /** Whether the pronoun is surely that of the anaphor; otherwise it is `he` or `she`. */
  readonly gendered: boolean;
}

/** Behind when or where something was: `In 1912, a sailor`. */
const SETTING = /^(?:(?:In|During|By|Before|After|On|At|Under) [^,;.]{3,40}, )?/u;
const MOST_WORDS = 4;
const TITLE =
  /^(?:King|Queen|Prince|Princess|Emperor|Empress|Tsar|Pope|Saint|St|Lord|Lady|Sir|Dame|Mr|Mrs|Ms|Miss|Dr|Captain|General|President|Aunt|Uncle)\b/u;

/** The subject of the first sentence, if it begins with it and nothing of the kind is named twice. */
export const toldFirst = perDoc(({ text, nounPhrases, tokens }: Doc): Told | undefined => {
  const from = SETTING.exec(text)?.[0].length ?? 0;
  const phrase = nounPhrases.find(({ start }) => start === from);
  if (!phrase || phrase.kind === 'pronoun' || /['’]/u.test(phrase.text)) return undefined;
  if (phrase.kind === 'name') return named(phrase, tokens);
  const end = lastOfPerson(phrase) ?? phrase.tokens.at(-1);
  const next = end && tokens[end.index + 1];
  if (
    !end ||
    !next ||
    !(isVerb(next) || /^(?:ADP|ADV)$/u.test(next.pos) || next.lower === 'who') ||
    next.lower === 'of'
  )
    return undefined;
  const anaphor = end === phrase.head ? commonAnaphor(phrase) : THEY;
  const again = againOf(phrase, end, text);
  const times = tokens.filter(({ kind, lemma }) => kind === 'word' && lemma === end.lemma).length;
  if (!anaphor || again === undefined || times > 1) return undefined;
  return { phrase, again, anaphor, gendered: anaphor !== THEY || phrase.number === 'plural' };
});

const isPerson = ({ lower, pos }: Token): boolean =>
  pos === 'NOUN' && (animacyOf(lower) === 'person' || endsAsPerson(lower));
const isVerb = ({ pos, lower, lemma }: Token): boolean =>
  pos === 'VERB' || pos === 'AUX' || (lower.endsWith('s') && isInfinitive(lemma));

/** `A pianist | breaks`: the verb was taken for a noun. */
function lastOfPerson({ tokens }: NounPhrase): Token | undefined {
  const at = tokens.findLastIndex(isPerson);
  const [person, next] = [tokens[at], tokens[at + 1]];
  return person && (!next || isVerb(next)) ? person : undefined;
}

function againOf({ determiner, number, start }: NounPhrase, end: Token, text: string): string | undefined {
  if (!determiner) return undefined;
  const rest = text.slice(determiner.end, end.end);
  if (rest.split(' ').length > MOST_WORDS || start !== determiner.start) return undefined;
  if (/^(?:my|our)$/u.test(determiner.lower)) return `${determiner.lower}${rest}`;
  if (/^(?:the|an?)$/u.test(determiner.lower)) return `the${rest}`;
  return number === 'plural' && /^(?:these|two|three|four|five|both)$/u.test(determiner.lower)
    ? `the${rest}`
    : undefined;
}

function named(phrase: NounPhrase, tokens: readonly Token[]): Told | undefined {
  const anaphor = nameAnaphor(phrase);
  const next = tokens[(phrase.tokens.at(-1)?.index ?? 0) + 1];
  const again = nameOf(phrase.text);
  if (!anaphor || anaphor.plural || again === undefined || !next || !/^(?:VERB|AUX|ADP|ADV)$/u.test(next.pos))
    return undefined;
  return { phrase, again, anaphor, gendered: true };
}

function nameOf(text: string): string | undefined {
  if (TITLE.test(text) || !/ /u.test(text)) return text;
  const [, alone] = /^(\p{Lu}\p{Ll}+) of \p{Lu}\p{Ll}+$/u.exec(text) ?? [];
  if (alone !== undefined) return alone;
  return /^(?:\p{Lu}\p{L}+ ){1,2}(\p{Lu}\p{Ll}{2,})$/u.exec(text)?.[1];
}
