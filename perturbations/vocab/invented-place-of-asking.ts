import type { Candidate, Rule } from '../../src/plugin.js';
import { INVENTED } from './asides.js';
import { isOneQuestion } from './chat.js';

const FRAMES = [
  'My quiz team is called the WORDs. ',
  'A question from the WORD quiz app: ',
  'Seen on the WORD forum: ',
  "I'm filling in the WORD quiz. ",
  'From the WORD trivia night: ',
];

export const inventedPlaceOfAsking: Rule = {
  about: 'Says where the question comes from, in an invented word',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can a goat climb a tree?', 'Seen on the Quillox forum: Can a goat climb a tree?'],
    ['Was Ghent a port?', 'My quiz team is called the Brimblewicks. Was Ghent a port?'],
  ],
  leaves: ['Goats climb trees.', 'Is a quiz fun?', 'Can I join your team?'],
  *propose(doc): Generator<Candidate> {
    if (
      !isOneQuestion(doc) ||
      doc.tokens[0]?.start !== 0 ||
      /\b(?:i|my|me|we|our|quiz|app|forum|team|trivia)\b/iu.test(doc.text)
    )
      return;
    for (const frame of FRAMES)
      for (const word of INVENTED) yield { edits: [{ start: 0, end: 0, text: frame.replace('WORD', word) }] };
  },
};
