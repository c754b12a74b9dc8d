import { type Doc, type Edit, once, type Rule, type Token } from '../../../src/plugin.js';
import { editable } from '../editable.js';
import { isNamedPerson } from '../known-person.js';
import { fullNames } from './famous-names.js';

/** Full names to short ones, and what finds either. */
const names = once(() => {
  const all = [...fullNames()].flat().map((name) => name.replaceAll('.', '\\.'));
  all.sort((one, other) => other.length - one.length);
  return {
    short: new Map([...fullNames()].map(([short, full]) => [full, short])),
    pattern: new RegExp(`(?<![\\p{L}\\p{N}’'-])(?:${all.join('|')})(?![\\p{L}\\p{N}-])`, 'gu'),
  };
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

/** A novel, a title, a king of Israel and an army: who is meant is only sure of the name in full. */
const SHARED = /^(?:Dracula|Ahab|Wagner)$/u;
/** A father, daughters or a poet are known by it as well. */
const KIN = /^(?:Brunel|Caesar|Lovelace|Pankhurst)$/u;
/** Towns too: `Is Columbus north of Dayton?`. */
const TOWN = /^(?:Bismarck|Churchill|Columbus|Darwin|Edison|Lincoln|Newton)$/u;

export const fullName: Rule = {
  about:
    'Who is known by one name is given the rest of it, or the other way round: “Mozart” ↔ “Wolfgang Amadeus Mozart”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Was Chopin left-handed?', 'Was Frédéric Chopin left-handed?'],
    ['Did Napoleon fear cats?', 'Did Napoleon Bonaparte fear cats?'],
    ['Did Haydn outlive Mozart?', 'Did Joseph Haydn outlive Wolfgang Amadeus Mozart?'],
    ['Could Harry Houdini swim?', 'Could Houdini swim?'],
  ],
  leaves: [
    'Is it hot in Darwin?',
    'Is Columbus north of Dayton?',
    'Is Dracula set in Whitby?',
    'Do children read Shakespeare?',
    'Did Napoleon III like cats?',
    'Was a Mozart opera played?',
    "Are Newton's laws still taught?",
    'Could Harry Houdini swim with Dolly Parton?',
    'Were Dante and Goethe poets?',
    'Was the Columbus of Ohio old?',
    'Was Sir Isaac Newton tall?',
    'Is “Amadeus” about Mozart?',
    'Was Hitchcock admired by Hitchcock?',
    'Mozart was tall.',
    'Was Ada Lovelace tall?',
  ],
  *propose(doc, { task }) {
    if (task.like !== 'yes-no' || doc.questions.length === 0 || OTHERS.test(doc.text)) return;
    const found = [...doc.text.matchAll(names().pattern)];
    const full = found.filter(([name]) => names().short.has(name));
    if (found.length === 0 || (full.length > 0 && full.length < found.length)) return;
    const said = found.map(([name]) => names().short.get(name) ?? name);
    if (said.some((short) => KIN.test(short)) || hasOthers(doc, found, full.length > 0)) return;
    if (new Set(said).size < said.length || said.some((short) => said.join(' ').split(short).length > 2)) return;
    const mayEdit = editable(doc);
    const edits: Edit[] = [];
    for (const { 0: name, index } of found) {
      const [first, last] = ends(doc, index, index + name.length);
      const sentence = doc.sentences.find((each) => first && each.tokens.includes(first));
      if (!first || !last || !sentence || !mayEdit({ doc, sentence, first, last, task: 'yes-no' }, true)) return;
      if (!(full.length > 0 ? isBare(doc, first, last) : isPerson(doc, first, last))) return;
      edits.push({ start: first.start, end: last.end, text: names().short.get(name) ?? fullNames().get(name) ?? name });
    }
    yield { edits };
  },
};

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
  if (!before || SHARED.test(first.text)) return false;
  if (TOWN.test(first.text) && !/^(?:did|had|when|by|with)$/u.test(before.lower)) return false;
  if (!PERSON_AFTER.test(before.lower) || !isBare(doc, first, last)) return false;
  if (doc.questions.some(({ predicate }) => predicate.tokens[0]?.index === after?.index)) return true;
  return !(after?.kind === 'word' && /^(?:NOUN|PROPN)$/u.test(after.pos));
}

const PAIRED = /\p{Lu}\p{L}+ (?:and|or|than|outlive) ¤|¤ (?:and|or) \p{Lu}|(?:than|outlive|with) \p{Lu}/u;

/** Beside `Dolly Parton`, `Houdini` would stand in his shirt-sleeves, and `Johann Wolfgang von Goethe` in full dress beside `Dante`. */
function hasOthers({ nounPhrases, text }: Doc, found: readonly RegExpExecArray[], shortened: boolean): boolean {
  if (PAIRED.test(text.replaceAll(names().pattern, '¤'))) return true;
  return (
    shortened &&
    nounPhrases.some(
      (phrase) =>
        isNamedPerson(phrase) &&
        phrase.tokens.length > 1 &&
        !found.some(({ index, 0: { length } }) => phrase.start < index + length && phrase.end > index),
    )
  );
}
