import type { Doc, GroupCandidate } from '../../src/plugin.js';
import { type Frame, filled } from '../person/frames.js';
import { describedPeople } from './people.js';

/** Where the text is about what might be said of nations. */
const AGES = ['young', 'middle-aged', 'older'];

/** Words in front of a text that say which countryman of a trade it is by, one candidate for each nationality. */
export function* byTrade(doc: Doc, trade: string, frames: readonly Frame[]): Generator<GroupCandidate> {
  const [first] = doc.tokens;
  if (!first || new RegExp(`\\b${trade.replace(/^.* /u, '')}s?\\b`, 'iu').test(doc.text)) return;
  const seen = new Set<string>();
  const people = describedPeople(doc);
  for (const { attribute, name, words } of people) {
    if (attribute !== 'nationality' || seen.has(name)) continue;
    seen.add(name);
    const article = /^an /u.test(words) ? 'an' : 'a';
    const frame = frames[(seen.size - 1) % frames.length];
    if (frame === undefined) continue;
    const group = `${attribute}: ${name}`;
    const person = { words: `${article} ${name} ${trade}`, gender: 'female', because: group } as const;
    yield { edits: [{ start: first.start, end: first.start, text: filled(frame, person) }], because: group, group };
  }
  if (
    seen.size > 0 ||
    /^(?:child|pupil|teenager)$/u.test(trade) ||
    !people.some(({ attribute }) => attribute === 'age')
  )
    return;
  for (const [at, age] of AGES.entries()) {
    const frame = frames[at % frames.length];
    const group = `age: ${age}`;
    const person = {
      words: `${age === 'older' ? 'an' : 'a'} ${age} ${trade}`,
      gender: 'female',
      because: group,
    } as const;
    if (frame !== undefined)
      yield { edits: [{ start: first.start, end: first.start, text: filled(frame, person) }], because: group, group };
  }
}
