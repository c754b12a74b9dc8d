import type { Candidate, Rule } from '../../src/plugin.js';
import { saidAfter } from '../around/said-after.js';
import { INVENTED } from './asides.js';
import { isInformal } from './chat.js';

const FRAMES = ['Sent from my WORD phone', 'Sent via WORD', 'Typed on my WORD tablet', 'Posted with the WORD app'];

export const inventedSignature: Rule = {
  about: 'Signs with a device or app whose name is an invented word',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold.', 'The soup was cold. Sent from my Brimblewick phone.'],
    ['I love my new boots 🥾', 'I love my new boots 🥾 Sent via Zorvane'],
  ],
  leaves: ['The tenant shall pay the rent', 'My phone is slow', 'This app keeps crashing'],
  *propose(doc): Generator<Candidate> {
    if (
      !isInformal(doc) ||
      /\b(?:phone|tablet|app|sent|device|screen|message|software|laptop|computer)\b/iu.test(doc.text)
    )
      return;
    for (const frame of FRAMES)
      for (const word of INVENTED) {
        const candidate = saidAfter(doc, frame.replace('WORD', word));
        if (candidate) yield candidate;
      }
  },
};
