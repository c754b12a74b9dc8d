import { conjugate, type Rule, type Token } from '../../../src/plugin.js';

export const sorry: Rule = {
  about: 'What one regrets doing one is sorry that one did: “I regret lending him …” → “I’m sorry I lent him …”',
  expects: { sentiment: 'same' },
  examples: [
    ['I regret lending my brother the ladder', "I'm sorry I lent my brother the ladder"],
    ['I regret signing up for this choir 😩', "I'm sorry I signed up for this choir 😩"],
  ],
  leaves: [
    'I deeply regret lending him the ladder',
    'I regret nothing',
    'I regret having lent him the ladder',
    'I regret buying and wearing this hat',
    'We regret informing you so late',
    'I regret telling you',
    'I regret buying this hat so much',
  ],
  words: () => ['regret'],
  *propose({ sentences: [sentence, second], tokens }, { task }) {
    if (task.like !== 'sentiment' || !sentence || second) return;
    const [who, regret, deed, object] = tokens;
    if (who?.text !== 'I' || regret?.lower !== 'regret' || !deed || !object || object.kind !== 'word') return;
    const done = pastOf(deed);
    if (!done || tokens.some(({ lower }) => /^(?:you|your|and|or|but|not|much|deeply|really|ever|it)$/u.test(lower)))
      return;
    yield { edits: [{ start: who.start, end: deed.end, text: `I'm sorry I ${done}` }] };
  },
};

/** Of a deed that is done and over. */
const DEEDS = [
  ...[
    'order',
    'buy',
    'sign',
    'lend',
    'eat',
    'join',
    'agree',
    'sell',
    'move',
    'pick',
    'choose',
    'leave',
    'quit',
    'skip',
  ],
  ...['book', 'give', 'pay', 'try', 'trust', 'cut', 'spend', 'rent', 'hire', 'invite', 'send', 'throw', 'download'],
  ...['volunteer', 'upgrade', 'switch', 'adopt', 'subscribe', 'watch', 'drink', 'go', 'take', 'bring', 'install'],
];
const PASTS = new Map(DEEDS.map((verb) => [conjugate(verb, 'gerund'), conjugate(verb, 'past')]));

const pastOf = ({ lower }: Token): string | undefined => PASTS.get(lower);
