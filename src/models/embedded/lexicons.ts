import { remembered } from '../../core/remembered.js';

/** What is loaded once: word to valence, and word to stem. */
export interface Lexicons {
  /** -5 … 5, and 0 for a word that the lexicon does not know. */
  valence(word: string): number;
  stem(word: string): string;
}

let loading: Promise<Lexicons> | undefined;

/**
 * AFINN-165 (F. Å. Nielsen, "A new ANEW", 2011) and the Porter stemmer, as `natural` has them. By sub-path, because its root
 * connects to databases and prints to stdout.
 */
export function loadLexicons(): Promise<Lexicons> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Lexicons> {
  const [{ SentimentAnalyzer }, { PorterStemmer }] = await Promise.all([
    import('natural/lib/natural/sentiment/index.js'),
    import('natural/lib/natural/stemmers/index.js'),
  ]);
  const analyzer = new SentimentAnalyzer('English', undefined, 'afinn');
  return {
    // One word at a time: its own way with negation flips the whole rest of the text.
    valence: (word) => analyzer.getSentiment([word]),
    // The stemmer takes most of a reply's time, and demonstrations come with every request.
    stem: remembered((word) => PorterStemmer.stem(word.replace(/'s$/, '')), 20_000),
  };
}
