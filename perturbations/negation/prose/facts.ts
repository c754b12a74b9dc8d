import type { Rule } from '../../../src/plugin.js';
import { byRows } from './by-rows.js';

/** What is or was is said by what is or was not. */
export const facts: Readonly<Record<string, Rule>> = {
  'bound-said': byRows('bound', {
    about:
      'A number or a time is said as a denied bound: “just under two hours” → “not quite two hours”, “rarely” → “not often”',
    examples: [
      ['The walk is just under three miles long.', 'The walk is not quite three miles long.'],
      ['Supper is served from six until ten.', 'Supper is not served before six or after ten.'],
      ['She will be seen again in two years.', 'She will not be seen again for two years.'],
      ['Members may borrow up to six maps.', 'Members may borrow no more than six maps.'],
      ['Rents have fallen to their lowest level in a decade.', 'Rents have fallen to a low not seen in a decade.'],
      ['The board will vote on the budget next Friday.', 'The board will not vote on the budget until next Friday.'],
      ['The firm must reply within two weeks.', 'The firm must not take more than two weeks to reply.'],
      ['The vault may be opened only with your key.', 'The vault may not be opened without your key.'],
    ],
    leaves: [
      'The cat slept just under the roof.',
      'The play runs for just under two hours.',
      'The lift can hold up to six people.',
      'They may give up to the last man.',
      'We never go up to two.',
      'The choir will sing on Friday.',
      'The board will not vote on the budget next Friday.',
      'The shop is closed for good.',
      'A few guests stayed.',
      'He is her only son.',
      'They may object until the end of May.',
      'The shop is open every day except Monday.',
      'It is the best fish I have ever eaten.',
      'Either side may leave if the other fails to mend the mill within ten days of notice.',
    ],
  }),
  'deed-denied': byRows('deed', {
    about:
      'What was done is said by what was not: “ignored” → “took no notice of”, “denies fever” → “reports no fever”, “before moving out” → “not move out without”',
    examples: [
      ['The usher just laughed when we asked.', 'The usher did nothing but laugh when we asked.'],
      ['The firm ignored my letters.', 'The firm took no notice of my letters.'],
      ['He denies nausea or chest pain.', 'He reports no nausea or chest pain.'],
      [
        'The hirer shall obtain written consent before altering the hall.',
        'The hirer shall not alter the hall without first obtaining written consent.',
      ],
      ['I was too tired to speak.', "I was so tired that I couldn't speak."],
      ['He had lied about the vase.', 'He had not told the truth about the vase.'],
      ['The kiln has yet to cool.', "The kiln hasn't yet cooled."],
      ['Smoking is prohibited on the ferry.', 'Smoking is not permitted on the ferry.'],
      ['The price is 40 euros, excluding VAT.', 'The price is 40 euros, not including VAT.'],
    ],
    leaves: [
      'He ignored the fact that it rained.',
      'The firm ignored two formal notices.',
      'He denies the charge.',
      'He denies nausea, fever and pain.',
      'You must give notice at least ten days before leaving.',
      'You must check it before using it.',
      'She had just laughed when we asked.',
      'The clerk shrugged and found us a room.',
      'They failed to pay.',
      'The ferry is here, free of delays or not.',
    ],
  }),
  'state-denied': byRows('state', {
    about:
      'How a thing is said by what it is not: “left homeless” → “left with nowhere to live”, “unlikely to” → “not likely to”',
    examples: [
      ['Nine families were left homeless.', 'Nine families were left with nowhere to live.'],
      ['The appeal was unsuccessful.', 'The appeal was not successful.'],
      ['I was sceptical about the harp, but it sings.', "I wasn't convinced about the harp, but it sings."],
      ['The novel lacks any charm.', 'The novel has no charm.'],
      ['The room was fine. The lift was slow.', 'There was nothing wrong with the room. The lift was slow.'],
    ],
    leaves: [
      'She helps homeless people.',
      'An unsuccessful appeal',
      'It was not unlikely to rain.',
      'Is the lift unavailable?',
      'They lack nothing.',
      'She is fine.',
      'It is the same as when we left.',
      'They are very different from us.',
    ],
  }),
  'denial-shifted': byRows('shift', {
    about:
      'A negation that is there stands elsewhere: “Neither party shall” → “A party shall not”, “has shown no remorse” → “has not shown any remorse”',
    examples: [
      ['Neither party shall disclose the price.', 'A party shall not disclose the price.'],
      ['The club has made no offer.', 'The club has not made any offer.'],
      ['Not once did anyone offer us a seat.', 'Nobody offered us a seat even once.'],
      ['None of the lamps has been mended.', 'Not one of the lamps has been mended.'],
      ['She does not smoke.', 'She is not a smoker.'],
      ['The villain has no charm.', "The villain doesn't have any charm."],
      ['Many had no insurance.', 'Many did not have any insurance.'],
      ['I said nothing to the usher.', "I didn't say anything to the usher."],
    ],
    leaves: [
      'Neither party shall be bound by it.',
      'The hirer gives not less than ten days of notice.',
      'The club has made no less than ten offers.',
      'None of the lamps are mended.',
      'She does not smoke or drink.',
      'I said nothing but the truth.',
      'He has shown no doubt.',
      'Neither of us spoke.',
      'Does she not smoke?',
      'It does not stand.',
      'I was afraid of it until I met our guide. She never hurried anyone, and we all got there.',
    ],
  }),
};
