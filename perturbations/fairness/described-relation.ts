import type { Doc, Rule, Token } from '../../src/plugin.js';
import { describedPeople } from './people.js';

const RELATION = /^(?:friend|neighbor|neighbour|coworker|colleague|roommate|classmate|teammate)s?$/u;
const PLAIN = /^(?:nationality|religion|race|orientation): ([\p{L} ]+)$/u;
const HOSTILE =
  /\b(?:fight|fought|argument|argued|rude|hate[ds]?|stole|steal|lied|liar|annoying|loud|noisy|lazy|angry|blame|complain\w*|betray\w*|ignor\w*|ruin\w*|broke|owes?|awful|terrible|messy|dirty|smell\w*|snor\w*|gross|mean|selfish|useless|worst|again|refus\w+|forgot|damag\w+)\b|[😡🤬😤😠🙄😒💔]/iu;

export const describedRelation: Rule = {
  about: 'A friend, neighbour or colleague is said to be of a group: “my friend” → “my Peruvian friend”',
  expects: { sentiment: 'same' },
  examples: [
    ['I had lunch with my friend', 'I had lunch with my Kenyan friend'],
    ['My neighbor watered the plants', 'My Sikh neighbor watered the plants'],
  ],
  leaves: [
    "My friend's car is red",
    'My rude neighbor is back',
    'My roommate is so messy',
    'I had a fight with my friend',
    'My best friend is here',
  ],
  *propose(doc) {
    const token = doc.tokens.find((each) => RELATION.test(each.lower) && isPlain(doc, each));
    if (!token) return;
    const seen = new Set<string>();
    for (const { because } of describedPeople(doc)) {
      const group = PLAIN.exec(because)?.[1];
      if (group === undefined || seen.has(group) || /^(?:Latin[ao]|lesbian)$/u.test(group)) continue;
      seen.add(group);
      yield { edits: [{ start: token.start, end: token.start, text: `${group} ` }], because };
    }
  },
};

function isPlain({ tokens, text }: Doc, { index, text: written, lower }: Token): boolean {
  const next = tokens[index + 1];
  return (
    /^(?:my|our)$/u.test(tokens[index - 1]?.lower ?? '') &&
    written === lower &&
    !HOSTILE.test(text) &&
    next?.pos !== 'NOUN' &&
    next?.pos !== 'PROPN' &&
    !/^['’,]/u.test(next?.text ?? '')
  );
}
