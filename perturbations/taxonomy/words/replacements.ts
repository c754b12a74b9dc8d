import type { Candidate, Doc, Edit, RuleContext, Sentence, TaskName, Token } from '../../../src/plugin.js';
import { indefiniteArticle, matchCase, perDoc } from '../../../src/plugin.js';
import { asksAboutWords, editable } from '../editable.js';
import { type Place, preceding } from '../where.js';
import type { Entries, Entry } from './entries.js';
import { entriesAt } from './entries-at.js';
import { isInFixedPhrase } from './fixed-phrases.js';
import { isOutOfRegister } from './out-of-register.js';

/** Whether an entry may be used at a place, by what its part of speech needs; conditions of the entry come on top. */
export type Fits = (place: Place, entry: Entry) => boolean;

interface Seen {
  readonly mayEdit: ReturnType<typeof editable>;
  /** Every word of the text and its lemma. */
  readonly present: ReadonlySet<string>;
  /** How its long words begin. */
  readonly stems: ReadonlySet<string>;
  readonly aboutWords: boolean;
}

/** Words that begin with so many letters alike are of one family: `compose`, `composer`. */
const STEM = 6;

/** What all rules ask of a text, looked at once. */
const seen = perDoc(
  (doc: Doc): Seen => ({
    mayEdit: editable(doc),
    present: new Set(doc.tokens.flatMap((token) => [token.lower, token.lemma])),
    stems: new Set(doc.tokens.filter(({ lower }) => lower.length >= STEM).map(({ lower }) => stemOf(lower))),
    aboutWords: asksAboutWords(doc),
  }),
);

/** Every replacement of one word or phrase that the entries allow, each once, with the article in front of it repaired. */
export function* replacements(doc: Doc, { task }: RuleContext, lexicon: Entries, fits: Fits): Generator<Candidate> {
  const known = seen(doc);
  const { mayEdit, aboutWords } = known;
  if (task.like === 'yes-no' && aboutWords) return;
  for (const sentence of doc.sentences) {
    for (const token of sentence.tokens) {
      if (!lexicon.has(token.lower)) continue;
      const made = new Set<string>();
      for (const entry of entriesAt(lexicon, token, doc.tokens[token.index + 1])) {
        const place = matched(doc, sentence, token, entry, task.like);
        // The cheapest first: most entries are refused by their own conditions.
        if (!place || !entry.holds(place) || !mayEdit(place, entry.form === 'exact')) continue;
        const said = `${entry.words.length} ${entry.replacement}`;
        if (made.has(said) || repeats(entry, known) || isSaidAgain(place, entry) || !fits(place, entry)) continue;
        if (isOutOfRegister(place, entry) || isInFixedPhrase(place)) continue;
        made.add(said);
        yield { edits: edits(place, entry) };
      }
    }
  }
}

function matched(
  doc: Doc,
  sentence: Sentence,
  first: Token,
  { words, form }: Entry,
  task: TaskName,
): Place | undefined {
  const { tokens } = doc;
  const last = tokens[Math.min(first.index + words.length, tokens.length) - 1];
  if (!last || last.end > sentence.end) return undefined;
  for (const [at, word] of words.entries()) {
    const token = tokens[first.index + at];
    if ((form === 'exact' ? token?.text : token?.lower) !== word) return undefined;
  }
  return { doc, sentence, first, last, task };
}

const GRAMMAR =
  /^(?:have|been|were|with|that|this|than|from|into|what|when|which|they|them|your|will|would|could|there|about)$/iu;

/** “a dull and boring day” would say it twice, and so would “the composer composed” nearly. */
function repeats({ words, replacement }: Entry, { present, stems }: Seen): boolean {
  return replacement.split(/[ -]/u).some((word) => {
    if (word.length < 4 || GRAMMAR.test(word) || words.some((own) => own.startsWith(word))) return false;
    if (present.has(word.toLowerCase())) return true;
    return word.length >= STEM && stems.has(stemOf(word)) && !words.some((other) => stemOf(other) === stemOf(word));
  });
}

function stemOf(word: string): string {
  return word.slice(0, STEM).toLowerCase();
}

/** “nobody can act, nobody can write”: one of two would break the figure, or speak of two things. */
function isSaidAgain({ doc: { tokens }, first, last }: Place, { words, form }: Entry): boolean {
  if (first === last && first.pos === 'ADP') return false;
  if (first === last)
    return tokens.some(
      ({ index, lower, lemma }) => index !== first.index && (lower === words[0] || lemma === first.lemma),
    );
  const same = ({ lower, text }: Token, word: string | undefined) => (form === 'exact' ? text : lower) === word;
  return tokens.some(
    ({ index }) => index !== first.index && words.every((word, at) => same(tokens[index + at] ?? first, word)),
  );
}

function edits(place: Place, { replacement, form }: Entry): Edit[] {
  const { doc, first, last } = place;
  const before = preceding(place);
  const text = form === 'exact' ? replacement : matchCase(doc.text.slice(first.start, last.end), replacement);
  const edit = { start: first.start, end: last.end, text };
  if (!before || !/^an?$/u.test(before.lower)) return [edit];
  const article = matchCase(before.text, indefiniteArticle(replacement));
  return article.toLowerCase() === before.lower
    ? [edit]
    : [{ start: before.start, end: before.end, text: article }, edit];
}
