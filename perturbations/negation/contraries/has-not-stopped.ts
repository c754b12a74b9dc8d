import type { Clause, Edit, Rule } from '../../../src/plugin.js';
import { isLonghand } from '../longhand.js';

const GOES_ON =
  /^(?:peeling|leaking|raining|snowing|barking|crying|laughing|smiling|grinning|ringing|beeping|talking|dripping|shaking|bleeding|hurting|itching|coughing|arguing|shouting|squeaking|celebrating|dancing|singing|buzzing|humming|flickering|burning|complaining|giggling|trembling|vomiting|sneezing|drilling|hammering|throbbing|aching|sobbing|fighting|crackling|rattling|wobbling|swelling|flaking|creaking)$/u;

export const hasNotStopped: Rule = {
  about: 'What still goes on has not stopped: “is still leaking” → “hasn’t stopped leaking”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The tap is still dripping', "The tap hasn't stopped dripping"],
    ["I'm still smiling about it 😊", "I haven't stopped smiling about it 😊"],
    ['The patient is still coughing.', 'The patient has not stopped coughing.'],
  ],
  leaves: [
    'The tap was still dripping',
    'Is the tap still dripping?',
    'I am still waiting',
    "The tap still isn't dripping",
    'The tap is still broken',
    'I am still thinking of going',
    "I'm still thinking it over",
    "I'm still thinking about the colour",
    'He is still fighting for a refund',
  ],
  words: () => ['still'],
  *propose(doc) {
    if (doc.text.includes('?')) return;
    const longhand = isLonghand(doc);
    for (const clause of doc.clauses) {
      const edit = stopped(clause, longhand);
      if (edit) yield { edits: [edit] };
    }
  },
};

function stopped(
  { finite, verb, auxiliaries, negation, subject, tokens, rest }: Clause,
  longhand: boolean,
): Edit | undefined {
  if (negation || auxiliaries.length !== 1 || !/^(?:is|are|am|'s|'re|'m)$/u.test(finite.lower)) return undefined;
  if (!GOES_ON.test(verb.lower) || /^(?:of|for)$/u.test(rest.tokens[0]?.lower ?? '')) return undefined;
  if (verb.lower === 'thinking' && rest.tokens[0]?.lower !== 'about') return undefined;
  const between = tokens.filter((token) => token.start >= finite.end && token.end <= verb.start);
  const [still, more] = between;
  if (
    still?.lower !== 'still' ||
    more ||
    tokens.some((token) => token.start >= subject.end && token.end <= finite.start)
  )
    return undefined;
  const single = subject.person === 3 && /^(?:is|'s)$/u.test(finite.lower);
  const have = `${single ? 'has' : 'have'}${longhand ? ' not' : "n't"}`;
  const gap = finite.start === subject.end ? ' ' : '';
  return { start: finite.start, end: still.end, text: `${gap}${have} stopped` };
}
