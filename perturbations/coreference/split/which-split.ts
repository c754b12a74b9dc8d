import type { Rule } from '../../../src/plugin.js';
import { asTwo } from '../stated/retold.js';
import { saidIn } from '../stated/said.js';

/** What can be said of an event as well as of a thing. */
const OF_EVENTS =
  /^(?:great|fantastic|amazing|awesome|nice|good|annoying|frustrating|disappointing|ridiculous|unacceptable|wonderful|brilliant|terrible|awful|sad|helpful|handy|useful|impressive|embarrassing|infuriating|convenient|inconvenient|perfect|lovely|weird|strange|odd|normal|typical|fine|standard|unfair|outrageous|scary|dangerous|surprising|unfortunate|stressful|exhausting|shocking|incredible|rare|absurd|cool|rude|unusual|rubbish)$/u;
const DEGREE =
  /^(?:really|so|very|pretty|quite|just|absolutely|totally|honestly|super|a|bit|such|always|kind|of|simply)$/u;

/** What something that happened amounts to. */
const AMOUNTS =
  /^(?:(?:really|just|honestly|simply|exactly|precisely|quite|pretty much|absolutely|frankly) )*(?:(?:such )?an? (?:\p{L}+ )?(?:insult|shame|pity|disgrace|relief|joke|miracle|nuisance|scandal|outrage|bonus|pleasure|comfort|disappointment|letdown|first|record)|what (?:i|we) (?:\p{L}+ )?(?:wanted|needed|hoped for|asked for|expected|feared|paid for)|the (?:highest|lowest|best|worst|largest|smallest) (?:\p{L}+ )?(?:number|total|figure|result|score|share|rate)(?: (?:since|for|in|on) [^,]+)?|more than (?:i|we|anyone) (?:\p{L}+ )?(?:expected|hoped for|asked for|wanted))$/u;

/** A relative clause about what was said becomes a sentence that begins with `that`. */
export const whichSplit: Rule = {
  about: 'Makes a sentence with “that” of a closing remark with “which”',
  expects: { sentiment: 'same' },
  examples: [
    ['The battery lasts three days, which is great', "The battery lasts three days. That's great"],
    ['They closed early again, which was really annoying 😤', 'They closed early again. That was really annoying 😤'],
    [
      'The shop offered me half of it back, which is an insult.',
      "The shop offered me half of it back. That's an insult.",
    ],
    ['She kept our table for us, which made my evening!', 'She kept our table for us! That made my evening!'],
  ],
  leaves: [
    'The soup, which was cold, came late',
    'I had the soup, which was cold',
    'I know which is great',
    'I bought a lamp, which is a first edition',
    'We ate soup, which is great when hot, and bread',
  ],
  words: () => ['which'],
  *propose(doc) {
    for (const said of saidIn(doc)) {
      const at = said.tokens.findIndex(({ lower }) => lower === 'which');
      const [comma, before, verb] = [said.tokens[at - 1], said.tokens[at - 2], said.tokens[at + 1]];
      const rest = said.tokens.slice(at + 2);
      if (!before || !verb || comma?.text !== ',' || rest.some(({ text }) => text === ',')) continue;
      const feels = /^(?:is|was)$/u.test(verb.lower) && isOfEvents(rest.map(({ lower }) => lower));
      if (
        !feels &&
        !(/^(?:made|makes)$/u.test(verb.lower) && /^(?:me|us|my|our|everything|it)$/u.test(rest[0]?.lower ?? ''))
      )
        continue;
      const that = verb.lower === 'is' ? "that's" : `that ${verb.lower}`;
      yield asTwo(
        said,
        doc.text.slice(said.first.start, before.end),
        `${that}${doc.text.slice(verb.end, said.last.end)}`,
      );
    }
  },
};

function isOfEvents(words: readonly string[]): boolean {
  if (AMOUNTS.test(words.join(' '))) return true;
  const at = words.findIndex((word) => !DEGREE.test(word));
  return at === words.length - 1 && OF_EVENTS.test(words[at] ?? '');
}
