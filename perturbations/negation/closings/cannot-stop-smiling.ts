import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { cueOf } from '../cue.js';
import { eachAfter, endsOpen } from './afterthought.js';

export const cannotStopSmiling: Rule = {
  about: 'A joy of one’s own that is told with a smile ends in one: “I found my old kite 😄 Can’t stop smiling”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['I found my old kite in the loft 😄', "I found my old kite in the loft 😄 Can't stop smiling"],
    ['My pupils wrote me a song today! 💕', "My pupils wrote me a song today! 💕 Can't stop smiling!"],
    ['spotted an otter on my way home 🤩', "spotted an otter on my way home 🤩 can't stop smiling"],
  ],
  leaves: [
    'I found my old kite in the loft',
    'I lost my kite 😄',
    'I found mould in the loft 😄',
    "I found my kite but it's torn 😄",
    'You found my kite 😄',
    'My pupils are lovely 💕',
    'He found a kite 😄',
    'I had a nap 😊',
    'I cried when I found my old kite 🥹',
    'Thank you for the kite 💕',
    'My back hurt all day 😊',
  ],
  onlyIf: (doc) => matches(doc, SMILE),
  *propose(doc) {
    if (doc.sentences.length > 2 || doc.tokens.length > 24 || !(matches(doc, JOY) ? matches(doc, SMILE) : beams(doc)))
      return;
    if (matches(doc, ASIDE) || matches(doc, BEAMS) || !endsOpen(doc) || !isChat(doc)) return;
    if (doc.tokens.some((token) => (isNegator(token) && token.lower !== 'no') || cueOf(token)?.polarity === 'negative'))
      return;
    const mark = /!\P{L}*$/u.test(doc.text) ? '!' : '';
    yield* eachAfter(doc, [`Can't stop smiling${mark}`, `I can't stop smiling${mark}`]);
  },
};

const SMILE = /[🥰😍🤩🥳🎉😊😄😁🤗🥹💕❤💌🤑💖💙💛💚💜👏🙌😃😀☺]/u;
/** What one comes upon, is given or brings off. */
const JOY =
  /^(?:(?:i|we)(?:['’]ve)? )?(?:just |finally )?(?:found|spotted|saw|patched|fixed|finished|built|grew|baked|learned|learnt|taught|mastered|picked|caught|met|completed|knitted|sewed|ran|swam|climbed|published|planted|got) |^(?:my|our) (?:[a-zà-ž]+ ){1,3}?(?:finally |just )?(?:wrote|threw|made|gave|sent|brought|taught|baked|drew|sang|painted|knitted|surprised|called|remembered|said|took|wagged|waved|learned|learnt|planned|bought|built|came back|doubled|hatched|bloomed|let me|asked me)\b|^(?:i['’]m|we['’]re) (?:so |really )?proud of (?:my|our)\b/iu;
/** Said already. */
const BEAMS = /\b(?:beam|grin|smil)[a-zà-ž]*/iu;
const ASIDE =
  /\b(?:but|however|though|although|smil\w*|happ\w+|cr(?:y|ied|ying)|tears?|sobb\w+|sorry|sad|miss\w*|lost|mou?ld|bug|mice|leak\w*|thanks?|thank\w*|pleased|highlight of|unreal|you|your|would|could|if|almost|nearly|too|last (?:year|month|summer)|ago|when i was|used to|remember when|funeral|goodbye|farewell|leaving|retir\w+|not|under the weather|ill|sick|hurt|broke|bill|ticket|fine|virus|cold|flu|locked|soaked|out of order|over it|rid|hospital|apart)\b|[?"“”;:(]|[😭😢😞💔😩😡🙄😅😂🤣😬]/iu;

/** A grin says what the words leave open, where somebody tells of what just happened to them. */
const beams = (doc: Doc): boolean => matches(doc, GRIN) && matches(doc, OWN) && !matches(doc, LASTING);
const GRIN = /[🥰😍🤩🥳😊😄😁🤗🥹😀😃😆😻]/u;
const OWN =
  /\b(?:my|our|me|us) |^(?:i|we)(?:['’](?:ve|re|m))? (?:just |finally )|^(?:woke up to|just had|hit every|first |boss |guess who just)/iu;
/** Tastes, habits, states and wishes, beside which a smile now is out of place. */
const LASTING =
  /\b(?:delicious|tasty|taste\w*|eating|bite|sip\w*|cosy|cozy|calm|peaceful|rest\w*|sleep\w*|slept|relax\w*|nap|bed|bath|adore|love|loves|loving|loved|like|enjoy\w*|always|every|never|often|still|grateful|excited|wait|hop(?:e|ing)|wish\w*|tomorrow|next week|soon|will|['’]ll|happy birthday|congrat\w*|laugh\w*|giggl\w*|jokes?|singing|dancing|baking|having|watching|looking|feel\w*|makes|is the best|are the best|fan of|favou?rite|beautiful|gorgeous|pretty|cute|comfy|comfortable|warm|soft|proposed|engaged|married|kiss\w*|welcome|well done|nailed|kind of|best (?:mum|dad|friend))\b/iu;
