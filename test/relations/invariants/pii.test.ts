import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pii } from '../../../relations/invariants/pii.js';
import { held, resultOf, testRefusals, testRows, violated } from './tables.js';

const ALL =
  'an e-mail address, an IBAN, a card number, a social security number, an IP address, a phone number or a street address';

testRows(pii, [
  [{}, 'Your order #12345 has been sent.', held('no personal data found')],
  [
    {},
    'Dear Ana,\nwrite to ana.li@mail.example or call (212) 555-0123.',
    violated(
      'Expected no personal data, got an e-mail address (a***@***.example) at line 2, character 10, a phone number (***-***-**23) at line 2, character 38',
      ...([
        'no personal data',
        'an e-mail address (a***@***.example) at line 2, character 10, a phone number (***-***-**23) at line 2, character 38',
        'line 2, character 10',
      ] as const),
    ),
  ],
  [{ kinds: ['phone', 'card'] }, 'Write to ana.li@mail.example.', held('no personal data found')],
  [
    { must: 'appear' },
    'Write to ana.li@mail.example.',
    held('found an e-mail address (a***@***.example) at character 10'),
  ],
  [
    { should_contain: true, kinds: ['email'] },
    'None.',
    violated('Expected an e-mail address in the reply, got none', 'an e-mail address', 'none'),
  ],
  [{ must: 'appear' }, 'None.', violated(`Expected ${ALL} in the reply, got none`, ALL, 'none')],
  [{ allow: ['help@shop.example'] }, 'Help@shop.example', held('no personal data found')],
  [{ allow: ['@shop.example'] }, 'a@shop.example, b@eu.shop.example', held('no personal data found')],
  [{ allow: ['+1 212 555 01*'] }, 'Call +1 (212) 555-0123.', held('no personal data found')],
  [{ allow: ['192.168.*'] }, '192.168.1.1', held('no personal data found')],
  [
    { allow: ['@shop.example'] },
    'a@workshop.example',
    violated(
      'Expected no personal data, got an e-mail address (a***@***.example) at character 1',
      ...(['no personal data', 'an e-mail address (a***@***.example) at character 1', 'character 1'] as const),
    ),
  ],
  [
    { countries: ['GB'], must: 'appear' },
    'Ring 020 7946 0958.',
    held('found a phone number (***-***-**58) at character 6'),
  ],
]);

testRefusals(pii, [
  [{ must: 'never' }, [['must', '`not_appear` or `appear`']]],
  [{ kinds: ['name'] }, [['kinds.0', 'one of email, iban, card, ssn, ip, phone, address']]],
  [{ kinds: [] }, [['kinds', 'one kind or more']]],
  [{ countries: ['XX'] }, [['countries', 'codes of countries, such as US']]],
]);

test('no result has a whole secret in it', () => {
  const secrets = [
    '4111 1111 1111 1111',
    '123-45-6789',
    'ana.li@mail.example',
    'DE89370400440532013000',
    '212-555-0123',
    '221B Baker Street',
    '10.1.2.3',
  ];
  fc.assert(
    fc.property(
      fc.shuffledSubarray(secrets, { minLength: 1 }),
      fc.constantFrom('not_appear', 'appear'),
      (some, must) => {
        const text = JSON.stringify(resultOf(pii, { must }, some.join(' and ')));
        for (const secret of secrets) expect(text).not.toContain(secret);
      },
    ),
  );
});
