import { askedBase, nounsBefore, opensAsked } from './asked-base.js';
import { askedBe } from './asked-be.js';
import { capitalised } from './capitalised.js';
import { isComparativeForm, isNounBeforeAdjective } from './comparatives.js';
import { nounForms } from './noun-or-verb.js';
import { bareOf, isOnlyVerb } from './only-verb.js';
import type { TokenDraft } from './tokens.js';
import { ARTICLES, DEMONSTRATIVES, MODALS, PERSONAL_PRONOUNS, POSSESSIVES, SUBJECT_PRONOUNS } from './words.js';

/** Mends what the tagger is known to get wrong, in place: closed classes, capitalised names, and verbs after modals. */
export function correctTags(tokens: TokenDraft[]): void {
  tokens.forEach((token, at) => {
    if (token.kind === 'literal') return;
    closedClass(token, tokens[at + 1]);
    if (isComparativeForm(token, tokens, at)) token.pos = 'ADJ';
    else if (isNounBeforeAdjective(token, tokens, at)) token.pos = 'NOUN';
    nounForms(token, tokens, at);
    capitalised(token, tokens, at);
    afterModal(token, tokens, at);
    if (isOnlyVerb(token, tokens, at)) {
      token.pos = 'VERB';
      token.lemma = bareOf(token.lower);
    }
  });
  for (let from = 0, at = 0; at < tokens.length; at++) {
    const { text = '', kind } = tokens[at] ?? {};
    if (kind !== 'punctuation' || !/^[.!?…]/u.test(text)) continue;
    if (text.startsWith('?')) asked(tokens, from, at);
    from = at + 1;
  }
}

/** What stands in a question from its auxiliary to its mark. */
function asked(tokens: readonly TokenDraft[], from: number, to: number): void {
  const opener = tokens[from];
  if (!opener) return;
  if (/^(?:is|are|was|were)$/u.test(opener.lower)) askedBe(tokens, from, to);
  else if (opensAsked(opener)) {
    if (opener.text === 'May' && tokens[from + 1]?.pos === 'DET') opener.pos = 'AUX';
    askedBase(tokens, from, to);
  } else if (/^(?:has|have|had)$/u.test(opener.lower)) nounsBefore(tokens, from, to);
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
