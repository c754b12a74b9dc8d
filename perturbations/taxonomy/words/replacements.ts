import type { Candidate, Doc, Edit, RuleContext, Token } from '../../../src/plugin.js';
import { indefiniteArticle, matchCase, perDoc, wordsOf } from '../../../src/plugin.js';
import { asksAboutWords, editable } from '../editable.js';
import { type Place, preceding } from '../where.js';
import { openings } from './entries.js';
import type { Entry, Part } from './entry.js';
import { isInFixedPhrase } from './fixed-phrases.js';
import { isOutOfRegister } from './out-of-register.js';
import { rankAt } from './proven.js';

/** Whether an entry may be used at a place, by what its part of speech needs; conditions of the entry come on top. */
export type Fits = (place: Place, entry: Entry) => boolean;

/** Words that begin with so many letters alike are of one family: `compose`, `composer`. */
const STEM = 6;

// What all rules ask of a text, looked at once.
const mayEditIn = perDoc(editable);
/** How its long words begin. */
const stemsIn = perDoc(
  ({ tokens }: Doc) => new Set(tokens.filter(({ lower }) => lower.length >= STEM).map(({ lower }) => stemOf(lower))),
);

/**
 * Every replacement of one word or phrase that the entries allow, each once, with the article in front of it repaired.
 * What readers accept most comes first, what they hardly know last (`proven.ts`).
 */
export function replacements(
  doc: Doc,
  { task }: RuleContext,
  [name, part]: readonly [name: string, part: Part],
  fits: Fits,
): readonly Candidate[] {
  const found: Candidate[] = [];
  if (task.like === 'yes-no' && asksAboutWords(doc)) return found;
  for (const { sentence, first, entries } of openings(doc, name, part, task.like)) {
    const made = replacementsAt({ doc, sentence, first, last: first, task: task.like }, entries, { list: name, fits });
    if (made) found.push(...made.values());
  }
  return found;
}

function replacementsAt(
  alone: Place,
  entries: readonly Entry[],
  { list, fits }: { readonly list: string; readonly fits: Fits },
): ReadonlyMap<string, Candidate> | undefined {
  let made: Map<string, Candidate> | undefined;
  for (const entry of entries) {
    const place = matched(alone, entry);
    // The cheapest first: most entries are refused by their own conditions.
    if (!place || !entry.holds(place) || !mayEditIn(place.doc)(place, entry.form === 'exact')) continue;
    const said = `${entry.words.length} ${entry.replacement}`;
    if (made?.has(said) || repeats(entry, place.doc) || isSaidAgain(place, entry) || !fits(place, entry)) continue;
    if (isOutOfRegister(place, entry) || isInFixedPhrase(place)) continue;
    made ??= new Map();
    made.set(said, { edits: edits(place, entry), ...rankAt(place, entry, list) });
  }
  return made;
}

/** The place of an entry that was found by its first word, where all its words stand there. */
function matched(alone: Place, { words, form }: Entry): Place | undefined {
  const { doc, sentence, first } = alone;
  const exact = form === 'exact';
  if (exact && first.text !== words[0]) return undefined;
  if (words.length === 1) return alone;
  let last = first;
  for (let at = 1; at < words.length; at++) {
    const token = doc.tokens[first.index + at];
    if (!token || (exact ? token.text : token.lower) !== words[at]) return undefined;
    last = token;
  }
  return last.end > sentence.end ? undefined : { doc, sentence, first, last, task: alone.task };
}

const GRAMMAR =
  /^(?:have|been|were|with|that|this|than|from|into|what|when|which|they|them|your|will|would|could|there|about)$/iu;

interface Content {
  readonly word: string;
  readonly lower: string;
  /** Nothing for a short one. */
  readonly stem: string | undefined;
}

/** Replacements have few words, and each is asked about in many texts. */
const contents = new Map<string, readonly Content[]>();

/** Those of its words that nobody says twice. */
function contentOf(replacement: string): readonly Content[] {
  const known = contents.get(replacement);
  if (known) return known;
  const made = replacement
    .split(/[ -]/u)
    .filter((word) => word.length >= 4 && !GRAMMAR.test(word))
    .map((word) => ({
      word,
      lower: word.toLowerCase(),
      stem: word.length >= STEM ? stemOf(word) : undefined,
    }));
  contents.set(replacement, made);
  return made;
}

/** “a dull and boring day” would say it twice, and so would “the composer composed” nearly. */
function repeats({ words, replacement }: Entry, doc: Doc): boolean {
  return contentOf(replacement).some(({ word, lower, stem }) => {
    if (words.some((own) => own.startsWith(word))) return false;
    if (stands(doc, lower)) return true;
    return stem !== undefined && stemsIn(doc).has(stem) && !words.some((other) => stemOf(other) === stem);
  });
}

/** Whether a token of the text or its base form is a word; `wordsOf` knows more words than these. */
function stands(doc: Doc, word: string): boolean {
  return wordsOf(doc).has(word) && doc.tokens.some(({ lower, lemma }) => lower === word || lemma === word);
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
