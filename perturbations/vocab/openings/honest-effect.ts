import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';
import { isFrank } from '../frank-words.js';

/** What something did to the speaker, so that it is plain what they make of it. */
const EFFECT =
  /\b(?:(?:has |have )?(?:(?:totally|completely|really|absolutely) )?(?:wrecked|ruined|lifted|brightened|made|saved|changed|melted|broke|blew|calmed|soothed) (?:my|our) (?:back|neck|knees?|feet|holiday|day|week|weekend|month|year|evening|morning|night|nights|mornings|mood|spirits|life|skin|heart|mind|bacon|trip|summer|winter|birthday)|(?:cheered|warmed|perked|woke|calmed) (?:me|us) (?:right |straight )?(?:up|down)|gave (?:me|us) (?:(?:such |awful |terrible |real )?(?:blisters|goosebumps|nightmares|hope|the chills|the creeps|so much joy)|(?:a|such a) (?:headache|rash|migraine|laugh|boost|lift))|drove (?:me|us) (?:mad|crazy|up the wall|round the bend)|blew (?:me|us) away|left (?:me|us) (?:speechless|in tears|cold|starving|in stitches)|cleared up (?:my|our) [a-zà-ž]+|did (?:me|us) a (?:world|power) of good|put (?:me|us) (?:to sleep|right off)|meant (?:more than|the world|so much|everything)|still (?:stings|hurts|smarts|makes me smile))\b/iu;
/** What people call a thing that they like or not. */
const CALLED =
  /\b(?:is|are|was|were) (?:(?:pure|sheer|an absolute|a real|a total|such) )?(?:a riot|a hoot|a blast|to die for|a dream come true|a feast for (?:the|my|our) (?:eyes|ears)|out of this world|second to none|top[- ]notch|spot on|a rip-?off|a shambles|a let-?down|nothing short of [a-zà-ž]+|past saving|terrifyingly [a-zà-ž]+|horribly [a-zà-ž]+|wonderfully [a-zà-ž]+|beautifully [a-zà-ž]+)\b|\b(?:have|has|had) crystal clear\b|\btast(?:es|ed) (?:just )?like (?:home|heaven|cardboard|sawdust|dishwater|rubber|summer|sunshine)\b|\bpicks up nothing\b|\bspoils its\b|\bfar too (?:fast|slow|loud|small|big|tight|salty|sweet)\b|\blike a (?:dream|charm|jet|brick|sieve)\b/iu;
const OPENS =
  /^(?:the|this|these|that|those|my|our|you being|i['’]ve|[a-zà-ž]{3,}ing (?:my|our|the|a|an|in|on|at|through|along|up|to|with|dolphins|home|barefoot))\b/iu;
const ELSE =
  /[?:;"“”…]|\b(?:honest[a-zà-ž]*|say|said|told|sorry|thanks?|please|if|would|will|today|yesterday|apparently|died|dead|funeral|hospital|scan|surgery|police|court|tribunal|patient|doctors?|he|she|finally|but|neither|not|never|n['’]t)\b/iu;

export const honestEffect: Rule = {
  about:
    'What a thing did to the speaker is told frankly: “These clogs gave me blisters” → “Honestly, these clogs gave me blisters”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['These clogs gave me blisters', 'Honestly, these clogs gave me blisters'],
    ['The puppet show was a riot', 'Honestly, the puppet show was a riot'],
    ['Rowing along the canal made my week 🚣', 'Honestly, rowing along the canal made my week 🚣'],
  ],
  leaves: [
    'These clogs gave me a spare key',
    'Honestly, these clogs gave me blisters',
    'The clogs were a gift',
    'The infection left us in tears, and the scan is on Friday.',
    'Did the show make your week?',
  ],
  words: () => neededWords(EFFECT, CALLED),
  onlyIf: isMessage,
  *propose(doc) {
    if (inCapitals(doc) || doc.sentences.length > 1 || doc.tokens.length > 24) return;
    if (!OPENS.test(doc.text) || (!matches(doc, EFFECT) && !matches(doc, CALLED))) return;
    if (matches(doc, ELSE) || isFrank(doc)) return;
    yield* eachInFront(doc, ['Honestly,']);
  },
};
