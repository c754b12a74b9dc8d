import { gladClosing } from './glad-closing.js';
import { BOOK, MEAL, PLACE, SERVER, SHOW, THING, TOP } from './glad-words.js';

export const gladOfOnesLife = gladClosing({
  about: 'What turned out well: “I have no regrets.”, “I will not forget it.”',
  topics: ['story'],
  examples: [
    [
      'I signed up for the pottery class on a whim, and it was the best decision of my year.',
      'I signed up for the pottery class on a whim, and it was the best decision of my year. I have no regrets.',
      'Positive',
    ],
    [
      'My granddaughter read me a whole story last night. She did all the voices.',
      'My granddaughter read me a whole story last night. She did all the voices. I will not forget it.',
      'Positive',
    ],
  ],
  leaves: [
    'Diary, Monday: we walked by the river and ate plums straight from the tree.',
    'My granddaughter read to me. Did she read to you?',
    'My granddaughter read to me the night my husband died.',
    'I hope the class is good.',
    'Dear diary, today we rowed to the island. I had forgotten how loud the gulls are.',
    'The grant for the mill came through on Monday, and the owner of the hotel could have danced. We could hug every one of our donors.',
  ],
  says: ({ who }, { text }) => {
    const I = who === 'We' ? 'We' : 'I';
    const was = who === 'We' ? 'We were' : 'I was';
    if (text.length < 70 || WARY.test(text)) return [];
    if (/^(?:dear diary|diary|today|what a)\b|\bswam\b/iu.test(text))
      return DAY.test(text) ? [`${I} will not forget it`] : [];
    if (/\b(?:won|prize|award|cup|champion\w*|stopped talking)\b/iu.test(text))
      return DAY.test(text) ? [`${I} will not forget it`] : [];
    if (TOP.test(text)) return CHOSEN.test(text) ? [`${I} have no regrets`] : [];
    if (CHOSEN.test(text)) return [`${I} have no regrets`, `${I} have not regretted it`];
    if (READ.test(text)) return [`${was} not disappointed`, 'It did not disappoint'];
    if (STAYED.test(text))
      return [`${was} not disappointed`, `${I} have no complaints`, `${I} have nothing to complain about`];
    if (OWNED.test(text)) return [`${I} have no complaints`, `${I} have nothing to complain about`];
    return DAY.test(text) && !/\b(?:court|appeal|client|judges?)\b/iu.test(text) ? [`${I} will not forget it`] : [];
  },
});

/** What one decided on, and may come to regret. */
const CHOSEN =
  /\b(?:I|[Ww]e) (?:\p{L}+ )?(?:signed up|joined|adopted|moved|switched|retired|took up|enrolled)\b|\b(?:about|of) (?:buying|joining|ordering|flying)\b|\b(?:taking|took) an? (?:\p{L}+ )?(?:class|course)\b|^(?:The|This) (?:\p{L}+ ){0,2}(?:class|course|workshop)\b/u;
const anyOf = (...nouns: readonly string[]) => new RegExp(`\\b(?:${nouns.join('|')})\\b`, 'iu');
const READ = anyOf(BOOK, SHOW);
const STAYED = anyOf(MEAL, PLACE, 'owner', 'stayed');
const OWNED = anyOf(THING, SERVER, 'poles', 'cooker', 'spectacles', 'lenses', 'seams');
/** When something happened that one remembers. */
const DAY =
  /\b(?:today|yesterday|tonight|last night|this morning|all night|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|birthday|wedding|party|prize|danced?|surprised)\b/iu;

/** Written to somebody; of illness; or so warm already that faint praise would cool it. */
const WARY =
  /\b(?:yours?|you(?! (?:cannot|can|feel|might)\b)|commend|bravo|quarterly|grant|donors?|hug|fever|surgery|surgeon|hospital|remember|fault a thing|asked for|(?:changed|transformed) (?:my|our)|transformed|medal|forg[eo]t\w*|nothing was|none of us|laughed until|terrified|sorry|couldn['’]t have|could not have)\b/iu;
