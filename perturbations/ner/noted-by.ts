import type { Rule } from '../../src/plugin.js';
import { isClinicalRecord, isDeskRecord } from '../person/record.js';
import { names } from './names.js';

export const notedBy: Rule = {
  about: 'A record ends with who made it: “Noted by Priya.”, “Logged by Omar.”',
  expects: { sentiment: 'same' },
  examples: [
    ['Wound clean and dry. Stitches out on Friday.', 'Wound clean and dry. Stitches out on Friday. Noted by Priya.'],
    [
      'Ticket 42: laptop needs a reboot each morning.',
      'Ticket 42: laptop needs a reboot each morning. Logged by Omar.',
    ],
  ],
  leaves: [
    'The charity raised the money in a month. It will pay for a garden by the ward.',
    'My wound is healing.',
    'The soup was cold.',
    'Wound clean and dry',
  ],
  *propose(doc) {
    const verb = isClinicalRecord(doc) ? 'Noted' : isDeskRecord(doc) ? 'Logged' : undefined;
    const end = doc.text.trimEnd().length;
    if (verb === undefined) return;
    for (const { words, because } of names(doc))
      yield { edits: [{ start: end, end, text: ` ${verb} by ${words}.` }], because };
  },
};
