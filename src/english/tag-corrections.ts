import { isLivingNoun } from './lexicon.js';
import type { TokenDraft } from './tokens.js';
import { isInfinitive } from './verbs.js';
import {
  ARTICLES,
  AUXILIARIES,
  BE,
  DEMONSTRATIVES,
  MODALS,
  PERSONAL_PRONOUNS,
  POSSESSIVES,
  SUBJECT_PRONOUNS,
} from './words.js';

const CAPITALISED = /^\p{Lu}/u;
const CONTENT = new Set(['NOUN', 'VERB', 'ADJ', 'ADV', 'X', 'INTJ']);

/** Mends what the tagger is known to get wrong, in place: closed classes, capitalised names, and verbs after modals. */
export function correctTags(tokens: TokenDraft[]): void {
  tokens.forEach((token, at) => {
    if (token.kind === 'literal') return;
    closedClass(token, tokens[at + 1]);
    nounForms(token, tokens, at);
    capitalised(token, tokens, at);
    afterModal(token, tokens, at);
    if (isOnlyVerb(token, tokens, at)) {
      token.pos = 'VERB';
      token.lemma = bareOf(token.lower);
    }
  });
}

function closedClass(token: TokenDraft, next: TokenDraft | undefined): void {
  if (PERSONAL_PRONOUNS.has(token.lower) && token.pos !== 'PRON') token.pos = 'PRON';
  else if (ARTICLES.has(token.lower) && !/^A$/u.test(token.text)) token.pos = 'DET';
  else if (MODALS.has(token.lower) && token.pos === 'VERB') token.pos = 'AUX';
  if (token.lower === "n't") token.lemma = 'not';
  if ((token.lower === 'ca' || token.lower === 'wo') && next?.lower === "n't") {
    token.pos = 'AUX';
    token.lemma = token.lower === 'ca' ? 'can' : 'will';
  }
}

/** Words for people and animals are nouns; so is a bare word right after an opening `Is`, or after `Would` where a verb follows later. */
function nounForms(token: TokenDraft, tokens: readonly TokenDraft[], at: number): void {
  const before = tokens[at - 1];
  if (token.text === 'US' || (token.text === 'I' && before?.pos === 'PROPN')) token.pos = 'PROPN';
  if (token.lower === 'own' && before && !POSSESSIVES.has(before.lower) && !before.lower.endsWith("'s"))
    token.pos = 'VERB';
  if (token.pos === 'NOUN' && before?.pos === 'PROPN' && /^(?:love|hate|like|want|need|enjoy)$/u.test(token.lower))
    token.pos = 'VERB';
  if (token.pos === 'NOUN' && ORDINAL.test(token.lower) && tokens[at + 1]?.kind === 'word') token.pos = 'ADJ';
  if (token.lower === 'like' && token.pos === 'ADP' && isAskedLiking(tokens, at)) token.pos = 'VERB';
  if (token.lower === 'back' && token.pos === 'ADV' && before && POSSESSIVES.has(before.lower)) token.pos = 'NOUN';
  if (token.pos === 'NOUN' && isVerbOfWho(token, tokens, at)) {
    token.pos = 'VERB';
    token.lemma = baseOf(token.lower);
  }
  if (/^(?:last|lower|complete)$/u.test(token.lower) && /^AD[JV]$/u.test(token.pos) && isAskedVerb(tokens, at)) {
    token.pos = 'VERB';
    token.lemma = token.lower;
  }
  if (token.pos !== 'VERB') return;
  if (
    before &&
    (POSSESSIVES.has(before.lower) || ARTICLES.has(before.lower)) &&
    token.lemma === token.lower &&
    before.lower !== 'her'
  )
    token.pos = 'NOUN';
  if (isNounBeforeVerb(tokens, at) || isNounBeforeBase(tokens, at)) token.pos = 'NOUN';
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

/** `Would Garfield like lasagne`: no verb but this one between the auxiliary and the mark. */
function isAskedLiking(tokens: readonly TokenDraft[], at: number): boolean {
  const [opener, before] = [tokens[0], tokens[at - 1]];
  if (!opener || !/^(?:do|does|did|would|will|could|might|should)$/u.test(opener.lower) || !before) return false;
  if (!['PROPN', 'NOUN', 'PRON'].includes(before.pos) || !tokens.some(({ text }) => text.startsWith('?'))) return false;
  return !tokens.some(({ pos }, index) => index > 0 && index !== at && (pos === 'VERB' || pos === 'AUX'));
}

/** `a tennis match end in a draw`: between a noun and a likelier verb, what could be a verb is a noun. */
function isNounBeforeVerb(tokens: readonly TokenDraft[], at: number): boolean {
  const [before, token, next, after] = tokens.slice(at - 1, at + 3);
  if (at < 2 || !before || !token || !next || after?.pos !== 'ADP' || !tokens.some(({ text }) => text.startsWith('?')))
    return false;
  return before.pos === 'NOUN' && !/[^i]s$/u.test(before.lower) && next.pos === 'NOUN' && isInfinitive(next.lower);
}

/** `would an MRI scan be safe`, `does the moon's pull cause tides`: in a question, right before the bare verb. */
function isNounBeforeBase(tokens: readonly TokenDraft[], at: number): boolean {
  const [before, token, next] = tokens.slice(at - 1, at + 2);
  if (at < 2 || !before || !token || !next || token.lemma !== token.lower || next.lemma !== next.lower) return false;
  if (/^(?:help|let|make|dare|need|go|come|have|see|hear|watch)$/u.test(token.lower)) return false;
  if (next.lower !== 'be') {
    const asked = MODALS.has(tokens[0]?.lower ?? '') || tokens[0]?.lemma === 'do';
    if (!asked || next.pos !== 'VERB' || next.lower.endsWith('ing') || !tokens.some(({ text }) => text.startsWith('?')))
      return false;
  }
  return ['NOUN', 'PROPN', 'ADJ', 'DET', 'ADV', 'PART'].includes(before.pos) && before.lower !== 'to';
}

/** `do bulbs last longer`, `would it lower the price`: verbs that are taken for adverbs and adjectives, where no other verb is asked about. */
function isAskedVerb(tokens: readonly TokenDraft[], at: number): boolean {
  const [opener, before, token, next] = [tokens[0], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!opener || !before || !token || !next || at < 2) return false;
  if (!(MODALS.has(opener.lower) || opener.lemma === 'do') || !tokens.some(({ text }) => text.startsWith('?')))
    return false;
  if (!['NOUN', 'PROPN', 'PRON', 'NUM'].includes(before.pos) || POSSESSIVES.has(before.lower)) return false;
  if (tokens.some(({ pos }, index) => index > 0 && index !== at && (pos === 'VERB' || pos === 'AUX')))
    return token.lower === 'complete' && next.pos === 'DET';
  if (token.lower === 'complete' && next.lower === 'at') return true;
  return token.lower === 'last' ? /^(?:ADV|ADP|ADJ|DET|NUM)$/u.test(next.pos) : /^(?:DET|NOUN|PRON)$/u.test(next.pos);
}

/** `lives` → `live`, `watches` → `watch` */
function bareOf(third: string): string {
  return third.replace(/(?<=ch|sh|ss|x)es$|s$/u, '');
}

/** `this toaster burns everything`, `my aunt lives upstairs`: the one word that can be the verb of a sentence that has no other. */
function isOnlyVerb(token: TokenDraft, tokens: readonly TokenDraft[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (
    token.pos !== 'NOUN' ||
    !before ||
    !next ||
    !/^\p{Ll}+[^s]s$/u.test(token.text) ||
    !isInfinitive(bareOf(token.lower))
  )
    return false;
  if (before.pos !== 'NOUN' && before.pos !== 'PROPN' && before.pos !== 'PRON') return false;
  if (
    POSSESSIVES.has(before.lower) ||
    /[^s]s$/u.test(before.lower) ||
    !/^(?:ADV|DET|PRON|ADP|PROPN|ADJ|NUM)$/u.test(next.pos)
  )
    return false;
  const start = tokens.slice(0, at).findLastIndex(({ text, kind }) => /^[.!?…]+$/u.test(text) || kind === 'emoji') + 1;
  const after = tokens.slice(at).findIndex(({ text, kind }) => /^[.!?…,]+$/u.test(text) || kind === 'emoji');
  const sentence = tokens.slice(start, after < 0 ? tokens.length : at + after);
  const [first] = sentence;
  if (!first || tokens.some(({ text }) => text.startsWith('?'))) return false;
  const opens =
    first.pos === 'PROPN' ||
    POSSESSIVES.has(first.lower) ||
    /^(?:the|this|that|a|an|nothing|everything|nobody|everyone|somebody|someone|he|she|it)$/u.test(first.lower);
  return opens && !sentence.some((each) => each !== token && (each.pos === 'VERB' || each.pos === 'AUX'));
}

const PARTICLES = new Set([
  'van',
  'von',
  'de',
  'da',
  'di',
  'del',
  'della',
  'der',
  'den',
  'la',
  'le',
  'bin',
  'ibn',
  'al',
  'el',
  'dos',
  'du',
]);

/** A capitalised content word inside a sentence belongs to a name: `Masonic Lodge`, `Iowa tests`. */
function capitalised(token: TokenDraft, tokens: readonly TokenDraft[], at: number): void {
  const before = tokens[at - 1];
  if (PARTICLES.has(token.text) && before?.pos === 'PROPN' && CAPITALISED.test(tokens[at + 1]?.text ?? '')) {
    token.pos = 'PROPN';
    return;
  }
  if (token.kind !== 'word' || !CAPITALISED.test(token.text) || !CONTENT.has(token.pos)) return;
  if (!before || /[.!?:…"“(\n]$/u.test(before.text) || before.kind === 'emoji') return;
  if (token.text.length > 1 && token.text === token.text.toUpperCase() && isShouting(tokens)) return;
  if (AUXILIARIES.has(token.lower)) return;
  token.pos = 'PROPN';
}

function isShouting(tokens: readonly TokenDraft[]): boolean {
  const words = tokens.filter((token) => token.kind === 'word' && token.text.length > 2);
  return words.filter((token) => token.text === token.text.toUpperCase()).length > words.length / 3;
}

/** `would I love`, `can not swim`, `to swim`: after a modal and a pronoun subject the next word is a verb. */
function afterModal(token: TokenDraft, tokens: readonly TokenDraft[], at: number): void {
  if (token.pos !== 'NOUN' && token.pos !== 'ADJ') return;
  let back = at - 1;
  while (tokens[back] && (tokens[back]?.lemma === 'not' || tokens[back]?.pos === 'ADV')) back--;
  const before = tokens[back];
  if (back === 0 && tokens.some(({ text }) => text.startsWith('?'))) return;
  const beforeThat = tokens[back - 1];
  if (!before || DEMONSTRATIVES.has(before.lower) || POSSESSIVES.has(before.lower)) return;
  const modal = MODALS.has(before.lower) && before.pos === 'AUX';
  const inverted = SUBJECT_PRONOUNS.has(before.lower) && beforeThat !== undefined && isModalOrDo(beforeThat);
  if (token.pos === 'NOUN' && (modal || inverted)) token.pos = 'VERB';
}

function isModalOrDo(token: TokenDraft): boolean {
  return token.pos === 'AUX' && (MODALS.has(token.lower) || /^(?:do|does|did)$/u.test(token.lower));
}
