import { type Doc, perDoc, type Token } from '../../src/plugin.js';
import { type Stated, statedSentences } from './stated.js';

/** What happened or is so, and what is felt or thought of it after that. */
export interface ToldAndFelt {
  /** The sentence that begins the text. */
  readonly opening: Stated;
  readonly told: readonly Token[];
  readonly felt: readonly Token[];
  /** What joins the two: a stop between sentences, a comma, or `and` before the first person. */
  readonly joint: 'stop' | 'comma' | 'and';
}

/** A text of one or two statements that tells something and closes with a feeling or verdict; it is not asked whether it is one. */
export const toldAndFelt = perDoc((doc: Doc): ToldAndFelt | undefined => {
  const said = statedSentences(doc);
  const [opening, second] = said;
  if (!opening || doc.sentences.length !== said.length || said.length > 2) return undefined;
  const { words } = opening;
  if (second) return { opening, told: words, felt: second.words, joint: 'stop' };
  const comma = words.findLastIndex(({ text }) => text === ',');
  const and = words.findLastIndex(({ lower }, at) => lower === 'and' && /^(?:i|we)$/u.test(words[at + 1]?.lower ?? ''));
  const at = Math.max(comma, and);
  if (at < 3) return undefined;
  const end = and === comma + 1 && comma > 0 ? comma : at;
  return { opening, told: words.slice(0, end), felt: words.slice(at + 1), joint: and > comma ? 'and' : 'comma' };
});
