import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { cueOf } from '../cue.js';
import { eachAfter, endsOpen } from './afterthought.js';

export const cannotCatchABreak: Rule = {
  about:
    'A stroke of bad luck of one’s own, told with a groan, ends in “Just can’t catch a break”: a thing that broke, spoiled or got lost',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['My kayak went to Oslo without me 😩', "My kayak went to Oslo without me 😩 Just can't catch a break"],
    [
      'the oven packed in halfway through my pie 😭',
      "the oven packed in halfway through my pie 😭 just can't catch a break",
    ],
    ['Flat tyre and no spare 😫', "Flat tyre and no spare 😫 Can't catch a break"],
  ],
  leaves: [
    'My kayak went to Oslo without me',
    'My gran died 😭',
    'My best friend forgot me 😭',
    'I feel lost 😭',
    "I'm so angry with my boss 😡",
    'My kayak is lovely 😭',
    'He lost my kayak? 😡',
    'Laughed until I cried at my kayak 😭',
    'They sacked my uncle 😡',
    'I yelled at my kids 😩',
  ],
  words: () => neededWords(LUCKLESS),
  *propose(doc) {
    const { sentences, tokens } = doc;
    if (sentences.length > 2 || tokens.length > 24 || tokens.length < 4 || !matches(doc, GROAN)) return;
    if (!matches(doc, LUCKLESS) || matches(doc, ASIDE) || !endsOpen(doc) || !isChat(doc)) return;
    if (tokens.some((token) => cueOf(token)?.polarity === 'positive')) return;
    if (tokens.some((token) => isNegator(token) && !/^(?:no|n['’]t|without)$/u.test(token.lower))) return;
    yield* eachAfter(doc, ["Can't catch a break", "Just can't catch a break"]);
  },
};

const GROAN = /[😩😫😤😡😠🙄😭😱😖🤬🤕😣🤦😑😞😒🥶😾🤒🤢]/u;
/** What goes wrong with things, journeys, purses and one's own body; by nobody's ill will. */
const LUCKLESS =
  /\b(?:went to [a-zà-ž]+ (?:without me|and i)|crashed|packed in|conked out|broke down|died (?:in the middle|mid|right|halfway|again|two)|(?:is|are|was) (?:leaking|leaky|ruined|gone|flooded|soaked|frozen|dead)|flooded|leak(?:s|ed|ing)|(?:burnt|burned) [^.!?]*\b(?:again|and)|frozen pipes|flat (?:tyre|tire)|punctures?|chewed (?:up|through)|unravell?ed|start over|turned inside out|soaked through|(?:my|our) [a-zà-ž]+ (?:got|has been|was|were) (?:cancelled|canceled|delayed)|(?:got|been|was|were) (?:hacked|towed|postponed|rejected)|raised (?:the|my|our) rent|cut my hours|unpaid bills|swollen|sprained|pulled (?:a|my)|hamstring|migraine|toothache|flu|threw up|moths|hail|frost killed|rotted|went sour|gone off|shattered|smashed|snapped|ripped|jammed|fell (?:in|into|down|off)|dropped (?:my|the) [^.!?]*\b(?:again|and)|left my|lost my|missed (?:my|the|our)|locked (?:myself )?out|stuck (?:at|in|on)|awake until|peeling|mou?ld|walked straight across|started cracking|out of (?:medicine|petrol|milk|battery)|stopped (?:working|charging)|woke up with|stepped on my|soaked my|dug up|gave up|blew up|blown|blocked|power cut|no (?:hot water|heating|signal|spare)|red wine|relegated)\b/iu;
/** Grief, ill will, what one did to others, and what is felt rather than met with. */
const ASIDE =
  /\b(?:grandfather|grandmother|grandad|grandma|gran|nan|friends?|best mate|boyfriend|girlfriend|partner|husband|wife|funeral|vet|passed away|dog (?:is|was|died)|cat (?:is|was|died)|cancer|hospital|ambulance|forgot my birthday|feel(?:s|ing)?|felt|heartbroken|cried|crying|cry|tears|scream|sorry|please|thanks?|you|your|he|she|his|her|but|luck\w*|catch|break|win|laugh\w*|lol|funny|refund|nobody|believe|gutted|devastated|disappointed|everyone|everybody|ashamed|guilty|embarrass\w*|angry|furious|livid|school is|pulled down|harvest|war|bombed|fired|sacked|redundan\w+|divorce\w*|wedding ring|inconsolable|robin|fish|hamster|rabbit|puppy|kitten|hope\w*|would|if|never|worst|always|every|tired|exhausted|sick of|fed up|village|town|farmers?|their|children|kids|son|daughter|baby|mum|dad|mother|father|movie|film|series|goodbye|neighbou?rs?|someone|somebody|stole\w*|politic\w*|airline|company|support|rude|hung up)\b|[?"“”;:]|[😂🤣😅😍🥰😊]/iu;
