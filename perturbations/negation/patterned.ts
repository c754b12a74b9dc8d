import { type Candidate, type Doc, mayMatch, perDoc, readLexicon, type Sentence } from '../../src/plugin.js';
import { isLonghand } from './longhand.js';
import { isOfThing } from './of-thing.js';
import { compiled, filled } from './pattern-text.js';

/** A row of `lexicons/negated-patterns.tsv`: what is said, as an expression, and how it is said with a negation. */
interface Row {
  readonly pattern: RegExp;
  readonly text: string;
  /** Whether it is about a question. */
  readonly asks: boolean;
  /** Whether the words matched hold a negation already, which moves. */
  readonly moves: boolean;
  /** Whether it is said of things only, in a main clause. */
  readonly ofThings: boolean;
}

type Index = ReadonlyMap<string, readonly Row[]>;
let kinds: ReadonlyMap<string, Index> | undefined;

const NEGATED = /n['’]t\b|\b(?:not|never|no|nobody|nothing|none|neither|nor|nowhere|hardly|cannot|without)\b/iu;

/** By kind, then by a word that the text must hold. */
function rows(kind: string): Index {
  if (!kinds) {
    const found = new Map<string, Map<string, Row[]>>();
    for (const { kind: of = '', anchor = '', pattern = '', text = '' } of readLexicon(
      new URL('../lexicons/negated-patterns.tsv', import.meta.url),
    )) {
      const row = {
        pattern: compiled(pattern),
        text,
        asks: pattern.includes('\\?'),
        moves: NEGATED.test(pattern),
        ofThings: pattern.includes('{thing}'),
      };
      const index = found.get(of) ?? new Map<string, Row[]>();
      found.set(of, index);
      for (const word of anchor.split('|')) index.set(word, [...(index.get(word) ?? []), row]);
    }
    kinds = found;
  }
  return kinds.get(kind) ?? new Map();
}

/** The text with straight apostrophes, which has the same offsets, and its words. */
const seen = perDoc((doc: Doc) => {
  const text = doc.text.replaceAll('’', "'");
  const words = new Set(text.toLowerCase().match(/[\p{L}\d]+(?:'[\p{L}]+)?/gu) ?? []);
  return { text, words };
});

/** Every rewording of a kind that the text has a place for. */
export function* patterned(doc: Doc, kind: string): Generator<Candidate> {
  const { text, words } = seen(doc);
  const index = rows(kind);
  const tried = new Set<Row>();
  for (const word of words) {
    for (const row of index.get(word) ?? []) {
      if (tried.has(row)) continue;
      tried.add(row);
      const candidate = mayMatch(doc, row.pattern) && reworded(doc, text, row);
      if (candidate) yield candidate;
    }
  }
}

function reworded(doc: Doc, text: string, row: Row): Candidate | undefined {
  row.pattern.lastIndex = 0;
  for (let match = row.pattern.exec(text); match; match = row.pattern.exec(text)) {
    const [whole] = match;
    const start = match.index;
    const sentence = doc.sentences.find((each) => start >= each.start && start < each.end);
    if (whole === '' || !sentence || !fits(doc, text, sentence, row, [start, start + whole.length])) continue;
    if (row.ofThings && !isOfThing(doc, start)) continue;
    const said = filled(doc, match, row.text, !row.asks && doc.text.length > 80 && isLonghand(doc));
    if (said === undefined || said === whole || jars(text.slice(0, start), said, text.slice(start + whole.length)))
      continue;
    const styled = doc.text.includes('’') ? said.replaceAll("'", '’') : said;
    return { edits: [{ start, end: start + whole.length, text: cased(doc, start, whole, styled) }] };
  }
  return undefined;
}

/** What hangs on a degree in the words before: `so angry | that I can hardly type`. */
const HANGS =
  /^[^,.;!]*\bthat (?:I|we|he|she|it|you|they|my|his|her|our|nobody|even)\b.*\b(?:can|can't|could|couldn't|hardly|nearly|almost|forgot|had to|cried|cry)\b/iu;
/** In a longer text, words that weigh what was said, or give its reason. */
const WEIGHED = /\b(?:but|because|though|although|than|yet|unless|whereas)\b/iu;

function fits(
  doc: Doc,
  text: string,
  sentence: Sentence,
  { asks, moves }: Row,
  [start, end]: readonly [number, number],
): boolean {
  if (sentence.text.includes('?') !== asks || /^[^\p{Ll}]{5,}$/u.test(text.slice(start, end))) return false;
  const before = text.slice(sentence.start, start);
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1);
  if (!moves && NEGATED.test(clause)) return false;
  const after = text.slice(end, sentence.end);
  if (HANGS.test(after) || (doc.sentences.length > 1 && WEIGHED.test(after) && !moves)) return false;
  const quotes = text.slice(0, start).match(/["“”]/gu)?.length ?? 0;
  return quotes % 2 === 0;
}

/** A second auxiliary behind the first (`I'll won't`), or a word said twice where the new words end (`minutes minutes`). */
function jars(before: string, said: string, after: string): boolean {
  if (
    /(?:'(?:ll|d|ve|re|m)|\b(?:will|would|can|could|should|might|may|must|shall))\s+$/iu.test(before) &&
    AUXILIARY.test(said)
  )
    return true;
  const [last = ''] = /\p{L}+$/u.exec(said.toLowerCase()) ?? [];
  const [next = ''] = /^\p{L}+/u.exec(after.trimStart().toLowerCase()) ?? [];
  return last !== '' && last === next;
}

const AUXILIARY =
  /^(?:won't|wouldn't|can't|cannot|couldn't|shouldn't|don't|doesn't|didn't|isn't|aren't|will|would|can|could)\b/iu;

/** A capital where the words matched had one by their place, and a small letter where they had none. */
function cased(doc: Doc, start: number, whole: string, said: string): string {
  const small = /\bi\b/u.test(doc.text) && !/\bI\b/u.test(doc.text);
  const kept = small ? said.replaceAll(/\bI\b/gu, 'i') : said;
  const opens =
    /^\p{Lu}/u.test(whole) && /(?:^|[.!?…]\s+|\p{Extended_Pictographic}\uFE0F?\s+)$/u.test(doc.text.slice(0, start));
  return opens ? kept.charAt(0).toUpperCase() + kept.slice(1) : kept;
}
