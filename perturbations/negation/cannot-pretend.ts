import { neededWords, type Rule } from '../../src/plugin.js';
import { isChat } from '../around/register.js';
import { isNegator } from './asked.js';

/** Feelings, of which one may pretend to have none. */
const FELT =
  /^(?:annoyed|cross|bitter|disheartened|discouraged|disappointed|jealous|envious|nervous|anxious|worried|sad|upset|hurt|bored|exhausted|frustrated|irritated|lonely|homesick|embarrassed|ashamed|guilty|offended|stressed|overwhelmed|scared|frightened|unhappy|confused|unsettled|shaken|dismayed|resentful|apprehensive|uneasy|drained|dreading|struggling)$/u;

export const cannotPretend: Rule = {
  about:
    'A feeling is owned up to by not pretending otherwise: “I’m annoyed with the roadworks” → “I can’t pretend I’m not annoyed with the roadworks”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm annoyed with the constant roadworks 🚧", "I can't pretend I'm not annoyed with the constant roadworks 🚧"],
    ["I'm nervous about the crossing", "I won't pretend I'm not nervous about the crossing"],
  ],
  leaves: [
    "I'm charmed by this tiny cinema",
    "I'm livid that they towed my van",
    "I'm not annoyed",
    "I'm so annoyed with the roadworks",
    "I'm annoyed!",
    "I'm annoyed but it will pass",
    'Are you annoyed?',
    "I'm annoyed. We were late again and missed the start. It was my mistake.",
    "I'm happy with my new lamp",
    "I'm tired and hungry",
    "I'm glad you came",
  ],
  words: () => neededWords(FELT),
  *propose(doc) {
    const [i, be, felt, next] = doc.tokens;
    if (!i || !be || !felt || !next || i.lower !== 'i' || !/^['’]m$/u.test(be.lower) || !FELT.test(felt.lower)) return;
    if (doc.sentences.length > 1 || doc.tokens.length > 20 || !isChat(doc) || OPEN.test(doc.text)) return;
    if (doc.tokens.some(isNegator) || !BEHIND.test(doc.text.slice(next.start))) return;
    const mark = be.text.charAt(0);
    for (const will of ['can', 'won']) {
      const said = `${i.text} ${will}${mark}t pretend ${i.text}${mark}m not ${felt.text}`;
      yield { edits: [{ start: i.start, end: felt.end, text: said }] };
    }
  },
};

const BEHIND = /^(?:with|by|about|at|of|for|that|to|after|over|from|in|my|our|this|these|the|we|i|it|they|he|she)\b/iu;
const OPEN =
  /\b(?:but|if|so|because|even|ever|too|still|yet|anyone|any|and|or|sorry|please|thanks?|died|funeral|cancer|for you|really|just|only|than|the most|every|each)\b|[!?;:,"“”…]|\.\.|n['’]t\b/iu;
