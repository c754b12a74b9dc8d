import type { Rule } from '../../src/plugin.js';
import { afterWhether, asksPlainly, framed, inFrame, isOpinion, isSupposed } from './framed.js';

const CLEFTS = ['What I want to know is whether', 'My question is whether', "What I'd like to find out is whether"];

export const questionClefted: Rule = {
  about: 'The question becomes the focus of a cleft: “What I want to know is whether ….”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Did Ada Lovelace ever meet Charles Dickens?', 'My question is whether Ada Lovelace ever met Charles Dickens.'],
    ['Do camels swim?', 'What I want to know is whether camels swim.'],
  ],
  leaves: [
    "Can't camels swim?",
    'Can you help me?',
    'Is it late? Is it cold?',
    'Do camels swim??',
    'She hates noise. Has she picked the best seat?',
    'Should I wonder whether it is late?',
    'Is it true that camels swim?',
  ],
  *propose(doc) {
    const asked = framed(doc);
    const clause = asked && asksPlainly(asked) ? afterWhether(asked) : undefined;
    if (/^is it (?:true|right|correct|the case|a fact)\b/iu.test(doc.text)) return; // it asks whether already
    if (!asked?.mark || clause === undefined || isSupposed(doc, asked) || isOpinion(asked)) return;
    const { start, end, mark } = asked;
    for (const words of CLEFTS) {
      yield {
        edits: [
          { start, end, text: inFrame(asked, words, clause) },
          { start: mark.start, end: mark.end, text: '.' },
        ],
      };
    }
  },
};
