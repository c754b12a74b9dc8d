import { type Candidate, type Doc, mayMatch, once, perDoc, readLexicon } from '../../src/plugin.js';
import { withItsApostrophes } from '../around/style.js';
import { isLonghand } from './longhand.js';
import { isOfThing } from './of-thing.js';
import { fits, jars, NEGATED } from './pattern-place.js';
import { compiled, filled } from './pattern-text.js';

/** A row of `lexicons/negated-patterns.tsv` or `negated-prose.tsv`: what is said, as an expression, and how it is said with a negation. */
interface Row {
  readonly kind: string;
  /** Words of the text, as `seen` has them, of which one must stand in it. */
  readonly anchors: readonly string[];
  /** Compiled at first use: of two thousand, few may stand in a text. */
  readonly pattern: () => RegExp;
  readonly text: string;
  /** Whether it is about a question. */
  readonly asks: boolean;
  /** Whether the words matched hold a negation already, which moves. */
  readonly moves: boolean;
  /** Whether it is said of things only, in a main clause. */
  readonly ofThings: boolean;
  /** Whether both say the same, so that what weighs or gives a reason may follow. */
  readonly exact: boolean;
}

const rows = once((): readonly Row[] =>
  [
    new URL('../lexicons/negated-patterns.tsv', import.meta.url),
    new URL('../lexicons/negated-prose.tsv', import.meta.url),
  ]
    .flatMap((file) => readLexicon(file))
    .map(({ kind = '', anchor = '', pattern = '', text = '' }) => ({
      kind,
      anchors: anchor.split('|'),
      pattern: once(() => compiled(pattern)),
      text,
      asks: pattern.includes('\\?'),
      moves: NEGATED.test(pattern),
      ofThings: pattern.includes('{thing}'),
      exact: kind.startsWith('prose'),
    })),
);

/** Rows of all kinds by each of their anchors. */
const byAnchor = once((): ReadonlyMap<string, readonly Row[]> => {
  const found = new Map<string, Row[]>();
  for (const row of rows()) {
    for (const anchor of row.anchors) {
      const those = found.get(anchor);
      if (those) those.push(row);
      else found.set(anchor, [row]);
    }
  }
  return found;
});

/** The words that the rows of a kind need. Their own start at a word of the text even where it goes on with an apostrophe. */
export function patternWords(kind: string): readonly string[] {
  return rows().flatMap((row) =>
    row.kind === kind ? row.anchors.map((anchor) => /[a-z\d]+/u.exec(anchor)?.[0] ?? anchor) : [],
  );
}

/** The text with straight apostrophes, which has the same offsets, and its words. */
const seen = perDoc((doc: Doc) => {
  const text = doc.text.replaceAll('’', "'");
  const words = new Set(text.toLowerCase().match(/[\p{L}\d]+(?:'[\p{L}]+)?/gu) ?? []);
  return { text, words };
});

/** By kind the rows that may match in a text, in the order of its words: found once for all kinds. */
const rowsIn = perDoc((doc: Doc): ReadonlyMap<string, readonly Row[]> => {
  const found = new Map<string, Row[]>();
  const tried = new Set<Row>();
  for (const word of seen(doc).words) {
    for (const row of byAnchor().get(word) ?? []) {
      if (tried.has(row)) continue;
      tried.add(row);
      if (!mayMatch(doc, row.pattern())) continue;
      const those = found.get(row.kind);
      if (those) those.push(row);
      else found.set(row.kind, [row]);
    }
  }
  return found;
});

/** A text in which rows of a kind may match. */
export function hasRows(kind: string): (doc: Doc) => boolean {
  return (doc) => rowsIn(doc).has(kind);
}

/** Every rewording of a kind that the text has a place for. */
export function* patterned(doc: Doc, kind: string): Generator<Candidate> {
  const { text } = seen(doc);
  for (const row of rowsIn(doc).get(kind) ?? []) {
    const candidate = reworded(doc, text, row);
    if (candidate) yield candidate;
  }
}

function reworded(doc: Doc, text: string, row: Row): Candidate | undefined {
  const pattern = row.pattern();
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [whole] = match;
    const start = match.index;
    const sentence = doc.sentences.find((each) => start >= each.start && start < each.end);
    if (whole === '' || !sentence || !fits(doc, text, sentence, row, [start, start + whole.length])) continue;
    if (row.ofThings && !isOfThing(doc, start)) continue;
    const said = filled(
      doc,
      match,
      row.text,
      !row.asks && doc.text.length > 65 && (isLonghand(doc) || (row.exact && !SPOKEN.test(text))),
    );
    if (
      said === undefined ||
      said === whole ||
      (said.includes("n't forget") && LEFT_OPEN.test(text)) ||
      jars(text.slice(0, start), said, text.slice(start + whole.length))
    )
      continue;
    const styled = withItsApostrophes(doc, said);
    const end = start + whole.length;
    const dot = /[.?!]$/u.test(styled) && text.charAt(end) === '.' ? 1 : 0; // one final mark is enough
    return { edits: [{ start, end: end + dot, text: cased(doc, start, whole, styled) }] };
  }
  return undefined;
}

/** `Bring a coat, or don't`: what is left to the other is no reminder. */
const LEFT_OPEN =
  /\bor (?:don't|not)\b|\b(?:up to you|your (?:call|choice)|if you (?:like|want|fancy)|whatever|no (?:rush|pressure)|i don't (?:mind|care)|either (?:way|one|is fine))\b/iu;

/** Whoever writes at length, contracts nothing and does not speak for himself would not begin where both say the same. */
const SPOKEN = /\p{L}'(?:t|m|re|ve|ll|d)\b|\b(?:it|that|there|he|she)'s\b|\b(?:I|[Mm]y|me)\b/u;

/** A capital where the words matched had one by their place, and a small letter where they had none. */
function cased(doc: Doc, start: number, whole: string, said: string): string {
  const small = /\bi\b/u.test(doc.text) && !/\bI\b/u.test(doc.text);
  const kept = small ? said.replaceAll(/\bI\b/gu, 'i') : said;
  const opens =
    /^\p{Lu}/u.test(whole) && /(?:^|[.!?…]\s+|\p{Extended_Pictographic}\uFE0F?\s+)$/u.test(doc.text.slice(0, start));
  return opens ? kept.charAt(0).toUpperCase() + kept.slice(1) : kept;
}
