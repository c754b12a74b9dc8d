import type { TokenDraft } from './tokens.js';
import { AUXILIARIES } from './words.js';

const CAPITALISED = /^\p{Lu}/u;
const CONTENT = new Set(['NOUN', 'VERB', 'ADJ', 'ADV', 'X', 'INTJ']);
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
export function capitalised(token: TokenDraft, tokens: readonly TokenDraft[], at: number): void {
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
