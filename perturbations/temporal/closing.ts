import type { Candidate, Doc, Rule } from '../../src/plugin.js';
import { isFormal } from '../around/register.js';
import { saidAfter } from '../around/said-after.js';
import { firstClause, soleClause } from './first-clause.js';
import { isLastingFeeling } from './lasting-feeling.js';
import { type Mood, presentMood } from './mood.js';

const PRESENT: Readonly<Partial<Record<Mood, readonly string[]>>> = {
  feeling: ["It's been like this since Monday", "It's been that way all week", 'Been like this since Sunday'],
  doubt: ["Maybe I'll know more tomorrow", "I'll think about it again next week", "I'll have another think on Sunday"],
  condition: ["It's been like this since Monday", 'Been like this all week', "It's been that way for about a month"],
};

export const closing: Rule = {
  about: 'Adds how long it has been so, or when more will be known, after the text',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The traffic is dreadful', "The traffic is dreadful. It's been like this since Monday"],
    ["I'm not sure what to cook 🤔", "I'm not sure what to cook 🤔 Maybe I'll know more tomorrow"],
  ],
  leaves: [
    'The train was late yesterday',
    'Can we meet?',
    'The novel was dull',
    'The hike was lovely.',
    "I'm glad you came",
    'You did a great job',
    'I waited for you ☔ you could have called',
    "I'm sick of commuting",
    'This town is boring',
    "I don't know why I came",
    'The patient slept well.',
  ],
  *propose(doc) {
    const words = doc.tokens.findLast(({ kind }) => kind === 'word');
    if (!words) return;
    if (!soleClause(doc) || doc.tokens.some(({ kind, end }) => kind === 'emoji' && end <= words.start)) return;
    for (const sentence of sentencesFor(doc)) {
      const candidate: Candidate | undefined = saidAfter(doc, sentence);
      if (candidate) yield candidate;
    }
  },
};

/** Nobody says of these that it has been like this since Monday. */
const GLAD =
  /^(?:happy|grateful|thankful|content|calm|good|great|blessed|lucky|excited|fulfilled|inspired|motivated)$/u;

function sentencesFor(doc: Doc): readonly string[] {
  const mood = presentMood(doc);
  if (mood === 'feeling' && !isLastingFeeling(firstClause(doc))) return [];
  if (mood === 'feeling' && doc.tokens.some(({ lower }) => GLAD.test(lower))) return [];
  if (mood === 'feeling' && /\b(?:sick|tired|bored) of\b/iu.test(doc.text)) return [];
  if (
    isFormal(doc) ||
    (mood === 'doubt' && /\b(?:know|understand|idea) (?:why|how|what|who|much|enough|anything)\b/iu.test(doc.text))
  )
    return [];
  if (
    mood === 'condition' &&
    /^(?:town|city|neighbou?rhood|house|company|scenery|view|team|station)$/u.test(
      firstClause(doc)?.subject.head.lower ?? '',
    )
  )
    return [];
  return mood ? (PRESENT[mood] ?? []) : [];
}
