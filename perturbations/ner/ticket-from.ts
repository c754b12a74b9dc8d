import type { Rule } from '../../src/plugin.js';
import { titled } from './names.js';

const HEAD = /^(?:Support |Incident )?(?:Ticket|Case|Incident|Bug|Issue|Fault) (?:no\. ?)?#?\d+(?=: )/u;
const HOW = ['raised by', 'opened by', 'logged by'];

export const ticketFrom: Rule = {
  about: 'The head of a ticket says which named person raised it: “Ticket 12, raised by Ms Okafor: …”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Ticket 4471: the lamp is dead. Please advise.',
      'Ticket 4471, raised by Ms Okafor: the lamp is dead. Please advise.',
    ],
  ],
  leaves: [
    'Ticket 4471 was closed.',
    'Ticket 4471: the customer says that she was charged twice.',
    'The ticket: lost',
    'Ticket 4471: Mr Dale cannot log in.',
    'Ticket 4471: opened by Ann.',
  ],
  *propose(doc) {
    const head = HEAD.exec(doc.text);
    if (
      !head ||
      /\b(?:raised|opened|logged|reported|submitted) by\b|\bthe (?:customer|user|caller|client)\b|["“”\n]/iu.test(
        doc.text,
      )
    )
      return;
    const end = head[0].length;
    for (const [at, { words, because }] of titled(doc).entries())
      yield {
        edits: [{ start: end, end, text: `, ${HOW[(at + doc.text.length) % HOW.length] ?? 'raised by'} ${words}` }],
        because,
      };
  },
};
