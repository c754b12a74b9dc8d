import { type Rule, whetherClause } from '../../../src/plugin.js';
import { asksPlainly, framed, inFrame, isSupposed } from './framed.js';

const WONDERING = ["I'd like to know whether", 'I wonder whether'];

/** One plain clause that gives a case. */
const CASE = /^(?:if|when|once) [^,"“”:;()]+, $/u;

export const caseWondered: Rule = {
  about:
    'A question with its case before it becomes a statement that asks it: “If X, may Y?” → “I’d like to know whether, if X, Y may.”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'If a lodger loses the key, must she pay for the lock?',
      "I'd like to know whether, if a lodger loses the key, she must pay for the lock.",
    ],
    [
      'When a comet nears the sun, does its tail grow?',
      'I wonder whether, when a comet nears the sun, its tail grows.',
    ],
  ],
  leaves: [
    'If it rains, why do eels swim?',
    'If it rains, and if it is cold, do eels swim?',
    'If you cut an eel, will you hear it?',
    'If it rains, do eels know whether to swim?',
    'If it rains, do eels swim if they can?',
    'In Norway, do eels swim?',
    'Suppose it rains. If it does, do eels swim?',
    "If it rains, don't eels swim?",
    'Do eels swim if it rains?',
    'If a boat is made of ice, is it safer than a raft?',
    'If Ada wins, is Ada the champion?',
    "If today's the tenth, is tomorrow the eleventh?",
  ],
  words: () => ['if', 'when', 'once'],
  *propose(doc) {
    const asked = framed(doc);
    if (!asked?.mark || doc.sentences.length !== 1 || !CASE.test(asked.lead)) return;
    const { question, lead, start, end, mark, restore } = asked;
    if (!asksPlainly(asked) || isSupposed(doc, asked) || question.subject.head.lower === 'you') return;
    if (/[a-zà-ž]['’](?:s|re|m|ll|ve|d)\b (?![a-zà-ž]+(?:s|er|or)\b)|n['’]t\b/iu.test(lead)) return; // chat has no such clause in the middle
    if (question.subject.text.toLowerCase() === 'it' && lead.startsWith('if')) return; // `whether, if …, it is`
    if (lead.split(' ').length > 11 || question.tokens.length > 20) return;
    if (question.tokens.some(({ lower }) => /^(?:if|when|whenever|whether|once|unless|or)$/u.test(lower))) return;
    const name = /^\p{Lu}\p{L}+$/u.test(question.subject.text) ? question.subject.text : undefined;
    if (name !== undefined && lead.includes(name)) return; // said twice around a comma
    const clause = whetherClause(question);
    if (clause === undefined) return;
    for (const words of WONDERING)
      yield {
        edits: [
          { start, end, text: inFrame(asked, words, `, ${lead}${restore ? restore(clause) : clause}`) },
          { start: mark.start, end: mark.end, text: clause.endsWith('.') ? '' : '.' },
        ],
      };
  },
};
