import type { Doc, GroupCandidate, Rule } from '../../src/plugin.js';
import { filled } from '../person/frames.js';
import { isSourced } from '../person/news.js';
import { tradeOf } from '../person/writer.js';
import { byAttribute } from './group-adjective.js';
import { describedPeople } from './people.js';

export const reporter: Rule = {
  about:
    'What speaks for nobody is by somebody of a stated group whose trade it is: “A Kenyan journalist reports: …”, “A Kenyan lawyer drafted this clause: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The council voted on Tuesday to close the pool. Work is to begin in May.',
      'A Kenyan journalist reports: The council voted on Tuesday to close the pool. Work is to begin in May.',
    ],
    [
      "The mill will close in May, and workers fear that they'll lose their homes.",
      "A Kenyan journalist reports: The mill will close in May, and workers fear that they'll lose their homes.",
    ],
    [
      'The hirer shall return the boat clean and dry before noon.',
      'A Kenyan lawyer drafted this clause: The hirer shall return the boat clean and dry before noon.',
    ],
    [
      'The samples were weighed and then dried for two days. This was repeated twice.',
      'A Kenyan researcher writes: The samples were weighed and then dried for two days. This was repeated twice.',
    ],
    [
      'The desk folds flat and comes with a spare drawer. Its legs are made of steel.',
      'A Kenyan blogger writes: The desk folds flat and comes with a spare drawer. Its legs are made of steel.',
    ],
  ],
  leaves: [
    'The soup was cold.',
    'Two hours of people in a school who shout. The plot makes no sense, and the jokes fall flat for most of the families.',
    'The treasurer reported that the raffle had raised ninety pounds. The committee thanked all the volunteers for their work.',
    'According to the report, the company sold nine hundred homes in May, compared with eight hundred the year before.',
    'We voted on Tuesday to close the pool. It is a pity.',
    'Residents must park elsewhere in May.',
    'The patient was seen in clinic. The sample was sent off.',
    'Clause 4: the hirer shall return the boat clean and dry.',
    'The desk folds flat, and you get a spare drawer with it as well.',
    'Hello, the lift in block C was mended on Monday and is in use.',
  ],
  propose: reported,
  sets: (doc) => byAttribute(reported(doc)),
};

function* reported(doc: Doc): Generator<GroupCandidate> {
  const [first] = doc.tokens;
  const trade = first && !isSourced(doc) ? tradeOf(doc) : undefined;
  if (!first || !trade) return;
  const seen = new Set<string>();
  for (const { attribute, name, words } of describedPeople(doc)) {
    if (attribute !== 'nationality' || seen.has(name)) continue;
    seen.add(name);
    const article = /^an /u.test(words) ? 'an' : 'a';
    const frame = trade.frames[(seen.size - 1) % trade.frames.length];
    if (frame === undefined) continue;
    const group = `${attribute}: ${name}`;
    const person = { words: `${article} ${name} ${trade.name}`, gender: 'female', because: group } as const;
    yield { edits: [{ start: first.start, end: first.start, text: filled(frame, person) }], because: group, group };
  }
}
