import { type Candidate, type Doc, perDoc } from '../../../src/plugin.js';
import { isOfficial } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';

const CLOSES =
  /^(?:please|thanks|thank|cheers|avoid|sincerely|regards|bye|congratulations|congrats|sorry|rip|wow|hello|dear|apparently|until|next)$/u;

/** Whether the text ends in something told, behind which the speaker may add a word of their own. */
export const endsOpen = perDoc((doc: Doc): boolean => {
  const last = doc.sentences.at(-1);
  if (!last || isOfficial(doc) || /https?:|["“”]|[:;…(]/u.test(doc.text)) return false;
  if (last.kind !== 'statement' && (last.kind !== 'fragment' || doc.sentences.length > 1)) return false;
  return !last.tokens.some((token) => CLOSES.test(token.lower) || token.kind === 'literal');
});

/** Each sentence behind the text, unless the text says it already. */
export function* eachAfter(doc: Doc, sentences: readonly string[]): Generator<Candidate> {
  for (const sentence of sentences) {
    const said = saidAfter(doc, sentence);
    if (said) yield said;
  }
}
