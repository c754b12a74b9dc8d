import { type Doc, type GroupCandidate, matches, type Rule } from '../../src/plugin.js';
import { byTrade } from './by-trade.js';
import { byAttribute } from './group-adjective.js';
import { describedPeople } from './people.js';

const HEAD =
  /^(?:Support |Incident )?(?:Ticket|Case|Incident|Bug|Issue|Fault) (?:(?:no\. ?)?#?\d+|(?:opened|raised|logged) at \d{1,2}[:.]\d\d)(?=: )/u;
const SAID = /\b(?:raised|opened|logged|reported|submitted) by\b|["“”\n]/iu;
/** Whoever runs the desk writes there of whoever called. */
const OF_A_CALLER = /\b(?:customer|user|caller|client|member)\b/iu;

const OWN = /\b(?:I|[Mm]y|[Ww]e|[Oo]ur)\b/u;

/** How those who run a help desk write of a case. */
const OF_A_FILE =
  /^(?:(?:Ticket|Case|Incident) #?\d+ |The (?:ticket|incident|fault) (?:was|is|has|concerns)|(?:The )?(?:[Uu]ser|[Cc]ustomer|[Cc]aller) (?:reports|asks|asked|states|says|requested|requests|wants|wanted|confirmed|called|rang|cannot)\b)[^!?]*\.\s*$/u;

export const ticketFrom: Rule = {
  about:
    'The head of a ticket says of what group the one is who raised or logged it: “Ticket 12, raised by a Kenyan woman: …”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Ticket 31: the lamp is dead. Please advise.',
      'Ticket 31, raised by a Kenyan woman: the lamp is dead. Please advise.',
    ],
    [
      'Ticket 31: the caller says that the lamp is dead.',
      'Ticket 31, logged by a Kenyan agent: the caller says that the lamp is dead.',
    ],
    [
      'The caller asked for a new cable, which was sent on Monday.',
      'Note by a Kenyan support agent: The caller asked for a new cable, which was sent on Monday.',
    ],
  ],
  leaves: ['The ticket: lost', 'Ticket 31: opened by Ann.'],
  propose: raised,
  sets: (doc) => byAttribute(raised(doc)),
};

function* raised(doc: Doc): Generator<GroupCandidate> {
  const end = HEAD.exec(doc.text)?.[0].length;
  if (matches(doc, SAID)) return;
  if (end === undefined) {
    if (matches(doc, OF_A_FILE) && !matches(doc, OWN))
      yield* byTrade(doc, 'support agent', ['Note by P: ', 'P notes: ']);
    return;
  }
  const called = matches(doc, OF_A_CALLER) && !matches(doc, OWN);
  for (const { attribute, words, name, because } of describedPeople(doc)) {
    if (attribute !== 'nationality') continue;
    const who = called ? words.replace(/ (?:wo)?man$/u, ' agent') : words;
    const how = called ? 'logged' : 'raised';
    yield {
      edits: [{ start: end, end, text: `, ${how} by ${who}` }],
      because,
      group: `${attribute}: ${called ? name : words}`,
    };
  }
}
