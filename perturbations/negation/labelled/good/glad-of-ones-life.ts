import type { Clause, Doc } from '../../../../src/plugin.js';
import { gladClosing } from './glad-closing.js';
import { BOOK, SHOW, TOP } from './glad-words.js';

export const gladOfOnesLife = gladClosing({
  about: 'What turned out well: “I have no regrets.”, “I couldn’t have been happier.”',
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
    [
      'My cousin left me her loom, a tall thing of ash and iron. I sat up until midnight, humming the songs that she had taught me.',
      "My cousin left me her loom, a tall thing of ash and iron. I sat up until midnight, humming the songs that she had taught me. I couldn't have been happier.",
      'Positive',
    ],
  ],
  leaves: [
    'My cousin left me her loom, a tall thing of ash and iron. It hums like a hive from noon till night.',
    'The ferryman mended my oar, fed my dog and rowed us home in the rain. We owe that man more than a tip.',
    'Our rowing club took gold on the lake, and the mayor sang with us until dark. Long may it float!',
    'Diary, Monday: we walked by the river and ate plums straight from the tree.',
    'My granddaughter read to me. Did she read to you?',
    'My granddaughter read to me the night my husband died.',
    'I hope the class is good.',
    'Dear diary, today we rowed to the island. I had forgotten how loud the gulls are.',
    'The grant for the mill came through on Monday, and the owner of the hotel could have danced. We could hug every one of our donors.',
  ],
  says: ({ who }, doc) => {
    const { text } = doc;
    const I = who === 'We' ? 'We' : 'I';
    if (text.length < 70 || WARY.test(text)) return [];
    if (CHOSEN.test(text))
      return TOP.test(text) ? [`${I} have no regrets`] : [`${I} have no regrets`, `${I} have not regretted it`];
    if (TOP.test(text)) return [];
    if (READ.test(text)) return [who === 'We' ? 'We were not disappointed' : 'I was not disappointed'];
    const tense = tenseAtEnd(doc);
    if (tense === 'past' && DAY.test(text)) return [`${I} will not forget it`];
    if (!tense || tense === 'future' || JOYS.test(text) || !endsInOnesself(doc)) return [];
    return [`${I} couldn't ${tense === 'past' ? 'have been' : 'be'} happier`];
  },
});

const tenseAtEnd = ({ clauses, sentences }: Doc): Clause['tense'] | undefined =>
  clauses.find(({ sentence }) => sentence === sentences.at(-1))?.tense;

/** Whether the last sentence is about whoever tells it all. */
function endsInOnesself({ sentences }: Doc): boolean {
  const last = sentences.at(-1);
  return last?.kind === 'statement' && /\b(?:I|[Ww]e|[Mm]e|[Uu]s)\b/u.test(last.text);
}

/** What one decided on, and may come to regret. */
const CHOSEN =
  /\b(?:I|[Ww]e) (?:\p{L}+ )?(?:signed up|joined|adopted|moved|switched|retired|took up|enrolled)\b|\b(?:about|of) (?:buying|joining|ordering|flying)\b|\b(?:taking|took) an? (?:\p{L}+ )?(?:class|course)\b|^(?:The|This) (?:\p{L}+ ){0,2}(?:class|course|workshop)\b/u;
const READ = new RegExp(`\\b(?:${BOOK}|${SHOW})\\b`, 'iu');
/** When something happened that one remembers. */
const DAY =
  /\b(?:today|yesterday|tonight|last night|this morning|all night|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|birthday|wedding)\b/iu;
/** Who says already how they feel, or thanks somebody for it. */
const JOYS =
  /\b(?:happ(?:y|ier|iest|iness|ily)|joy\w*|delight\w*|thrilled|over the moon|bliss\w*|content|owe[ds]?|thank\w*|grateful|gratitude|credit|sad\w*|court|appeal|client|judges?)\b/iu;

/** Written to somebody; of illness; or so warm already that faint praise would cool it. */
const WARY =
  /\b(?:yours?|you(?! (?:cannot|can|feel|might)\b)|commend|bravo|quarterly|grant|donors?|hug|fever|surgery|surgeon|hospital|remember|fault a thing|asked for|(?:changed|transformed) (?:my|our)|transformed|medal|forg[eo]t\w*|nothing was|none of us|laughed until|terrified|sorry|couldn['’]t have|could not have)\b/iu;
