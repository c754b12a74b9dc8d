import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { endOf } from '../../around/end-of.js';
import { kindOfText } from '../../around/kind.js';
import { isFormal, isGrave } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';
import { BAD, BOOK, GOOD, PLACE, SHADED, SHOW, THING, WARY } from './last-words.js';

export const lastWord: Rule = {
  about:
    'A longer review ends in a verdict that agrees with it: “Not to be missed.” of a show, “Not worth the ticket.”, “I couldn’t be happier with it.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'A tender, gripping drama with superb performances from both sisters.',
      'A tender, gripping drama with superb performances from both sisters. Not to be missed.',
    ],
    [
      'The plot is tedious, the dialogue is wooden, and the songs drag on for ever.',
      'The plot is tedious, the dialogue is wooden, and the songs drag on for ever. Not worth your time.',
    ],
    [
      'The owner of the inn lent us boots, packed us a delicious lunch and drove us to the pass.',
      "The owner of the inn lent us boots, packed us a delicious lunch and drove us to the pass. We couldn't have asked for more.",
    ],
    [
      'My soup was cold, the bread was stale, and the waiter rolled his eyes.',
      "My soup was cold, the bread was stale, and the waiter rolled his eyes. I won't be going back.",
    ],
    [
      'I use this lamp every night, and it is light, sturdy and wonderfully bright.',
      "I use this lamp every night, and it is light, sturdy and wonderfully bright. I couldn't be happier with it.",
    ],
  ],
  leaves: [
    'The poems are tender and very funny, and I adore the way they end. I gave them to my aunt.',
    'The plot is tedious.',
    'The drama has superb performances but the plot is tedious and flat.',
    'The soup was cold and the bread was stale at the hospital where my father died.',
    'Is the drama tender, gripping and superb, with good songs and a strong cast?',
    'The lamp has a green shade, a long cord and two bulbs, and it weighs a kilogram.',
    'The tenant found the soup cold, the bread stale and the rooms filthy and damp.',
    'Your waiter was rude, my soup was cold and the bread was stale and dry.',
    'My soup was cold, the bread was stale, and I will never go back there.',
    'A tender, gripping drama with superb performances that nobody should miss.',
    'The pie was soft and the loaf came warm from the oven, a treat. We ate there twice with my aunt.',
    'My boots are sturdy, light and comfortable, and I wear them on the moor each weekend.',
  ],
  words: () => neededWords(GOOD, BAD),
  *propose(doc) {
    if (doc.tokens.length < 12 || doc.tokens.length > 90 || !/\p{L}[.!]/u.test(endOf(doc, 2))) return;
    if (isFormal(doc) || isGrave(doc) || !/^(?:review|story|chat|notice)$/u.test(kindOfText(doc))) return;
    if (/[?"“”]|\p{Extended_Pictographic}/u.test(doc.text) || matches(doc, WARY)) return;
    const said = lastWordOn(doc);
    const after = said === undefined ? undefined : saidAfter(doc, said);
    if (after) yield after;
  },
};

function lastWordOn(doc: Doc): string | undefined {
  const good = count(doc, GOOD);
  const bad = count(doc, BAD);
  if (good > 1 && bad === 0 && !matches(doc, SHADED)) return praise(doc);
  return bad > 1 && good === 0 ? blame(doc) : undefined;
}

/** How many different words of a kind there are. */
const count = ({ text }: Doc, words: RegExp): number => new Set(text.toLowerCase().match(words)).size;

/** Who tells it: `I`, `We`, or nobody. */
function teller({ text }: Doc): 'I' | 'We' | undefined {
  if (/\b(?:[Ww]e|[Oo]ur|us)\b/u.test(text)) return 'We';
  return /\b(?:I|[Mm]y|me)\b/u.test(text) ? 'I' : undefined;
}

/** What is no one thing that one puts down. */
const SEVERAL = /\b(?:poems|stories|essays|drawings|recipes|copies|them|they|cookbook|handbook|guidebook|textbook)\b/iu;

/** What one has read and given away. */
const PASSED_ON = /\b(?:lent|gave|gift|ended|recommended)\b/iu;

function praise(doc: Doc): string | undefined {
  if (matches(doc, SHOW)) return 'Not to be missed';
  const who = teller(doc);
  if (matches(doc, PLACE)) return who ? `${who} couldn't have asked for more` : "You couldn't ask for more";
  if (matches(doc, BOOK))
    return who !== 'I'
      ? 'Not to be missed'
      : matches(doc, SEVERAL) || matches(doc, PASSED_ON)
        ? undefined
        : "I couldn't put it down";
  return who && onIt(doc) ? `${who} couldn't be happier with it` : undefined;
}

/** Whether one thing is all that it is about, and its last sentence too. */
function onIt(doc: Doc): boolean {
  return (
    matches(doc, THING) &&
    (doc.sentences.length === 1 || /\b(?:it|it['’]s|its)\b/iu.test(doc.sentences.at(-1)?.text ?? ''))
  );
}

function blame(doc: Doc): string | undefined {
  if (matches(doc, SHOW) || matches(doc, BOOK)) return 'Not worth your time';
  const who = teller(doc);
  if (matches(doc, PLACE)) return who ? `${who} won't be going back` : 'Not recommended';
  return matches(doc, THING) ? 'Not recommended' : undefined;
}
