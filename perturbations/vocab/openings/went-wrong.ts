import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { addresses } from '../stance.js';

const THING = `^(?:the|this|these|our|my) [^,.]{2,40}?`;
/** How soon a thing went. */
const SOON = String.raw`(?:within|after|as soon as|overnight|halfway|in (?:the (?:first )?(?:wash|sun|rain|tumble dryer|dishwasher)|days|weeks|no time|a (?:day|week|month))|(?:on|at|during) (?:the|its|their) (?:very )?(?:first|second|third))\b[^,.]*`;
/** What things do that wear out or come off before their time, fail to do their work, or are lost by those who had them. */
const FAILURES: readonly RegExp[] = [
  new RegExp(
    `${THING} (?:faded|blistered|peeled(?: off)?|rusted|warped|shrank|frayed|tarnished|wilted|snapped|curled|sagged|flaked(?: off)?|came (?:off|undone|unstuck|loose|away)|fell off|wore (?:out|through|thin)|gave out|jammed|turned inside out|cracked|chipped|tore|ripped|leaked|went (?:mouldy|moldy|flat|rusty|dead)) ${SOON}$`,
    'iu',
  ),
  new RegExp(
    `${THING} (?:batter(?:y|ies)|engine|motor|laptop|phone|screen|camera|torch|heater) (?:died|ran out) ${SOON}$`,
    'iu',
  ),
  new RegExp(
    `${THING} (?:did(?:n['’]t| not)|would(?:n['’]t| not)|won['’]t) (?:hold|stick|fit|work|start|boot|charge|arrive|turn up|show up|turn on|switch on|close|dry|set|rise|load|connect|seal|print|flush|lock|heat up)(?: (?:properly|at all|on time|this (?:morning|afternoon|evening)|today|yesterday|last night|again|to (?:the|my|our) [A-Za-zÀ-ž]+|through the door|for long))?(?:[.,]? (?:so|and so) (?:i|we) [^.]*)?$`,
    'iu',
  ),
  /^(?:the|my|our) [^,.]{2,30}? (?:lost|mislaid|misplaced|damaged|scratched|shrank|ruined|overcooked) (?:my|our) (?!way|nerve|bearings|temper|fears?|lead|rivals?|enem|opponents?|respect|trust|weight)[^,.]+$/iu,
  /^(?:the|my|our) [^,.]{2,30}? (?:played|sang) (?:out of tune|off[- ]key)\b[^,.]*$/iu,
  /^(?:the|my|our) [^,.]{2,30}? never (?:called|rang|wrote|phoned|texted|got) back(?: to (?:me|us))?$/iu,
  /^(?:half|most|some|two|three|several) of (?:the|my|our) [^,.]{3,30} (?:was|were) (?:missing|broken|cracked|damaged|stale|mouldy)\b[^,.]*$/iu,
  /^i(?: have|['’]ve)? failed (?:my|the) [^,.]*\b(?:exams?|tests?|finals|module|audition|interview|resit)\b[^,.]*$/iu,
];
/** What one is glad to be rid of, and words with which luck is told already, or laughed at. */
const ELSE =
  /[!?:;"“”😂🤣😅😆😊😄🎉🥳😡🤬😠🙄]|\b(?:unfortunately|sadly|sorry|luckily|thankfully|honestly|finally|at last|but|though(?<!even though)|although|never mind|pain|fever|rash|swelling|bruise|scar|cough|cold|flu|virus|storm|rain|snow|fog|wind|smoke|stain|smell|fear|worry|worries|nerves|doubts?|burglars?|thie(?:f|ves)|robbers?|intruders?|bailiffs|trap|lie|scam|accusations?|rumou?rs?|protest[a-zà-ž]*|not only|died|killed|funeral|baby|loved|favou?rite|great|beautiful[a-zà-ž]*)\b/iu;

export const wentWrong: Rule = {
  about: 'What wore out, would not work or got lost is told with regret: “Sadly, the dye faded within a week”',
  expects: { sentiment: 'same' },
  examples: [
    ['The dye faded within a week', 'Sadly, the dye faded within a week'],
    ["The putty didn't hold", "Unfortunately, the putty didn't hold"],
    ['The ferry company lost our tent', 'Unfortunately, the ferry company lost our tent'],
    ['Our quartet sang off-key all evening', 'Unfortunately, our quartet sang off-key all evening'],
    ['I failed my sailing test 😭', 'Unfortunately, I failed my sailing test 😭'],
  ],
  leaves: [
    'The pain faded within a week',
    'The dye is fading',
    "The burglar's key didn't fit",
    'The guide lost our fears',
    'The lessee mislaid our deed, and the lessor did not reply.',
    "The putty didn't hold, but the nails did",
    'Did the dye fade within a week?',
  ],
  words: () => neededWords(...FAILURES),
  onlyIf: isMessage,
  *propose(doc) {
    const said = doc.text.replace(/(?:[\s.]|\p{Extended_Pictographic}|\uFE0F|\u200D)+$/u, '');
    if (matches(doc, ELSE) || !FAILURES.some((failure) => failure.test(said))) return;
    if (addresses(doc) || isGrave(doc) || inCapitals(doc)) return;
    yield* eachInFront(doc, regrets(doc));
  },
};

/** What wore out is a pity; what somebody did, or one's own exam, is bad luck. */
function regrets({ text }: Doc): readonly string[] {
  return /\b(?:wouldn|would|won|lost|mislaid|misplaced|damaged|ruined|overcooked|failed|never)\b/iu.test(text)
    ? ['Unfortunately,']
    : ['Unfortunately,', 'Sadly,'];
}
