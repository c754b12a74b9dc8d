import { type Doc, perDoc, type Sentence, type Token } from '../../src/plugin.js';
import { saysWhen } from './time-words.js';

/** A statement of a text, word by word, without a word that says when. */
export interface Statement {
  readonly sentence: Sentence;
  readonly tokens: readonly Token[];
}

/** The statements of a text in which nothing says when, how long or how often; none where a letter or a rule speaks. */
export const untimedStatements = perDoc(findUntimed);

function findUntimed(doc: Doc): readonly Statement[] {
  return doc.sentences.flatMap((sentence) => {
    if (sentence.kind === 'command' || sentence.kind.endsWith('question')) return [];
    const tokens = doc.tokens.filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
    const timed = tokens.some(
      (token) => (saysWhen(token) && token.lower !== 'am') || /^(?:just|only|gonna)$/u.test(token.lower),
    );
    return timed || /[?:"“”]/u.test(doc.text.slice(sentence.start, sentence.end)) ? [] : [{ sentence, tokens }];
  });
}

/** How many tokens make up a plain subject at the start: `the two chairs`, `Gustavo`, `she`; 0 where there is none. */
export function subjectLength(tokens: readonly Token[]): number {
  const [first, second] = tokens;
  if (!first) return 0;
  if (/^(?:i|you|he|she|we|they)$/u.test(first.lower)) return 1;
  if (first.pos === 'PROPN' && first.kind === 'word' && second?.pos !== 'PROPN' && second?.pos !== 'NOUN') return 1;
  if (!/^(?:the|this|these|my|our|his|her|their|your)$/u.test(first.lower)) return 0;
  let length = 1;
  while (length < 4 && /^(?:ADJ|NOUN|PROPN|NUM)$/u.test(tokens[length]?.pos ?? '')) length++;
  return tokens[length - 1]?.pos === 'NOUN' ? length : 0;
}

/** Whether a text tells a story or gives a review, in which `still` would set one sentence against the others. */
export const isLong = perDoc(({ sentences, text }: Doc): boolean => {
  return sentences.length > 2 || text.length > 120;
});
