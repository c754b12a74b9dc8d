import { matches, neededWords, once, type Rule } from '../../../../src/plugin.js';
import { insertedAfter } from '../../../around/inserted.js';

const N = '(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|\\d+)';
const ENDS = String.raw`(?=[.,!;]|\s*$|\s*\p{Extended_Pictographic}| (?:and|on|flat|instead|with|without|after|from|when)\b)`;
const DONE =
  '(?:replied|answered|responded|arrived|came|fixed|mended|repaired|solved|sorted|replaced|resolved|refunded|found|delivered|installed|opens|loads|starts|boils|heats|heated|charges|cooks|cooked|dries|dried|assembled|booked|set up|put up|cleared|gone|healed|recovered|sold out|up and running|called (?:me |us )?back|had it [a-zà-ž]+|had us [a-zà-ž]+|working again|singing again|running again)';

/** What is done fast, and how fast. */
const FAST: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${DONE} (?:(?!(?:not|never|about|only|just|which|who|if|will|would|best|every)\b)[a-zà-ž'’-]+ ){0,5}?(?:within|in)(?= (?:${N} (?:seconds?|minutes?|hours?)|(?:a|one|two|three) days?)${ENDS})`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:set-?up|installation|assembly|upgrade|update|check-?in|check-?out|payroll|charging|cleaning it|cleaning|delivery|registration|export|backup|boarding|it)(?: now)? (?:takes|took)(?: (?:me|us))?(?= ${N} (?:seconds|minutes)${ENDS})`,
    'giu',
  ),
];
/** What has taken too long, or less than that already. */
const ELSE = /\b(?:only|just|under|less than|barely|mere|first|but|although|though|almost|nearly)\b|\?/iu;

export const justWithin: Rule = {
  about: 'What is done fast, to praise it, is done in just so long: “fixed it in an hour” → “fixed it in just an hour”',
  expects: { sentiment: 'same' },
  examples: [
    ['The porter fixed the lamp in ten minutes.', 'The porter fixed the lamp in just ten minutes.', 'Positive'],
    [
      'Set-up took four minutes and the light is lovely.',
      'Set-up took just four minutes and the light is lovely.',
      'Positive',
    ],
  ],
  leaves: [
    'The porter came in an hour late',
    'The porter fixed the lamp in ten days',
    'Set-up took under four minutes',
  ],
  words: once(() => neededWords(...FAST)),
  *propose(doc) {
    if (matches(doc, ELSE)) return;
    for (const place of FAST) yield* insertedAfter(doc, place, 'just');
  },
};
