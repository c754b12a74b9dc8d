import { type Doc, type Edit, matches, once, type Rule, type Token } from '../../../src/plugin.js';
import { editable } from '../editable.js';
import { fullNames } from './famous-names.js';

/** What finds a name, in short or in full. */
const names = once(() => {
  const all = [...fullNames()].flat().map((name) => name.replaceAll('.', '\\.'));
  all.sort((one, other) => other.length - one.length);
  // Where no capital or figure stands none of them is tried.
  return new RegExp(`(?=[^\\p{Ll}\\s])(?<![A-Za-zÀ-ž\\p{N}’'-])(?:${all.join('|')})(?![A-Za-zÀ-ž\\p{N}-])`, 'gu');
});
/** Before these, the name is the person: not a town (`in Darwin`), a work (`read Shakespeare`) or half of a title. */
const PERSON_AFTER =
  /^(?:is|was|were|did|does|do|has|had|have|could|can|would|should|might|will|must|than|by|when|before|after|while|until|where|that|if|because|with|against|of|meet|met|outlive|outlived|succeed|and|or)$/u;
/** `Newton's laws`, `Schubert's Trout`: what is called after somebody. */
const CALLED_AFTER =
  /^(?:\p{Lu}.*|\d.*|laws?|theor(?:y|em|ies)|cradle|method|cat|test|number|principle|machine|wheel)$/u;
/** The others of the name: a song, a probe, a pig, a family, another Roman. */
const OTHERS =
  /\b(?:song|film|movie|series|novel|book|statue|probe|satellite|spacecraft|telescope|orbiter|Ohio|Animal Farm|Rajiv|Orson|Michelle|Melania|Ivanka|Victoria|Yoko|Nancy|queen|family|house|museum|airport|university|city|town|unit|prize|crater|asteroid|Jr|junior|brothers|wife|sister|son|daughter|descend\w*|called|named?|surname|directed|launched|released|filmed|starring|bombed|sunk|mercenar\w*)\b/u;

/** Towns too: `Is Columbus north of Dayton?`. */
const TOWN = /^(?:Bismarck|Churchill|Columbus|Darwin|Edison|Lincoln|Newton)$/u;

export const fullName: Rule = {
  about: 'Who is known by one name is given the rest of it: “Mozart” → “Wolfgang Amadeus Mozart”; never cut short',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Was Chopin left-handed?', 'Was Frédéric Chopin left-handed?'],
    ['Would Darwin have seen a kiwi?', 'Would Charles Darwin have seen a kiwi?'],
    ['Did Haydn outlive Mozart?', 'Did Joseph Haydn outlive Wolfgang Amadeus Mozart?'],
  ],
  leaves: [
    'Is it hot in Darwin?',
    'Is Columbus north of Dayton?',
    'Do children read Shakespeare?',
    'Was a Mozart opera played?',
    "Are Newton's laws still taught?",
    'Could Harry Houdini swim?',
    'Were Dante and Goethe poets?',
    'Was the Columbus of Ohio old?',
    'Was Sir Isaac Newton tall?',
    'Is “Amadeus” about Mozart?',
    'Was Hitchcock admired by Hitchcock?',
    'Would Kermit eat a frog?',
    'Mozart was tall.',
    "Was it a copy of Joan of Arc's sword?",
    'Did Henry VIII write songs?',
  ],
  words: () => [...fullNames()].flat().map((name) => /[a-z\d]+/u.exec(name.toLowerCase())?.[0] ?? ''),
  *propose(doc, { task }) {
    if (task.like !== 'yes-no' || doc.questions.length === 0 || matches(doc, OTHERS)) return;
    const found = [...doc.text.matchAll(names())];
    const said = found.map(([name]) => fullNames().get(name));
    if (found.length === 0 || hasOthers(doc) || new Set(said).size < said.length) return;
    const mayEdit = editable(doc);
    const edits: Edit[] = [];
    for (const [at, { 0: name, index }] of found.entries()) {
      const full = said[at];
      const [first, last] = ends(doc, index, index + name.length);
      const sentence = doc.sentences.find((each) => first && each.tokens.includes(first));
      if (!full || !first || !last || !sentence || !isPerson(doc, first, last)) return;
      if (saysAgain(doc, full, name) || ownsLater(doc, full, last)) return;
      if (!mayEdit({ doc, sentence, first, last, task: 'yes-no' }, true)) return;
      edits.push({ start: first.start, end: last.end, text: full });
    }
    yield { edits };
  },
};

/** `the Maid of Orléans's sword`: a name with a place in it owns nothing. */
function ownsLater({ tokens }: Doc, full: string, last: Token): boolean {
  return /^['’]s?$/u.test(tokens[last.index + 1]?.text ?? '') && /\b(?:of|with)\b/u.test(full);
}

/** `Would Kermit eat a frog?`: what the name gains stands in the text. */
function saysAgain({ text }: Doc, full: string, name: string): boolean {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu));
  const gained = [
    ...(full
      .replace(name, '')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []),
  ];
  return gained.some((word) => word !== 'the' && words.has(word));
}

function ends({ tokens }: Doc, start: number, end: number): readonly [Token | undefined, Token | undefined] {
  return [tokens.find((token) => token.start === start), tokens.find((token) => token.end === end)];
}

/** No title before it, no more of the name behind it. */
function isBare({ tokens, sentences }: Doc, first: Token, last: Token): boolean {
  const [before, after, then] = [tokens[first.index - 1], tokens[last.index + 1], tokens[last.index + 2]];
  const opens = sentences.some((sentence) => sentence.tokens[0]?.index === before?.index);
  if (before && /^\p{Lu}/u.test(before.text) && !opens) return false;
  if (after && (/^[\p{Lu}\d]/u.test(after.text) || /^(?:the|of|-|\()$/u.test(after.lower))) return false;
  return !(after && /^['’]s?$/u.test(after.text) && CALLED_AFTER.test(then?.text ?? ''));
}

function isPerson(doc: Doc, first: Token, last: Token): boolean {
  const before = doc.tokens[first.index - 1];
  const after = doc.tokens[last.index + 1];
  if (!before) return false;
  const done =
    /^(?:would|could)$/u.test(before.lower) && after?.lower === 'have' && doc.tokens[after.index + 1]?.pos === 'VERB';
  if (TOWN.test(first.text) && !done && !/^(?:did|had|when|by|with)$/u.test(before.lower)) return false;
  if (!PERSON_AFTER.test(before.lower) || !isBare(doc, first, last)) return false;
  if (doc.questions.some(({ predicate }) => predicate.tokens[0]?.index === after?.index)) return true;
  return !(after?.kind === 'word' && /^(?:NOUN|PROPN)$/u.test(after.pos));
}

const PAIRED = /\p{Lu}\p{L}+ (?:and|or|than|outlive) ¤|¤ (?:and|or) \p{Lu}|(?:than|outlive|with) \p{Lu}/u;

/** Beside `Dante`, `Johann Wolfgang von Goethe` would stand in full dress. */
function hasOthers({ text }: Doc): boolean {
  return PAIRED.test(text.replaceAll(names(), '¤'));
}
