import { type Doc, isFirstName, isPlace, isUncountable, perDoc, type Token, uncapitalize } from '../../src/plugin.js';

const CLOSED = /^(?:DET|PRON|AUX|ADP|SCONJ|CCONJ|ADV|PART|NUM)$/u;
/** Places that open a text as common nouns too: `Turkey was dry`. */
const ALSO_THINGS = /^(?:turkey|china|chile|jersey|reading|nice|mobile|orange|male|bath|cologne|champagne)$/u;
const NAMES_PEOPLE = /(?:ian|ese|ish|ench|ican|rman|day)$/u;
const NOT_LOWERED =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|christmas|easter|windows|m[uo]m|dad|m[uo]mmy|daddy|mama|papa|grandma|grandpa|granny|grandad|nana|auntie)$/u;

/**
 * The first word of a text as it is when other words come before it: in lower case unless it is a name, `I` or an
 * acronym. Undefined where the text does not begin with a word, is in capitals, or the word may be a name.
 */
export const loweredOpening = perDoc((doc: Doc): { readonly token: Token; readonly text: string } | undefined => {
  const [token, next] = doc.tokens;
  if (token?.kind !== 'word' || token.pos === 'INTJ' || token.pos === 'X') return undefined;
  if (/^\p{Lu}{2}/u.test(token.text)) return undefined;
  if (/^\p{Ll}/u.test(token.text) || token.text === 'I') return { token, text: token.text };
  if (CLOSED.test(token.pos) && token.text !== 'A') return { token, text: uncapitalize(token.text) };
  if (token.text === 'A' || token.text === 'An') return { token, text: token.text.toLowerCase() };
  if (isFirstName(token.lower) && (next?.pos === 'PROPN' || next?.pos === 'VERB' || next?.pos === 'AUX'))
    return { token, text: token.text };
  if (isPlace(token.lower) && token.pos === 'PROPN' && !ALSO_THINGS.test(token.lower))
    return { token, text: token.text };
  return isCommonWord(token) ? { token, text: uncapitalize(token.text) } : undefined;
});

function isCommonWord({ lower, lemma, pos }: Token): boolean {
  if (isFirstName(lower) || isPlace(lower) || NAMES_PEOPLE.test(lower) || NOT_LOWERED.test(lower)) return false;
  if (pos === 'NOUN') return lemma !== lower || isUncountable(lower) || /(?:ing|ion|ment|ness|ice)$/u.test(lower);
  return pos === 'ADJ' || pos === 'VERB';
}
