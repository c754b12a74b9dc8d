import type { Clause, Edit, Rule } from '../../../src/plugin.js';
import { conjugate } from '../../../src/plugin.js';

export const noLonger: Rule = {
  about:
    'What has ended is said by “no longer” or “not … anymore”: “I don’t trust them anymore” → “I no longer trust them”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I don't trust them any more", 'I no longer trust them'],
    ['She used to take the tram', 'She no longer takes the tram'],
    ['The lifts stopped working', 'The lifts no longer work'],
    ["I don't trust this bank anymore.", 'I no longer trust this bank.'],
    ["The stairs don't creak anymore, hooray!", 'The stairs no longer creak, hooray!'],
    ['I used to take the tram. Now I take the bus.', 'I no longer take the tram. Now I take the bus.'],
    ['The printer stopped working', 'The printer no longer works'],
  ],
  leaves: [
    'I used to take the tram when I was young',
    'I am used to it',
    "I don't trust them",
    'The printer stopped working on Monday',
    "I can't do it anymore",
    'He stopped working to have lunch',
    'This place used to be great',
    'We used to love it but now it is bad',
    "I really don't trust them anymore",
    'We once used to row there',
    'My boss stopped working',
  ],
  words: () => ['any', 'anymore', 'used', 'stopped'],
  *propose(doc) {
    if (doc.text.includes('?')) return;
    for (const clause of doc.clauses) {
      const edits = fromAnymore(clause) ?? fromUsedTo(doc.text, clause) ?? fromStopped(clause);
      if (edits) yield { edits };
    }
  },
};

/** `don't trust … anymore` → `no longer trust …`. */
function fromAnymore({ finite, verb, negation, auxiliaries, tokens, subject }: Clause): readonly Edit[] | undefined {
  const at = tokens.findIndex(
    ({ lower }, place) => lower === 'anymore' || (lower === 'any' && tokens[place + 1]?.lower === 'more'),
  );
  const last = tokens[at]?.lower === 'any' ? tokens[at + 1] : tokens[at];
  const before = tokens[at - 1];
  const next = last && tokens[tokens.indexOf(last) + 1];
  if (!negation || negation.lower === 'never' || !last || !before || (next && !/^\p{P}+$/u.test(next.text)))
    return undefined;
  if (tokens.filter((token) => token.start >= subject.end && token.end <= verb.start).length !== 2) return undefined;
  if (auxiliaries.length !== 1 || !/^(?:do|does)$/u.test(finite.lower)) return undefined;
  const form = finite.lower === 'does' ? conjugate(verb.lower, 'third') : verb.lower;
  return [
    { start: finite.start, end: verb.end, text: `no longer ${form}` },
    { start: before.end, end: last.end, text: '' },
  ];
}

/** `I used to take the tram.` → `I no longer take the tram.`, where nothing dates it or weighs it. */
function fromUsedTo(text: string, { verb, auxiliaries, rest, tokens, subject }: Clause): readonly Edit[] | undefined {
  const [to, action] = rest.tokens;
  if (verb.lower !== 'used' || auxiliaries.length > 0 || to?.lower !== 'to' || !action || action.lower === 'be')
    return undefined;
  if (/\b(?:when|as a|but|until|every|years?|ago|back|always|never|before|child|kid|young|school)\b/iu.test(text))
    return undefined;
  if (tokens.some((token) => token.start >= subject.end && token.end <= verb.start)) return undefined;
  const third = subject.person === 3 && subject.number === 'singular';
  return [
    {
      start: verb.start,
      end: action.end,
      text: `no longer ${third ? conjugate(action.lower, 'third') : action.lower}`,
    },
  ];
}

/** `stopped working` at the end of the clause. */
function fromStopped({ verb, auxiliaries, rest, subject, tokens }: Clause): readonly Edit[] | undefined {
  const [working, next] = rest.tokens;
  if (verb.lower !== 'stopped' || auxiliaries.length > 0 || !working || !/^working$/u.test(working.lower) || next)
    return undefined;
  if (subject.animacy === 'person' || tokens.some((token) => token.start >= subject.end && token.end <= verb.start))
    return undefined;
  const third = subject.number === 'singular';
  return [{ start: verb.start, end: working.end, text: `no longer ${third ? 'works' : 'work'}` }];
}
