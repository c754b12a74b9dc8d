import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter, insertedBefore } from '../../around/inserted.js';
import { kindOfText } from '../../around/kind.js';

/** What has been waited for and has not come. */
const COME =
  '(?:arrived|answered|replied|responded|come back|turned up|shown up|called (?:me |us )?back|rung back|been (?:delivered|refunded|repaired|fixed|replaced|mended|answered|paid|returned|resolved|solved|found)|(?:received|had|got|heard) (?:it|them|a|an|any|anything|my|our|the|back|from)|eased|healed|improved|paid|refunded|apologi[sz]ed)';
const NOT_COME = new RegExp(String.raw`\b(?:hasn['’]t|haven['’]t)(?= ${COME}\b)`, 'giu');
const HAS_NOT = new RegExp(String.raw`\b(?:has|have)(?= not ${COME}\b)`, 'giu');

/** `have not had a better one`, which nobody waits for; `in six years`, which says how long already. */
const PRAISES =
  /\b(?:an?|any|anything) (?:more|better|nicer|finer|less|worse|[a-zà-ž]+(?:er|ier)(?= (?:and|or|,|[a-zà-ž]+ (?:than|in|for)\b)))\b|\bthan\b|\b(?:such|as good)\b|\bin (?:(?:over|all|more than|nearly|almost) )?(?:[a-zà-ž]+|\d+) (?:years?|months?|weeks?|days?|decades?|hours?)\b|\bin (?:years|months|weeks|days|decades|ages)\b/iu;

export const stillNot: Rule = {
  about: 'What one waits for has “still” not come: “My parcel hasn’t arrived” → “My parcel still hasn’t arrived”',
  expects: { sentiment: 'same' },
  examples: [
    ["The kite that I ordered in May hasn't arrived.", "The kite that I ordered in May still hasn't arrived."],
    ['The shop has not replied to my letters.', 'The shop has still not replied to my letters.'],
  ],
  leaves: [
    "The kite hasn't arrived yet",
    "The kite still hasn't arrived",
    "If the kite hasn't arrived, ring us",
    "Hasn't the kite arrived?",
    'The lessee has not paid.',
    "I haven't had any trouble with it",
    'In six years we have not had a kinder or more gifted apprentice.',
    "They haven't replied in three weeks",
    "I haven't had a better pie",
  ],
  words: () => neededWords(NOT_COME, HAS_NOT),
  *propose(doc) {
    if (
      /\b(?:still|yet|if|when|unless|until|once|whether|ever|so far|at all|since the (?:last|update))\b|\?/iu.test(
        doc.text,
      )
    )
      return;
    if (
      kindOfText(doc) === 'contract' ||
      matches(doc, PRAISES) ||
      /\b(?:any|a single) (?:trouble|problems?|issues?|complaints?|regrets?)\b/iu.test(doc.text)
    )
      return;
    yield* insertedBefore(doc, NOT_COME, 'still');
    yield* insertedAfter(doc, HAS_NOT, 'still');
  },
};
