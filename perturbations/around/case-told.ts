import { type Doc, perDoc } from '../../src/plugin.js';

/** A case of somebody or something that is made up for the question after it. */
export interface CaseTold {
  /** What is told, with a small letter and without its stop. */
  readonly text: string;
  /** In lower case. */
  readonly auxiliary: string;
  /** The question after its auxiliary, with its mark. */
  readonly rest: string;
  /** Told of `you`, who may be anybody. */
  readonly ofYou: boolean;
}

const TOLD_AND_ASKED =
  /^(?<text>(?:An?|Two|Three|Someone|Somebody) [^?!.;:"“”()]{12,})(?:\.|;) (?<auxiliary>(?:Is|Are|Does|Do|Can|Could|Will|Would|Should|May|Might|Must|Ought|Has|Have)) (?<rest>[^?!;:"“”()]+\?)\s*$/iu;

/** Somebody the speaker knows, or a number that is none. */
const KNOWN =
  /^(?:\p{L}+ ){0,2}(?:few|lot|couple of|friend|colleague|neighbou?r|cousin|mate|relative|fact|website|sign|rule|law|recipe|study|label)\b|\b(?:I|me|my|we|us|our)\b/u;
/** Asked of what was said, or already under a condition; of one's own. */
const OFF =
  /^(?:he|she|it|they)\?|^(?:this|that|these|those|such|there be|it (?:true|follow)|I|you|we)\b|\b(?:in that case|in this case|if so|my|me|I|you|your|us|our)\b/u;
/** What is always so, and no case: `A whale is a mammal.` */
const KIND = /^An? \p{L}+(?: \p{L}+)? (?:is|was) an? |^(?:An?|Two|Three) [^,]* (?:always|never|usually|generally)\b/u;

/** What things and animals have or do at all times: `An octopus has three hearts.` */
const PROPERTY =
  /^(?:An?|Two|Three) (?:\p{L}+ ){1,4}(?:(?:has|have) (?!been|just|already|\p{L}+ed\b)|(?:can|contains?|weighs?|costs?|lasts?|consists?|produces?|lives?|eats?|feeds?|breathes?|orbits?|measures?|lays?) )/u;

/** A statement about one or two of a kind, and the question that is asked of it. */
export const caseTold = perDoc((doc: Doc): CaseTold | undefined => {
  const { text: whole, sentences } = doc;
  if (sentences.length > 2 || !whole.trimEnd().endsWith('?')) return undefined;
  const { text, auxiliary, rest } = TOLD_AND_ASKED.exec(whole)?.groups ?? {};
  if (text === undefined || auxiliary === undefined || rest === undefined) return undefined;
  const told = text.replace(/^(?:An?|Two|Three) /u, '');
  if (KNOWN.test(told) || KNOWN.test(text) || OFF.test(rest) || KIND.test(text)) return undefined;
  const somebody = doc.nounPhrases.some(({ start, animacy }) => start === 0 && animacy === 'person');
  if (!somebody && !/ and /u.test(text) && PROPERTY.test(text)) return undefined;
  const ofYou = /\byour?\b/u.test(text);
  return { ofYou, text: text.charAt(0).toLowerCase() + text.slice(1), auxiliary: auxiliary.toLowerCase(), rest };
});

export const isToldAsCase = (doc: Doc): boolean => caseTold(doc) !== undefined;
