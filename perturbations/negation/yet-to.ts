import { type Clause, conjugate, type Edit, type Rule } from '../../src/plugin.js';

export const yetTo: Rule = {
  about: 'What has not happened yet is said by “have yet to”, and back: “haven’t decided yet” ↔ “have yet to decide”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["She still hasn't replied", 'She has yet to reply'],
    ["I haven't decided on the wallpaper yet", 'I have yet to decide on the wallpaper'],
    [
      "They haven't announced the results yet, they'll be online at noon",
      "They have yet to announce the results, they'll be online at noon",
    ],
    ["I still haven't heard from the bank", 'I have yet to hear from the bank'],
    ["They left and I still don't have an answer", 'They left and I have yet to get an answer'],
    ["The platform hasn't been announced", 'The platform has yet to be announced'],
    ['The office has yet to reply', "The office hasn't replied yet"],
  ],
  leaves: [
    "I haven't decided",
    "It isn't open yet",
    "Haven't you decided yet?",
    "I haven't been there yet and he has",
    "I haven't got any yet",
    "I really haven't decided yet",
    "The date hasn't been forgotten",
    "I still haven't heard anything",
    'I have yet to meet him, sadly',
  ],
  *propose(doc) {
    if (doc.text.includes('?')) return;
    for (const clause of doc.clauses) {
      const edits = clause.negation ? (toYet(clause) ?? stillNot(clause) ?? expected(clause)) : fromYet(clause);
      if (edits) yield { edits };
    }
  },
};

function toYet({ finite, verb, negation, auxiliaries, tokens, subject }: Clause): readonly Edit[] | undefined {
  const at = tokens.findIndex(({ lower }) => lower === 'yet');
  const [yet, before] = [tokens[at], tokens[at - 1]];
  const after = tokens[at + 1];
  if (
    !yet ||
    !before ||
    (after && !/^[,.!]$/u.test(after.text)) ||
    auxiliaries.length !== 1 ||
    !/^(?:has|have)$/u.test(finite.lower)
  )
    return undefined;
  if (tokens.filter((token) => token.start >= subject.end && token.end <= verb.start).length !== 2) return undefined;
  if (negation?.lower !== "n't" && negation?.lower !== 'not') return undefined;
  if (
    tokens.some(({ lower }) => /^(?:and|but|any|anything|anyone|been|got|really|even)$/u.test(lower)) ||
    conjugate(verb.lemma, 'participle') !== verb.lower
  )
    return undefined;
  return [
    { start: finite.start, end: verb.end, text: `${finite.lower} yet to ${verb.lemma}` },
    { start: before.end, end: yet.end, text: '' },
  ];
}

/** `hasn't been announced` → `has yet to be announced`: what is sure to come. */
function expected({ finite, verb, negation, auxiliaries, tokens, subject, rest }: Clause): readonly Edit[] | undefined {
  const inner = tokens.filter((token) => token.start >= subject.end && token.end <= verb.end);
  const passive = auxiliaries.length === 2 && auxiliaries[1]?.lower === 'been';
  if (
    !passive ||
    inner.length !== 4 ||
    !negation ||
    negation.lower === 'never' ||
    !/^(?:has|have)$/u.test(finite.lower)
  )
    return undefined;
  if (
    !/^(?:announced|confirmed|decided|published|released|delivered|repaired|fixed|installed|collected|paid|processed|approved|scheduled|answered|refunded|updated|posted)$/u.test(
      verb.lower,
    )
  )
    return undefined;
  if (rest.tokens.some(({ lower }) => /^(?:and|but|since|for|in|once|any|properly|well)$/u.test(lower)))
    return undefined;
  return [{ start: finite.start, end: verb.end, text: `${finite.lower} yet to be ${verb.lower}` }];
}

/** `still haven't heard` → `have yet to hear`, `still don't have` → `have yet to get`. */
function stillNot({ finite, verb, negation, auxiliaries, tokens, subject }: Clause): readonly Edit[] | undefined {
  const [still, ...more] = tokens.filter((token) => token.start >= subject.end && token.end <= verb.start);
  if (still?.lower !== 'still' || more.length !== 2 || auxiliaries.length !== 1 || negation?.lower !== "n't")
    return undefined;
  if (tokens.some(({ lower }) => /^(?:and|but|any|anything|anyone|been|got|really|even|know|yet)$/u.test(lower)))
    return undefined;
  const perfect = /^(?:has|have)$/u.test(finite.lower) && conjugate(verb.lemma, 'participle') === verb.lower;
  const owned = /^(?:do|does)$/u.test(finite.lower) && verb.lower === 'have';
  if (!perfect && !owned) return undefined;
  const have = /^(?:has|does)$/u.test(finite.lower) ? 'has' : 'have';
  return [{ start: still.start, end: verb.end, text: `${have} yet to ${owned ? 'get' : verb.lemma}` }];
}

function fromYet({ verb, auxiliaries, rest, end }: Clause): readonly Edit[] | undefined {
  const [yet, to, action] = rest.tokens;
  if (
    auxiliaries.length > 0 ||
    !/^(?:has|have)$/u.test(verb.lower) ||
    yet?.lower !== 'yet' ||
    to?.lower !== 'to' ||
    !action
  )
    return undefined;
  if (rest.tokens.length > 10 || rest.tokens.some(({ text }) => text === ',')) return undefined;
  return [
    { start: verb.start, end: action.end, text: `${verb.lower}n't ${conjugate(action.lower, 'participle')}` },
    { start: end, end, text: ' yet' },
  ];
}
