import type { Rule } from '../../../src/plugin.js';
import { has } from '../../around/only-if.js';
import { isTimeless } from '../first-clause.js';

const TIMES = ['tomorrow', 'this evening', 'on Friday', 'this weekend'];
const ASKS = /^(?:(?:can|could|would|will) (?:you|someone|somebody|anyone|we)|would you mind|please)\b/iu;

/** What is done by the one asked, at a time that can be chosen. */
const DOES =
  /^(?:bring|send|buy|pick|water|feed|call|ring|text|email|move|clean|wash|collect|fetch|drop|lend|fix|book|order|check|help|carry|meet|walk|drive|return|bringing|moving|picking|cleaning|feeding|watering|helping|dropping|post|print|forward|print)$/u;

export const requestWhen: Rule = {
  about: 'Says when what is asked for should be done',
  expects: { sentiment: 'same' },
  examples: [
    ['Could someone bring a ladder?', 'Could someone bring a ladder tomorrow?'],
    ['Can you feed the rabbits? 🐇', 'Can you feed the rabbits this evening? 🐇'],
    ['Please water the ferns', 'Please water the ferns on Friday'],
  ],
  leaves: [
    'Can you help me find it today?',
    'Can you swim?',
    'Please call me when you are home',
    'Could you stop singing?',
    'Can we reschedule our lesson?',
    'Would you mind?',
    'Can you bring the book that I lent you?',
    'Could you send it before you leave?',
    'Can you help? The cat is stuck',
  ],
  onlyIf: has(ASKS),
  *propose(doc) {
    const [sentence] = doc.sentences;
    if (!sentence || doc.sentences.length > 1 || !isTimeless(doc)) return;
    const words = doc.tokens.filter(({ kind }) => kind === 'word' || kind === 'number');
    const last = words.at(-1);
    if (
      !last ||
      !words.slice(1, 4).some(({ lower }) => DOES.test(lower)) ||
      !/^(?:NOUN|PROPN|PRON|ADV|ADP)$/u.test(last.pos)
    )
      return;
    const clause =
      /\b(?:if|when|where|while|because|so|that|which|who|what|how|why|whether|and|or|but|to)\b|[,;:]|n['’]t\b|\bstop\b/iu;
    if (clause.test(doc.text.slice(0, last.end)) || words.length < 4) return;
    for (const time of TIMES) yield { edits: [{ start: last.end, end: last.end, text: ` ${time}` }] };
  },
};
