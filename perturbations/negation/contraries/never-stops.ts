import type { Clause, Edit, Rule } from '../../../src/plugin.js';

export const neverStops: Rule = {
  about:
    'What is kept up is said by not stopping: “keeps ringing” → “won’t stop ringing”, “kept ringing” → “didn’t stop ringing”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['They keep adding fees', "They won't stop adding fees"],
    ['The alarm kept ringing all night', "The alarm didn't stop ringing all night"],
    ['The game kept freezing on level two', "The game wouldn't stop freezing on level two"],
  ],
  leaves: [
    "I can't keep doing this",
    'my son keeps getting sick',
    "I'm trying to log in and it keeps rejecting me",
    'Keep going!',
    'I keep listening for her step on the stairs',
    "I can't stop smiling",
    "The kids can't stop talking about the zoo",
    'He kept the keys',
    'Do they keep adding fees?',
    'I kept forgetting my keys',
    "I can't stop the leak",
    'She kept looking and found it',
  ],
  words: () => ['keep', 'keeps', 'kept'],
  *propose(doc) {
    if (/\?|\btry(?:ing)?\b/u.test(doc.text)) return;
    for (const clause of doc.clauses) {
      const edit = clause.negation ? undefined : stops(clause);
      if (edit) yield { edits: [edit] };
    }
  },
};

const WENT_ON =
  /^(?:ringing|barking|crying|talking|shouting|buzzing|raining|beeping|dripping|leaking|smiling|laughing|complaining|coughing|asking|humming|flickering|interrupting|arguing|staring)$/u;
const FAILED =
  /^(?:crashing|freezing|buffering|cutting|disconnecting|jamming|overheating|stalling|rebooting|lagging)$/u;

/** Things that go on, rather than happen again and again by chance. */
function stops({ verb, auxiliaries, rest, subject, tokens }: Clause): Edit | undefined {
  const [doing] = rest.tokens;
  if (
    !doing ||
    !/[^s]ing$/u.test(doing.lower) ||
    /^(?:thing|anything|something|everything|nothing|going|forgetting|trying|looking|ring|getting|losing|having|finding|meeting|seeing|hearing|being|falling|winning|improving|missing|feeling|making|surprising|amazing|giving|growing)$/u.test(
      doing.lower,
    )
  )
    return undefined;
  if (/^(?:keeps?)$/u.test(verb.lower) && subject.person === 1) return undefined; // `I won't …` would be a will
  if (auxiliaries.length > 0 || tokens.some((token) => token.start >= subject.end && token.end <= verb.start))
    return undefined;
  if (tokens.some(({ lower }) => /^(?:and|but)$/u.test(lower))) return undefined;
  const never =
    verb.lower === 'keep'
      ? "won't stop"
      : verb.lower === 'keeps'
        ? "won't stop"
        : verb.lower === 'kept'
          ? WENT_ON.test(doing.lower)
            ? "didn't stop"
            : "wouldn't stop"
          : undefined;
  if (never === undefined || (verb.lower === 'kept' && !WENT_ON.test(doing.lower) && !FAILED.test(doing.lower)))
    return undefined;
  return { start: verb.start, end: verb.end, text: never };
}
