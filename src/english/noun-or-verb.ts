import {
  isAskedLiking,
  isAskedMeaning,
  isAskedVerb,
  isNounBeforeBase,
  isNounBeforeRelative,
  isNounBeforeVerb,
  isNounThatLasts,
} from './asked-verbs.js';
import { isLivingNoun } from './lexicon.js';
import type { TokenDraft } from './tokens.js';
import { isInfinitive } from './verbs.js';
import { ARTICLES, BE, POSSESSIVES } from './words.js';

/** What is done with a metal: `melt lead`. */
const WITH_METAL = /^(?:melt|smelt|pour|cast|mine|swallow|contain|weld|solder)$/u;

/** Words for people and animals are nouns; so is a bare word right after an opening `Is`, or after `Would` where a verb follows later. */
export function nounForms(token: TokenDraft, tokens: readonly TokenDraft[], at: number): void {
  const before = tokens[at - 1];
  if (token.text === 'US' || (token.text === 'I' && before?.pos === 'PROPN')) token.pos = 'PROPN';
  if (token.pos === 'X' && token.lower === 'samurai') token.pos = 'NOUN';
  if (isAskedMeaning(tokens, at)) {
    token.pos = 'VERB';
    token.lemma = 'mean';
    if (before?.lower === 'light') before.pos = 'NOUN';
    return;
  }
  if (token.lower === 'own' && before && !POSSESSIVES.has(before.lower) && !before.lower.endsWith("'s"))
    token.pos = 'VERB';
  if (token.pos === 'NOUN' && before?.pos === 'PROPN' && /^(?:love|hate|like|want|need|enjoy)$/u.test(token.lower))
    token.pos = 'VERB';
  if (token.pos === 'NOUN' && ORDINAL.test(token.lower) && tokens[at + 1]?.kind === 'word') token.pos = 'ADJ';
  if (token.lower === 'like' && token.pos === 'ADP' && isAskedLiking(tokens, at)) token.pos = 'VERB';
  if (token.lower === 'lead' && before && WITH_METAL.test(before.lower)) {
    token.pos = 'NOUN';
    before.pos = 'VERB';
    before.lemma = before.lower;
  }
  if (token.lower === 'being' && BEINGS.test(before?.lower ?? '')) token.pos = 'NOUN';
  if (token.lower === 'back' && token.pos === 'ADV' && before && POSSESSIVES.has(before.lower)) token.pos = 'NOUN';
  if (token.pos === 'NOUN' && isVerbOfWho(token, tokens, at)) {
    token.pos = 'VERB';
    token.lemma = baseOf(token.lower);
  }
  if (
    (token.pos === 'ADJ' || token.pos === 'ADV') &&
    /^(?:last|lower|complete|close|open)$/u.test(token.lower) &&
    isAskedVerb(tokens, at)
  ) {
    token.pos = 'VERB';
    token.lemma = token.lower;
  }
  if (
    token.lower === 'lay' &&
    /^(?:do|does|did|can|could|will|would|should|must|may|might)$/u.test(tokens[0]?.lower ?? '')
  )
    token.lemma = 'lay';
  if (token.pos !== 'VERB') return;
  if (
    before &&
    (POSSESSIVES.has(before.lower) || ARTICLES.has(before.lower)) &&
    token.lemma === token.lower &&
    before.lower !== 'her'
  )
    token.pos = 'NOUN';
  if (isNounThatLasts(tokens, at)) token.pos = 'NOUN';
  if (isNounBeforeVerb(tokens, at) || isNounBeforeBase(tokens, at) || isNounBeforeRelative(tokens, at))
    token.pos = 'NOUN';
  if (isLivingNoun(token.lower) && token.lower !== 'coach' && tokens[at - 1]?.lower !== 'to') token.pos = 'NOUN';
  const opener = before?.lemma === 'not' ? tokens[at - 2] : before;
  if (
    at > 2 ||
    !opener ||
    opener.pos !== 'AUX' ||
    (token.lemma !== token.lower && !/[^s]s$/u.test(token.lower)) ||
    !tokens.some(({ text }) => text.startsWith('?'))
  )
    return;
  if (
    BE.has(opener.lower) ||
    /^(?:do|does|did)$/u.test(opener.lower) ||
    tokens.slice(at + 1).some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  )
    token.pos = 'NOUN';
}

/** `a person who lives in Rome`, `a pawn that marches on`: a form in -s right after the relative pronoun. */
function isVerbOfWho({ lower, lemma }: TokenDraft, tokens: readonly TokenDraft[], at: number): boolean {
  const [noun, before] = [tokens[at - 2], tokens[at - 1]];
  if (!before || !noun || lower === lemma || !/[^s]s$/u.test(lower) || !isInfinitive(baseOf(lower))) return false;
  if (before.lower === 'who') return noun.pos === 'NOUN' || noun.pos === 'PRON';
  return (
    before.lower === 'that' &&
    noun.pos === 'NOUN' &&
    noun.lemma === noun.lower &&
    /^(?:DET|ADP|ADV|AUX)$/u.test(tokens[at + 1]?.pos ?? '')
  );
}

function baseOf(third: string): string {
  const short = third.slice(0, -1);
  return isInfinitive(short) ? short : third.replace(/ies$/u, 'y').replace(/es$/u, '');
}

const ORDINAL =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\p{L}+teenth|\p{L}+tieth)$/u;

/** `a human being`: a creature. */
const BEINGS = /^(?:human|sentient|celestial|supernatural|intelligent|mortal|divine)$/u;
