import { type Clause, type Edit, type Rule, wordTable } from '../../../src/plugin.js';

export const onlyNot: Rule = {
  about:
    'What is allowed only so is not allowed otherwise: “may keep pets only with consent” → “may not keep pets without consent”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['You can enter only with a badge', 'You cannot enter without a badge'],
    ['We could enter only with a badge', 'We could not enter without a badge'],
    ['The rent is due within ten days of signing', 'The rent is due no later than ten days after signing'],
    ['Tenants may keep pets only with written consent.', 'Tenants may not keep pets without written consent.'],
    ['Visitors may enter only if they have a badge.', 'Visitors may not enter unless they have a badge.'],
    [
      'The seller must deliver the goods within ten days of payment.',
      'The seller must deliver the goods no later than ten days after payment.',
    ],
    ['The lease may be ended only by a signed notice.', 'The lease may not be ended except by a signed notice.'],
    [
      'Either party may assign the lease with the prior consent of the other.',
      'Neither party may assign the lease without the prior consent of the other.',
    ],
  ],
  leaves: [
    'I only have tea',
    'He may come only now',
    'You may not enter only with a badge',
    'We shall overcome',
    'He must pay for it, the fool',
    'They fixed it within two days',
    'The buyer shall pay the deposit on signing.',
    'You may appeal within ten days of the decision.',
    "Either party may end it by giving thirty days' notice.",
  ],
  words: () => ['only', 'within', 'with'],
  *propose(doc) {
    if (/\?|\b(?:unless|except|if not)\b/iu.test(doc.text)) return;
    for (const clause of doc.clauses) {
      if (clause.negation) continue;
      for (const edits of [only(clause), within(clause), agreed(clause)]) if (edits) yield { edits };
    }
  },
};

const OTHERWISE = wordTable<string>({ with: 'without', if: 'unless', after: 'until after', by: 'except by' });

function only({ finite, rest, auxiliaries }: Clause): readonly Edit[] | undefined {
  const at = rest.tokens.findIndex(({ lower }) => lower === 'only');
  const [word, next] = [rest.tokens[at], rest.tokens[at + 1]];
  const otherwise = next && OTHERWISE[next.lower];
  if (
    !word ||
    !next ||
    otherwise === undefined ||
    auxiliaries.length === 0 ||
    !/^(?:may|can|could)$/u.test(finite.lower)
  )
    return undefined;
  const not = finite.lower === 'may' ? ' not' : finite.lower === 'can' ? 'not' : ' not';
  return [
    { start: finite.end, end: finite.end, text: not },
    { start: word.start, end: next.end, text: otherwise },
  ];
}

/** `within ten days of payment` → `no later than ten days after payment`. */
function within({ finite, rest }: Clause): readonly Edit[] | undefined {
  const at = rest.tokens.findIndex(({ lower }) => lower === 'within');
  const [word, count, unit, of] = rest.tokens.slice(at, at + 4);
  if (
    at < 0 ||
    !word ||
    !count ||
    !unit ||
    !of ||
    of.lower !== 'of' ||
    (!/^(?:must|shall|will|should)$/u.test(finite.lower) && !/^(?:due|payable)$/u.test(rest.tokens[0]?.lower ?? ''))
  )
    return undefined;
  if ((count.kind !== 'number' && count.pos !== 'NUM') || !/^(?:hours?|days?|weeks?|months?|years?)$/u.test(unit.lower))
    return undefined;
  return [
    { start: word.start, end: word.end, text: 'no later than' },
    { start: of.start, end: of.end, text: 'after' },
  ];
}

/** `Either party may … with the consent of the other` → `Neither party may … without the consent of the other`. */
function agreed({ finite, rest, subject, auxiliaries }: Clause): readonly Edit[] | undefined {
  const [word] = subject.tokens;
  const at = rest.tokens.findIndex(({ lower }) => lower === 'with');
  const by = rest.tokens[at];
  const agreed = /^with the (?:prior |written |express )*(?:consent|approval|agreement)\b/u;
  if (!word || !by || auxiliaries.length === 0 || finite.lower !== 'may') return undefined;
  if (
    !agreed.test(
      rest.tokens
        .slice(at)
        .map(({ text }) => text)
        .join(' '),
    )
  )
    return undefined;
  if (rest.tokens.some(({ lower }) => /^(?:only|and|but|unless)$/u.test(lower))) return undefined;
  const without = { start: by.start, end: by.end, text: 'without' };
  if (word.lower === 'either')
    return [{ start: word.start, end: word.end, text: /^E/u.test(word.text) ? 'Neither' : 'neither' }, without];
  if (!/^(?:the|a)$/u.test(word.lower)) return undefined;
  return [{ start: finite.end, end: finite.end, text: ' not' }, without];
}
