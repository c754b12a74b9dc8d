import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { all } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { isLukewarm } from '../lukewarm.js';
import { isSoleStatement } from '../stance.js';

/** What a thing or somebody did to one’s mood, or how well it does its work. */
const STRUCK =
  /\b(?:left me (?:speechless|in tears|breathless|in awe|cold|hungry|in stitches)|(?:gave|gives) me (?:goosebumps|chills|the creeps|new hope)|bored (?:me|us) (?:to tears|stiff|to death|silly)|(?:brightened|lifted|darkened|spoiled|spoilt|made) (?:my|our|the) (?:whole )?(?:week|weekend|month|spirits)|moved (?:me|us) to tears|(?:impressed|enchanted|charmed|delighted|dazzled|wowed|amazed|thrilled|disgusted|insulted|captivated|entertained) (?:me|us|everyone|everybody|the whole \p{Ll}+|all of us|both of (?:us|them|my \p{Ll}+))|(?:cuts?|works?|fits?|runs?|handles?|sleeps?|goes) like (?:butter|a (?:dream|charm|glove|knife through butter))|fixed my \p{Ll}+ in (?:one|two|three|four|five|\d) (?:visits?|sessions?)|(?:was|were|is|are) (?:sparkling|spotlessly|squeaky|scrupulously|sparklingly) clean|explained everything (?:so )?(?:clearly|patiently|kindly))(?! to (?:the|a|an|his|her)\b)/iu;
/** What one could not keep in. */
const COULD_NOT_HELP =
  /^i (?:laughed|cried|smiled|grinned|cheered|sobbed) so (?:hard|much|loudly) (?:at|during|that|on|when|in)\b|^i['’]ve been (?:crying|smiling|grinning|sobbing|beaming|shaking) (?:all|since|for)\b|^i['’]?m (?:bursting with|beside myself|over the moon|lost for words)\b/iu;
const ELSE =
  /[?:;"“”…]|\b(?:honest[a-zà-ž]*|frankly|serious[a-zà-ž]*|say|said|sorry|thank[a-zà-ž]*|just|finally|if|but|though|although|guess|think|news|surgery|hospital|scan|not|never|almost|nearly)\b|n['’]t (?!even)/iu;

export const struckMe: Rule = {
  about: 'What moved, bored or pleased one is told frankly: “The sermon left me cold” → “I have to say, the sermon …”',
  expects: { sentiment: 'same' },
  examples: [
    ['The sermon left me in tears 🌅', 'I have to say, the sermon left me in tears 🌅'],
    ['Those shears cut like butter', 'Honestly, those shears cut like butter'],
    [
      'I laughed so hard at the circus that I fell off my seat',
      'Honestly, I laughed so hard at the circus that I fell off my seat',
    ],
  ],
  leaves: [
    'The sermon was long',
    'My aunt left me her shears',
    'My boss told me that the news left me out',
    'The judge was average and explained everything clearly',
    'Did the sermon leave you in tears?',
    'The patient impressed everyone by walking to the ward.',
  ],
  words: () => neededWords(STRUCK, COULD_NOT_HELP),
  onlyIf: all(isMessage, isSoleStatement),
  *propose(doc) {
    const own = matches(doc, COULD_NOT_HELP);
    if (!own && !matches(doc, STRUCK)) return;
    if (ELSE.test(own ? doc.text.replace(/\bsaid yes\b/u, '') : doc.text) || isGrave(doc) || doc.tokens.length > 22)
      return;
    if (own) return yield* eachInFront(doc, ['Honestly,']);
    if (isLukewarm(doc) || !matches(doc, OPENS_ON_IT)) return;
    yield* eachInFront(doc, ['Honestly,', 'I have to say,']);
  },
};

/** On the thing or on whoever did it, not on oneself. */
const OPENS_ON_IT =
  /^(?:the|this|that|these|those|her|his|their|our|my|your|[a-zà-ž]+ [a-zà-ž]+['’]s|[a-zà-ž]+['’]s) /iu;
