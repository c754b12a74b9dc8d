import { matches, type Rule } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';
import { moodOf } from '../mood.js';

export const cannotBeatThat: Rule = {
  about: 'An exclamation is rounded off by a denial: “What a lovely breakfast, can’t beat that”',
  expects: { sentiment: 'same' },
  examples: [
    ['What a lovely surprise breakfast 🥐', "What a lovely surprise breakfast 🥐 Can't beat that"],
    ['Such a lovely view ⛰️', "Such a lovely view ⛰️ Can't beat that"],
  ],
  leaves: [
    'What a day',
    'What a horrible smell',
    'What a lovely man',
    'What a lovely day?',
    'What a sad way to die',
    'What is lovely',
    'What a lovely memoir',
    'Such a lovely film about a mill',
    'What a lovely cake, thank you!',
    'What a lovely baby',
    'What a lovely bride',
    'What a kind thing to do',
    'What a lovely surprise, a parcel from Oban!',
  ],
  words: () => ['what', 'such'],
  *propose(doc) {
    const [first, second] = doc.tokens;
    if (
      !/^(?:what|such)$/u.test(first?.lower ?? '') ||
      !/^an?$/u.test(second?.lower ?? '') ||
      doc.sentences.length > 1 ||
      doc.text.length > 80 ||
      !isChat(doc)
    )
      return;
    if (
      /\b(?:thank\w*|you|your|man|woman|girl|boy|guy|lady|baby|person|friend|team|sad|lonely|game|birthday|card|letter|gift|present|message|note|gesture|surprise party|speech|bride|groom|couple|dog|puppy|cat|kind|sweet|thoughtful|generous|thing to (?:do|say)|read|books?|novels?|biograph(?:y|ies)|memoirs?|documentar(?:y|ies)|films?|plays?)\b|[:"“]/iu.test(
        doc.text,
      )
    )
      return;
    if (moodOf(doc)?.polarity !== 'positive') return;
    for (const said of matches(doc, ONCE) ? [] : ["Can't beat that", "You can't beat it"]) {
      const after = saidAfter(doc, said);
      if (after) yield after;
    }
  },
};

/** What comes once and is not chosen. */
const ONCE = /\bsurprise(?! (?:breakfast|lunch|dinner|picnic|trip|meal)\b)/iu;
