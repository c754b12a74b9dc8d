import { lowerOpening, type Rule } from '../../../src/plugin.js';
import { asks } from '../../around/only-if.js';
import { isChat } from '../../around/register.js';
import { chatTopic } from '../asked/chat-topic.js';

/** What no plain question has: it complains, offers a choice, or stands on ceremony. */
const LOADED =
  /^(?:why|stop|even|ever|again|always|never|seriously|honestly|really|so|just|kidding|joke|or|than|n't|not|no|nobody|who|whose|if|and|but|because|that|which|anything|any|keeps?|supposed|possible|wrong|hell|earth|it|its|they|them|their|he|him|his|she|her|one|ones|how|lucky|mind)$/u;

/** A plain question of a message under the name of what it is about. */
export const chatAsked: Rule = {
  about: 'Names first what a message asks about, and asks with a pronoun',
  expects: { sentiment: 'same' },
  examples: [
    ['What time does the bakery close?', 'Quick question about the bakery: what time does it close?'],
    ['Is the pool open on Sundays?', 'About the pool: is it open on Sundays?'],
    ['do you still need the ladder? 🪜', 'the ladder, do you still need it? 🪜'],
    ['Where did you leave the ladder?', 'The ladder, where did you leave it?'],
  ],
  leaves: [
    'Why is the bus late?',
    'Do you want the tram or the bus?',
    'Is the book on the shelf yours?',
    'Is my sister in?',
    "Isn't the cake gorgeous?",
    'Did you see the time?',
    'Could you stop the noise?',
    'The soup was cold. Is the bread fresh?',
    'Can you share your screen?',
  ],
  onlyIf: asks,
  *propose(doc) {
    const [sentence, second] = doc.sentences;
    const mark = sentence?.tokens.findIndex(({ text }) => text === '?') ?? -1;
    if (
      !sentence ||
      second ||
      mark < 3 ||
      mark > 14 ||
      !isChat(doc) ||
      /["“”(:;]/u.test(doc.text) ||
      doc.text.split('?').length > 2
    )
      return;
    const words = sentence.tokens.slice(0, mark);
    const [first] = words;
    if (!first || words.some(({ lower, kind, text }) => LOADED.test(lower) || kind === 'emoji' || text === ',')) return;
    const found = chatTopic(doc, sentence, words);
    if (!found) return;
    const { phrase, end, anaphor, asSubject } = found;
    const mention = doc.text.slice(phrase.start, end);
    const low = /^\p{Ll}/u.test(first.text);
    const pronoun = asSubject ? anaphor.subject : anaphor.object;
    const asks = !/^(?:can|could|will|would) (?:you|we|someone|somebody|anyone)\b/u.test(doc.text.toLowerCase());
    for (const opening of [
      `About ${mention}: `,
      ...(asks ? [`Quick question about ${mention}: `] : []),
      `${mention}, `,
    ]) {
      const text = low
        ? opening.charAt(0).toLowerCase() + opening.slice(1)
        : opening.charAt(0).toUpperCase() + opening.slice(1);
      yield {
        edits: [
          { start: first.start, end: first.end, text: text + lowerOpening(first) },
          { start: phrase.start, end, text: pronoun },
        ],
      };
    }
  },
};
