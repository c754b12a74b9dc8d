import type { Candidate, Doc, Rule } from '../../src/plugin.js';
import { asksAboutWords, editable } from './editable.js';
import { asksOfKind } from './kinds/asks-of-kind.js';
import { type NamedKind, namedAt } from './kinds/named-kinds.js';
import { askedIn, standsAlone } from './kinds/whole-name.js';
import type { Place } from './where.js';

export const namedKind: Rule = {
  about:
    'A well-known name gets its kind, or loses it: “Did Aristotle use a laptop?” → “Did the philosopher Aristotle use a laptop?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Did Aristotle use a laptop?', 'Did the philosopher Aristotle use a laptop?'],
    ['Would Zeus fit in a canoe?', 'Would the Greek god Zeus fit in a canoe?'],
    ['Could a kite be flown on Mars?', 'Could a kite be flown on the planet Mars?'],
    ['Is chess harder for parrots than sums?', 'Is the game of chess harder for parrots than sums?'],
    ['Do magpies nest in Ohio?', 'Do magpies nest in the state of Ohio?'],
    ['Did the Aztecs eat tomatoes?', 'Did the Aztec people eat tomatoes?'],
    ['Did a cook know when Napoleon dined?', 'Did a cook know when the French leader Napoleon dined?'],
    ['In November, do hedgehogs sleep?', 'In the month of November, do hedgehogs sleep?'],
  ],
  leaves: [
    'Is chess harder than solitaire?',
    'Was Aristotle a philosopher?',
    'Is Mars a planet?',
    'Is there a god called Zeus?',
    "Was Mozart's wig white?",
    'Did Mozart and Haydn share a cook?',
    'Did Mozart ever outdrink Haydn?',
    'Did the young Mozart like cake?',
    'Did Leopold Mozart like cake?',
    'Is a chess board square?',
    'Are there ten Netflix shows about owls?',
    'Are Brussels sprout soups green?',
    'Did the Queen of Brussels sneeze?',
    'Is it raining? Is it raining on Mars?',
    'Did Plutonium outshine Mars (the planet)?',
    'Is chess-playing a hobby of owls?',
    'Does the word chess have five letters?',
    'Does my uncle play chess?',
    'Did "Aristotle" sink off the coast?',
    'Mozart slept late. Did Mozart like cake?',
    'Did France banish the Emperor of Paris?',
    'Would Zeus, on a bad day, throw a shoe?',
    'Did Napoleon speak like a Frank of France?',
    'Is Tokyo, Japan full of cats?',
    'Mozart slept late. Was he ill?',
  ],
  *propose(doc) {
    const question = askedIn(doc);
    if (!question || asksAboutWords(doc) || /\b(?:I|my|me|we|our|us|mine)\b/iu.test(doc.text)) return;
    const named = allNamed(doc);
    const mayEdit = editable(doc);
    for (const { place, names } of named) {
      if (!mayEdit(place, true) || isSaidElsewhere(named, place, names)) continue;
      if (place.sentence !== question.sentence || !standsAlone(place, question)) continue;
      for (const name of names) if (name.holds(place)) yield* written(doc, place, name);
    }
  },
};

interface Named {
  readonly place: Place;
  readonly names: readonly NamedKind[];
}

/** Every name of the lexicon that stands in a text, the longest at each place. */
function allNamed(doc: Doc): Named[] {
  const made: Named[] = [];
  for (const sentence of doc.sentences) {
    for (const first of sentence.tokens) {
      if (first.start < (made.at(-1)?.place.last.end ?? 0)) continue;
      const found = namedAt(doc.text, first.start).flatMap((name) => {
        const last = sentence.tokens.find(({ end }) => end === first.start + name.name.length);
        return last ? [{ name, last }] : [];
      });
      const longest = found[0];
      if (!longest) continue;
      const names = found.flatMap(({ name, last }) => (last === longest.last ? [name] : []));
      made.push({ place: { doc, sentence, first, last: longest.last, task: 'yes-no' }, names });
    }
  }
  return made;
}

/** The same name again, part of it, or another of its kind: only one of the two would be explained. */
function isSaidElsewhere(all: readonly Named[], { doc, first, last }: Place, names: readonly NamedKind[]): boolean {
  const kinds = new Set(names.map(({ kind }) => kind));
  return (
    all.some(({ place, names: others }) => place.first !== first && others.some(({ kind }) => kinds.has(kind))) ||
    doc.tokens.some(({ text, index }) => text === last.text && (index < first.index || index > last.index))
  );
}

function* written(doc: Doc, { first, last }: Place, name: NamedKind): Generator<Candidate> {
  for (const as of name.as)
    if (!asksOfKind(doc, name, as)) yield { edits: [{ start: first.start, end: last.end, text: as }] };
}
