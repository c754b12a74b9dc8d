import type { Rule } from '../../../src/plugin.js';
import { afterWhether, asksPlainly, framed, inFrame, isOpinion, isSupposed } from './framed.js';

const WONDERING = [
  "I'd like to know whether",
  'I wonder whether',
  "I'm wondering if",
  'Please tell me whether',
  "I'm trying to find out whether",
];

export const wondering: Rule = {
  about: 'The question becomes a statement that asks it: “I’d like to know whether ….”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['My tent leaks. Should I dry it?', "My tent leaks. I'd like to know whether I should dry it."],
    [
      'My flatmate cannot stand nuts. Is it wise to cook satay?',
      'My flatmate cannot stand nuts. I wonder whether it is wise to cook satay.',
    ],
    ['Does a green light mean go?', 'I wonder whether a green light means go.'],
    [
      'Is Mount Etna located in Washington, D.C.?',
      "I'd like to know whether Mount Etna is located in Washington, D.C.",
    ],
  ],
  leaves: [
    'The vet told you that your goat must not eat nuts. Is it wise to give it one?',
    'Is it true that camels swim?',
    "Can't camels swim?",
    'Can you help me?',
    'Is it late? Is it cold?',
    'Is drinking it cold in the morning what the label says?',
    'Do camels swim??',
    'Should I wonder whether it is late?',
    'Since eels are fish, do they swim?',
    'Imagine a race of eels. Would you bet on the first?',
  ],
  *propose(doc) {
    const asked = framed(doc);
    const clause = asked && asksPlainly(asked) ? afterWhether(asked) : undefined;
    if (!asked?.mark || clause === undefined) return;
    if (doc.sentences.length > 1 && /\byour?\b/iu.test(doc.text.slice(0, asked.start))) return; // whose case it is, wonders
    const { question, start, end, mark } = asked;
    const asks = question.subject.head.lower === 'you' && /^(?:can|could|would|will)$/u.test(question.auxiliary.lower);
    for (const words of WONDERING) {
      if (words.includes('find out') && doc.sentences.length > 1) continue; // nobody is there who would
      if (isOpinion(asked) && !words.startsWith('I wonder')) continue;
      if (isSupposed(doc, asked) && !/^I (?:wonder)|^I'd/u.test(words)) continue;
      // one finds out what is so, not what would or should be
      if (words.includes('find out') && /^(?:would|should|could|might|ought)$/u.test(question.auxiliary.lower))
        continue;
      if (words.endsWith('if') && (asks || clause.startsWith(','))) continue;
      yield {
        edits: [
          { start, end, text: inFrame(asked, words, clause) },
          { start: mark.start, end: mark.end, text: clause.endsWith('.') ? '' : '.' },
        ],
      };
    }
  },
};
