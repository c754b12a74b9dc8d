import type { Model } from '../../core/types.js';
import { embeddedModel } from './embedded-model.js';
import { loadLexicons } from './lexicons.js';
import type { Demonstration } from './read-prompt.js';
import { isStopWord, words } from './words.js';

/**
 * `embedded:neighbours`: answers as the most similar demonstration was answered, by the cosine of their TF-IDF vectors over
 * the prompt's demonstrations (G. Salton, C. Buckley 1988); a draw goes to the first. Without demonstrations it cannot say.
 */
export async function openNeighbours(): Promise<Model> {
  const [{ stem }, { TfIdf }] = await Promise.all([loadLexicons(), import('natural/lib/natural/tfidf/index.js')]);
  const stems = (text: string) => words(text).flatMap((word) => (isStopWord(word) ? [] : [stem(word)]));
  return embeddedModel('neighbours', ({ text, demonstrations }) => {
    const examples = demonstrations.map((demonstration) => ({ ...demonstration, stems: stems(demonstration.text) }));
    const corpus = new TfIdf();
    for (const example of examples) corpus.addDocument(example.stems);
    const asked = stems(text);
    const nearest = first(examples, (example) => similarity(asked, example.stems, (word) => corpus.idf(word)));
    return nearest?.label ?? 'I have no examples to compare with, so I cannot say.';
  });
}

/** The cosine without the length of `asked`, which is the same for all examples. */
function similarity(asked: readonly string[], example: readonly string[], idf: (word: string) => number): number {
  const weights = new Map<string, number>();
  for (const word of example) weights.set(word, (weights.get(word) ?? 0) + idf(word));
  const dot = asked.reduce((sum, word) => sum + (weights.get(word) ?? 0) * idf(word), 0);
  return dot === 0 ? 0 : dot / Math.hypot(...weights.values());
}

/** The first value with the highest score. */
function first<T extends Demonstration>(values: readonly T[], score: (value: T) => number): T | undefined {
  let top: { readonly value: T; readonly score: number } | undefined;
  for (const value of values) {
    const scored = score(value);
    if (top === undefined || scored > top.score) top = { value, score: scored };
  }
  return top?.value;
}
