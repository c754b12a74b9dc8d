import type { Rule } from '../../../src/plugin.js';
import { afterWhether, asksPlainly, framed, inFrame, isOpinion, isSupposed } from './framed.js';

const ASKING = [
  'Can you tell me whether',
  'Could you tell me if',
  'Do you know if',
  'Do you know whether',
  'Do you happen to know if',
];

/** A follow-up whose answer is that of the question inside. */
export const indirectQuestion: Rule = {
  about: 'The question becomes an indirect one: “Can you tell me whether …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Did Ada Lovelace ever meet Charles Dickens?', 'Do you know if Ada Lovelace ever met Charles Dickens?'],
    ['Do camels swim?', 'Can you tell me whether camels swim?'],
    ['In Norway, do snails come out?', 'Do you know whether, in Norway, snails come out?'],
  ],
  leaves: [
    'Is it true that camels swim?',
    "Can't camels swim?",
    'Can you help me?',
    'Is it late? Is it cold?',
    'Why is it late?',
    'CAN CAMELS SWIM?',
    'Can I bake this or will it melt?',
    'If it rains, why do snails come out?',
    'If it rains, do snails come out?',
    'Is it still alive, most likely?',
    'Is drinking it cold in the morning what the label says?',
    'She hates noise. Has she picked the best seat?',
    'In Norway, can you help me?',
    'Could a vow that nobody heard therefore be broken by a bride?',
    'My uncle has gashed his shin; is his wound likely to close by itself?',
    'My aunt has cut her knee; is her wound likely to close by itself?',
  ],
  *propose(doc) {
    const asked = framed(doc);
    const clause = asked && asksPlainly(asked) ? afterWhether(asked) : undefined;
    if (!asked || clause === undefined) return;
    const { question, start, end } = asked;
    const addressed = question.subject.head.lower === 'you' && !/^(?:can|could|do)$/u.test(question.auxiliary.lower);
    const told = question.sentence.index > 0;
    if (told && (isOpinion(asked) || /^(?:i|we)$/iu.test(question.subject.head.text))) return;
    for (const words of ASKING) {
      if (told && words.startsWith('Do you')) continue;
      if (isSupposed(doc, asked) && words.startsWith('Do you')) continue;
      if ((addressed && words.startsWith('Do you')) || (clause.startsWith(',') && words.endsWith('if'))) continue;
      yield { edits: [{ start, end, text: inFrame(asked, words, clause) }] };
    }
  },
};
