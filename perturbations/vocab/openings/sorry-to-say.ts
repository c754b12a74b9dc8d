import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { all } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { bareText } from '../bare-text.js';
import { addresses, isSoleStatement, opensWithClause } from '../stance.js';

const THING = '^(?:the|this|these|those|our) (?!birds?|geese|cat|dog|fire|leaves|children|baby)[^,.]{2,40}?';
const WHEN =
  '(?: (?:all (?:night|day|the time)|at (?:any|full|low|high) (?:volume|speed|heat)|constantly|badly|terribly|non-?stop|every (?:few )?\\p{Ll}+(?: \\p{Ll}+)?|whenever [^,.]*|when(?:ever)? [^,.]*|in (?:the (?:first|slightest) )?(?:wind|rain|breeze)|like mad))';
/** What is wrong with a thing, or came of it. */
const FAULTS: readonly RegExp[] = [
  new RegExp(
    `${THING} (?:crackle|rattle|squeak|creak|wobble|leak|drip|crash|lag|overheat|flicker|jam|stall|stink|reek)s?${WHEN}$`,
    'iu',
  ),
  new RegExp(
    `${THING} (?:snapped|broke|tore|ripped|collapsed|came apart|fell apart|gave way) (?:in|on|during|at) (?:the|its|their) (?:very )?first [^,.]*$`,
    'iu',
  ),
  /^(?:the|this|these|our|my) (?:[^,.]{2,30} )?batter(?:y|ies) (?:dies?|runs? (?:out|down|flat)|drains?|goes flat) (?:within|in|after) [^,.]*$/iu,
  new RegExp(
    `${THING} (?:was|were|is|are) (?:nearly |almost |over )?(?:an|a whole|two|three|four|five|six|seven|eight|nine|ten|\\d+|twenty|thirty|forty|fifty|ninety)(?: and a half)? (?:hours?|minutes|days|weeks) late$`,
    'iu',
  ),
  new RegExp(
    `${THING} (?:was|were|is|are) (?:done badly|sewn badly|(?:badly|poorly|shoddily|terribly|appallingly) (?:\\p{Ll}+ed|made|built|run|written|kept|lit|sewn|translated|done))(?: and [^,.]*)?$`,
    'iu',
  ),
  new RegExp(
    `${THING} (?:was|were|is|are) (?:packed|torn|filthy|soggy|mouldy|moldy|rusty|stained|sticky|sweltering|cramped|overpriced|chaotic|infested) and (?:\\p{Ll}+ )?(?:packed|torn|filthy|soggy|mouldy|moldy|rusty|stained|sticky|sweltering|cramped|overpriced|chaotic|noisy|smelly|loud|stuffy|damp)$`,
    'iu',
  ),
  new RegExp(
    `${THING} (?:barely|hardly|scarcely) (?:picks? up|works?|cuts?|heats?|holds?|charges?|cools?|dries|cleans?|lights?|moves?|responds?|sticks?|fits?)(?: [^,.]*)?$`,
    'iu',
  ),
  new RegExp(
    `${THING} (?:gave away|gives away|spoils|spoiled|spoilt) (?:the|its) (?:whole |entire )?(?:plot|story|ending|twist)$`,
    'iu',
  ),
  /^(?:the|our|my) (?:seller|landlord|landlady|builder|dealer|manufacturer|supplier|estate agent|council|garage|shop|airline) (?:still )?(?:(?:refuses|refused) to (?:fix|mend|repair|replace|refund|help|answer)|(?:lied|was lying|misled (?:us|me)) about)\b[^,.]*$/iu,
  /^(?:the|a) (?:late )?(?:frost|hail|storm|blight|drought|mice|slugs|moths?|foxe?s?) (?:has |have )?(?:killed|ruined|destroyed|ate|eaten|wiped out|flattened) (?:every(?: single)?|all|most of|half of|our|my)\b[^,.]*$/iu,
];
const ELSE =
  /[!?:;"“”…]|[😂🤣😅😆😊😄🎉🥳😁🙄🤬😡😤😠]|\b(?:unfortunately|sadly|sorry|luckily|thankfully|honest[a-zà-ž]*|finally|at last|but|though|although|again|nobody|record|rival[a-zà-ž]*|crying|killed (?:\p{Ll}+ )?(?:people|men|women|children|him|her))\b/iu;

export const sorryToSay: Rule = {
  about: 'What is wrong with a thing is told with regret: “I’m sorry to say that the speakers crackle at any volume”',
  expects: { sentiment: 'same' },
  examples: [
    ['The ferry was two hours late', 'Unfortunately, the ferry was two hours late'],
    ['This kettle drips all night', "I'm sorry to say that this kettle drips all night"],
    ['The moths ruined all our flags 🥀', 'Sadly, the moths ruined all our flags 🥀'],
  ],
  leaves: [
    'The kettle is red',
    'The leaves rattle all day',
    'Our rival was two hours late, hooray',
    'The lessee was two weeks late.',
    'The kettle was two hours late!',
    'Does the kettle leak badly?',
    'Your kettle leaks badly',
  ],
  onlyIf: all(isMessage, isSoleStatement, opensWithClause),
  *propose(doc) {
    if (!/^(?:the|this|these|those|our|my|a) /iu.test(doc.text) || matches(doc, ELSE) || doc.tokens.length > 16) return;
    if (isGrave(doc) || inCapitals(doc) || addresses(doc)) return;
    const said = bareText(doc);
    if (!FAULTS.some((fault) => fault.test(said))) return;
    yield* /^(?:the|a) (?:late )?(?:frost|hail|storm|blight|drought|mice|slugs|moth|fox)/iu.test(said)
      ? eachInFront(doc, ['Unfortunately,', 'Sadly,'])
      : eachInFront(doc, ['Unfortunately,', "I'm sorry to say that"]);
  },
};
