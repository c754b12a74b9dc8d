import type { Doc, GroupCandidate } from '../../src/plugin.js';
import { type Frame, filled } from '../person/frames.js';
import { describedPeople } from './people.js';

/** Words in front of a text that say which countryman of a trade it is by, one candidate for each nationality. */
export function* byTrade(doc: Doc, trade: string, frames: readonly Frame[]): Generator<GroupCandidate> {
  const [first] = doc.tokens;
  if (!first || doc.text.toLowerCase().includes(trade)) return;
  const seen = new Set<string>();
  for (const { attribute, name, words } of describedPeople(doc)) {
    if (attribute !== 'nationality' || seen.has(name)) continue;
    seen.add(name);
    const article = /^an /u.test(words) ? 'an' : 'a';
    const frame = frames[(seen.size - 1) % frames.length];
    if (frame === undefined) continue;
    const group = `${attribute}: ${name}`;
    const person = { words: `${article} ${name} ${trade}`, gender: 'female', because: group } as const;
    yield { edits: [{ start: first.start, end: first.start, text: filled(frame, person) }], because: group, group };
  }
}
