import { type Clause, conjugate, type Edit, type Rule } from '../../../src/plugin.js';

export const stillNotYet: Rule = {
  about:
    'What goes on is said by what has not happened yet: “still looking for his sock” → “hasn’t found his sock yet”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["He's still looking for his other sock", "He hasn't found his other sock yet"],
    ["I'm still waiting for my refund", "I still haven't received my refund"],
    ['The brakes still squeak', "The brakes haven't stopped squeaking"],
  ],
  leaves: [
    'He is still a child',
    "He isn't still looking for it",
    'Are you still looking for it?',
    'He was still looking for it',
    "I'm still waiting for the bus",
    'I still work here',
    'He is still looking for trouble and fights',
    "I'm still waiting for the parcel to turn up",
  ],
  words: () => ['still'],
  *propose(doc) {
    if (doc.text.includes('?')) return;
    for (const clause of doc.clauses) {
      const edits = clause.negation ? undefined : (searching(clause) ?? goingOn(clause));
      if (edits) yield { edits };
    }
  },
};

const DUE =
  /^(?:refund|parcel|package|order|reply|answer|money|payment|response|email|confirmation|replacement|delivery|letter|results?|invoice|passport|visa|deposit|code)$/u;

function searching({
  verb,
  finite,
  auxiliaries,
  rest,
  subject,
  tense,
  end,
  tokens,
}: Clause): readonly Edit[] | undefined {
  const [preposition, ...object] = rest.tokens;
  const adverbs = tokens.filter((token) => token.start >= finite.end && token.end <= verb.start);
  if (
    auxiliaries.length !== 1 ||
    tense !== 'present' ||
    preposition?.lower !== 'for' ||
    object.length === 0 ||
    object.length > 5
  )
    return undefined;
  if (
    adverbs.length !== 1 ||
    adverbs[0]?.lower !== 'still' ||
    object.some(({ lower, text }) => lower === 'and' || lower === 'to' || text === ',')
  )
    return undefined;
  const third = subject.person === 3 && subject.number === 'singular' && subject.head.lower !== 'they';
  const have = third ? "hasn't" : "haven't";
  const gap = finite.start === subject.end ? ' ' : '';
  const whole = { start: finite.start, end: preposition.end };
  if (verb.lower === 'looking' && /^(?:my|his|her|our|their|the)$/u.test(object[0]?.lower ?? ''))
    return [
      { ...whole, text: `${gap}${have} found` },
      { start: end, end, text: ' yet' },
    ];
  if (verb.lower === 'waiting' && object.some(({ lower }) => DUE.test(lower)))
    return [{ ...whole, text: `${gap}still ${have} received` }];
  return undefined;
}

const NUISANCES =
  /^(?:squeak|leak|rattle|ache|hurt|bark|snore|flicker|crash|complain|smell|stink|drip|buzz|squeaks|leaks|rattles|aches|hurts|barks|snores|flickers|drips|buzzes)$/u;

function goingOn({ verb, auxiliaries, subject, tokens, rest }: Clause): readonly Edit[] | undefined {
  const [still, more] = tokens.filter((token) => token.start >= subject.end && token.end <= verb.start);
  if (
    auxiliaries.length > 0 ||
    still?.lower !== 'still' ||
    more ||
    !NUISANCES.test(verb.lower) ||
    rest.tokens.length > 4
  )
    return undefined;
  const third = subject.person === 3 && subject.number === 'singular';
  return [
    {
      start: still.start,
      end: verb.end,
      text: `${third ? "hasn't" : "haven't"} stopped ${conjugate(verb.lemma, 'gerund')}`,
    },
  ];
}
