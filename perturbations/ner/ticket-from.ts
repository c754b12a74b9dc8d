import { matches, type Rule } from '../../src/plugin.js';
import { mayHave } from '../around/only-if.js';
import { titled } from './names.js';

const HEAD =
  /^(?:Support |Incident )?(?:Ticket|Case|Incident|Bug|Issue|Fault) (?:(?:no\. ?)?#?\d+|(?:opened|raised|logged) at \d{1,2}[:.]\d\d)(?=: )/u;
/** Whoever runs the desk writes there of whoever called. */
const OF_A_CALLER = /\b(?:customer|user|caller|client)\b/iu;
const OWN = /\b(?:I|[Mm]y|[Ww]e|[Oo]ur)\b/u;
const HOW = ['raised by', 'opened by', 'logged by'];

export const ticketFrom: Rule = {
  about: 'The head of a ticket says which named person raised it: “Ticket 12, raised by Ms Okafor: …”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Ticket 4471: the lamp is dead. Please advise.',
      'Ticket 4471, raised by Ms Okafor: the lamp is dead. Please advise.',
    ],
    [
      'Ticket 4471: the caller says that her lamp is dead.',
      'Ticket 4471, logged by Ms Okafor: the caller says that her lamp is dead.',
    ],
  ],
  leaves: [
    'Ticket 4471 was closed.',
    'Ticket 4471: my lamp is dead. The customer desk was closed.',
    'The ticket: lost',
    'Ticket 4471: Mr Dale cannot log in.',
    'Ticket 4471: opened by Ann.',
  ],
  onlyIf: mayHave(HEAD),
  *propose(doc) {
    const head = HEAD.exec(doc.text);
    if (!head || /\b(?:raised|opened|logged|reported|submitted) by\b|["“”\n]/iu.test(doc.text)) return;
    const end = head[0].length;
    const called = matches(doc, OF_A_CALLER);
    if (called && matches(doc, OWN)) return;
    for (const [at, { words, because }] of titled(doc).entries())
      yield {
        edits: [
          {
            start: end,
            end,
            text: `, ${called ? 'logged by' : (HOW[(at + doc.text.length) % HOW.length] ?? 'raised by')} ${words}`,
          },
        ],
        because,
      };
  },
};
