import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { sentimentOf } from '../../around/label.js';
import { isQuotedAt } from '../../around/quoted-at.js';

const WHO =
  '(?:Visitors|Applicants|Guests|Members|Passengers|Residents|Participants|Candidates|Dogs|Bicycles|Patients|Pupils|Students|Employees|Tenants|Bags|Vehicles|Cyclists|Walkers|Swimmers|Volunteers|Contractors|Drivers|Readers|Users|Claims|Complaints|Applications|Requests|Payments|Notices|Items|Tickets|Parcels|Orders|Corrections|Returns|Tools|Keys|Books|Bookings|Entries)';
const RULED =
  '(?:must|should|shall|are (?:asked|required|requested|reminded|advised|informed|to (?:be|leave|use|keep|report|wear|bring))|will (?:need|have to|be asked|be required)|need to|have to)';

/** At the head of a sentence: those of whom a rule or a notice tells what each of them has to do. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`(?<=^|[.:] )${WHO}(?= (?:(?:to|of|in|on|at|from|under|with) [^.,;:!?]{3,40} )?${RULED}\b(?! not\b))`,
      'gu',
    ),
    'All',
  ],
  [
    new RegExp(
      String.raw`(?<=^|[.:] )${WHO}(?= (?:that|who|which) (?:have|are|were|do|did|wish|need|cannot|want|arrive|require) [^.;:!?]{2,70} (?:${RULED}|may|can|will)\b)`,
      'gu',
    ),
    'Any',
  ],
];

export const allWho: Rule = {
  about: 'Whom a rule is for, it is for all or any of them: “Visitors must sign in.” → “All visitors must sign in.”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The pier is open daily. Visitors must sign in.', 'The pier is open daily. All visitors must sign in.'],
    ['Items that have been left may be sold.', 'Any items that have been left may be sold.'],
    ['Dogs are to be kept on a lead.', 'All dogs are to be kept on a lead.'],
  ],
  leaves: [
    'Visitors came to the pier.',
    'Dogs must not swim here.',
    'Residents must wonder what they did wrong and are furious.',
    'Must visitors sign in?',
    'Half of the boats leak. Most visitors must sign in.',
  ],
  words: once(() => neededWords(...PLACES.map(([place]) => place))),
  *propose(doc, context) {
    if (/\?|!|\b(?:wonder|furious|must be|must have|except|unless|only|most)\b/iu.test(doc.text)) return;
    if (sentimentOf(context) === 'positive' || sentimentOf(context) === 'negative') return;
    for (const [place, word] of PLACES)
      for (const { index, 0: who } of doc.text.matchAll(place))
        if (!isQuotedAt(doc, index))
          yield { edits: [{ start: index, end: index + who.length, text: `${word} ${who.toLowerCase()}` }] };
  },
};
