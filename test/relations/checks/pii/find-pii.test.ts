import { describe, expect, test } from 'vitest';
import { passesLuhn } from '../../../../relations/checks/pii/card.js';
import { findPii } from '../../../../relations/checks/pii/find-pii.js';
import { masked } from '../../../../relations/checks/pii/mask.js';

const found = (text: string) =>
  findPii(text, { countries: ['US'] }).map((each) => `${each.kind}: ${each.text} → ${masked(each)}`);

describe('personal data', () => {
  test.each([
    ['Write to "ana.li+x@mail.co.uk".', ['email: ana.li+x@mail.co.uk → a***@***.uk']],
    ['ana (at) shop dot example', ['email: ana (at) shop dot example → a***@***']],
    ['ana [at] shop [dot] example', ['email: ana [at] shop [dot] example → a***@***']],
    // The test numbers that payment providers publish.
    ['4111 1111 1111 1111', ['card: 4111 1111 1111 1111 → **** **** **** 1111']],
    ['5555-5555-5555-4444', ['card: 5555-5555-5555-4444 → **** **** **** 4444']],
    ['378282246310005', ['card: 378282246310005 → **** **** **** 0005']],
    ['6011 1111 1111 1117', ['card: 6011 1111 1111 1117 → **** **** **** 1117']],
    ['123-45-6789', ['ssn: 123-45-6789 → ***-**-**89']],
    ['SSN: 123456789', ['ssn: 123456789 → ***-**-**89']],
    // The examples of the IBAN registry.
    ['DE89 3704 0044 0532 0130 00 AND MORE', ['iban: DE89 3704 0044 0532 0130 00 → DE** **** 00']],
    ['to GB29NWBK60161331926819.', ['iban: GB29NWBK60161331926819 → GB** **** 19']],
    ['from 192.168.1.10', ['ip: 192.168.1.10 → 192.*.*.*']],
    [
      '(212) 555-0123 or +44 20 7946 0958',
      ['phone: (212) 555-0123 → ***-***-**23', 'phone: +44 20 7946 0958 → ***-***-**58'],
    ],
    ['call 2125550123', ['phone: 2125550123 → ***-***-**23']],
    ['at 12 N. 5th Ave., Apt 4', ['address: 12 N. 5th Ave., Apt 4 → 1** N** 5** A**, A** 4**']],
    ['221B Baker Street', ['address: 221B Baker Street → 2** B** S**']],
    ['P.O. Box 123', ['address: P.O. Box 123 → P** B** 1**']],
    ['Hauptstraße 12, Berlin', ['address: Hauptstraße 12 → H** 1**']],
    ['12 rue de la Paix', ['address: 12 rue de la Paix → 1** r** d** l** P**']],
    ['Via Roma, 3', ['address: Via Roma, 3 → V** R**, 3**']],
  ])('%s', (text, wanted) => {
    expect(found(text)).toEqual(wanted);
  });

  test.each([
    'order #12345 of 2026-05-01 10:30, $1,234,567.89',
    'order 2125550123 and ID#212-555-0123',
    '4111 1111 1111 1112, 0000 0000 0000 0000, 9999 9999 9999 9995',
    '000-12-3456, 666-12-3456, 900-12-3456, 123-00-4567, 123-45-0000',
    'DE89 3704 0044 0532 0130 01',
    'v1.2.3.4, version 10.0.0.1, 1.2.3.4.5, 256.1.1.1, 127.0.0.1',
    '@ana, user@localhost, look at that dot com',
    'In 2024 Wall Street fell; take 3 Easy Steps; a 24 Hour Drive; 5 Star Place; since 1990 Park Avenue',
    'ISBN 978-3-16-148410-0, https://shop.example/4111111111111111',
    'policy_doc_1, [2], 3.14159265358979',
  ])('none in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  // 79927398713 is the worked example that textbooks give of the algorithm.
  test('Luhn: one check digit in ten is right', () => {
    const right = [...'0123456789'].filter((digit) => passesLuhn(`7992739871${digit}`));
    expect(right).toEqual(['3']);
  });
});
