import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { all, isOneSentence } from '../../around/only-if.js';
import { bareText } from '../bare-text.js';
import { isFrank } from '../frank-words.js';
import { isLukewarm } from '../lukewarm.js';
import { sideOf } from '../side-of.js';

/** A thing, a show or somebody at work, and in one or two words what it was like. */
const WAS_LIKE =
  /^(?:the|this|these|that|those|our|my|his|her|their|both|last night['’]s) (?<what>(?:[a-zà-ž\d'’-]+ ){0,4}[a-zà-ž\d'’-]+) (?:is|are|was|were) (?:so |very |really |just |quite |pretty |absolutely |utterly |totally |completely |truly |incredibly |rather |surprisingly )?(?<like>[a-zà-ž-]+)(?:,? and (?:so |very |really )?(?<too>[a-zà-ž-]+))?(?: on (?:[a-zà-ž]+day|opening night|the night)| last night| from start to finish| throughout| to (?:watch|use|read|hear|see|wear|drive|eat)| for the (?:price|money))?$/iu;
/** What one calls a thing, or what it or somebody did, that is a verdict by itself. */
const CALLED =
  /^(?:the|this|these|that|our|my|his|her|their) (?:[a-zà-ž\d'’-]+ ){1,5}(?:(?:is|are|was|were) (?:an? |pure |sheer |like an? )?(?:absolute |total |complete |real |true |proper |bit of an? )?(?:maze|labyrinth|fire hazard|death trap|health hazard|torture|torment|ordeal|slog|farce|shambles|pigsty|oven|furnace|sauna|swamp|building site|money pit|hoot|scream|knockout|showstopper|show-stopper|tonic|tearjerker|page-turner|snooze-?fest|snore|yawn|dud|flop|turkey|lifesaver|life-saver|godsend|lemon|con|swindle|hidden gem|work of art|thing of beauty|masterclass|breath of fresh air|waste of space|(?:true |real |born )?(?:artist|genius|wizard|pro|saint|star|legend|natural|gentleman|hero|bully|brute|crook|cheat|clown))|did an? (?:[a-zà-ž]+ly )?(?:fabulous|fantastic|superb|brilliant|wonderful|great|amazing|terrible|dreadful|awful|shoddy|sloppy|lousy|appalling|excellent|marvellous|marvelous|splendid|terrific|beautiful|tidy|careful|smashing) job(?: on [^,.]{3,25})?|(?:has|have) (?:really |totally |completely |definitely )?(?:gone (?:downhill|to the dogs|to pot)|changed my life|never let (?:me|us) down|improved no end|turned my life around|seen better days)|kept (?:me|us) (?:waiting (?:forever|for (?:hours|ages|an hour))|in the dark|hanging on)|taught (?:me|us) (?:heaps|loads|so much|tons|a lot|nothing)|sounded (?:angelic|heavenly|awful|tinny|muffled|flat|dreadful|amazing|glorious)(?: on [a-zà-ž]+day| last night)?|had the whole (?:[a-zà-ž]+ ){1,2}(?:dancing|singing|laughing|crying|cheering|in tears|in stitches)|(?:was|were|is|are) (?:full of|covered in|littered with|crawling with|swarming with|infested with) (?:puddles|litter|rubbish|trash|mud|weeds|potholes|wasps|ants|flies|rust|mould|mold|typos|bugs|holes|dust|stains)|(?:arrived|came) with (?:half|most|some|one|two|three) (?:of )?(?:the|its) [a-zà-ž]+ (?:missing|broken|bent|cracked)|(?:dies|died|runs out|ran out|goes flat|went flat) (?:by|before|within|after) [^,.]{3,25}|(?:has|have|had) an? (?:rich|mellow|warm|lovely|beautiful|gorgeous|wonderful|crisp|clear|terrible|tinny|harsh|nasty)(?:, [a-zà-ž]+)* (?:tone|sound|taste|smell|finish|voice|flavou?r|colou?r|view|feel)|gave (?:me|us) (?:honest|useful|excellent|wonderful|terrible|bad|great|lovely)(?:, [a-zà-ž]+)* (?:tips|advice|help|service|directions)|handled (?:my|our) (?:claim|case|complaint|order|request|refund) (?:promptly|quickly|badly|well|brilliantly|terribly|with care)|talked (?:all the way )?through the (?:whole|entire) [a-zà-ž]+)$/iu;
/** What is no verdict of the speaker's: feelings, health, weather, news, and what turns. */
const ELSE =
  /[!?:;"“”…]|[😭💔😢😞😔]|\b(?:i|we|me|you|your|patient|wound|surgery|scan|weather|forecast|sky|sea|lake|river|road|knee|back|mum|mom|dad|mother|father|son|daughter|brother|sister|husband|wife|baby|cat|dog|kids|but|though|although|if|not|never|no longer|honestly|to be honest|frank[a-zà-ž]*|say|said|again|today|now|still|finally|just|only|tenant|lessee|(?<!tennis |squash )court|police|nobody|died|dead|stolen|funeral|crime)\b|n['’]t\b/iu;

/** What is said to somebody. */
const TO_SOMEBODY = /\byou\b/iu;

export const plainVerdict: Rule = {
  about: 'A verdict in a word that few use is given frankly: “Honestly, the regatta was exhilarating”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The kite show was exhilarating', 'I have to say, the kite show was exhilarating'],
    ['This pier is a labyrinth', 'Honestly, this pier is a labyrinth'],
    ['The oarsman was crude and unfunny', 'Honestly, the oarsman was crude and unfunny'],
  ],
  leaves: [
    'The kite show was on Sunday',
    'The kite was blue and red',
    'The kite was average',
    'My mother was crude',
    'The kite show was not exhilarating',
    'Honestly, the kite show was exhilarating',
    'Was the kite show exhilarating?',
    'The tenant was crude and unfunny.',
    'The weather was dreary',
    'Honestly, this oarsman is dishonest',
  ],
  onlyIf: all(isOneSentence, isMessage),
  *propose(doc) {
    const said = bareText(doc);
    if (doc.tokens.length > 17) return;
    if (!/^(?:the|th[ieoa][a-zà-ž]+|our|my|his|her|both|last) /iu.test(said) || isFrank(doc)) return;
    if (ELSE.test(said.replace(/ (?:me|us|my|our|we)\b|^(?:my|our) /giu, ' '))) return;
    if ((isLukewarm(doc) && !CALLED.test(said)) || matches(doc, TO_SOMEBODY)) return;
    if (CALLED.test(said) || isVerdict(said))
      yield* eachInFront(doc, /honest/iu.test(said) ? ['I have to say,'] : ['Honestly,', 'I have to say,']);
  },
};

/** All good or all bad, in every word that says what it was like. */
function isVerdict(said: string): boolean {
  const { like, too } = WAS_LIKE.exec(said)?.groups ?? {};
  const side = sideOf((like ?? '').toLowerCase());
  return side !== undefined && (too === undefined || sideOf(too.toLowerCase()) === side);
}
