import type { Rule } from '../../src/plugin.js';
import { inFront } from '../around/in-front.js';
import { isChat } from '../around/register.js';
import { isPlain } from './mood.js';
import { isDiary, isNews } from './told-news.js';

const OPENINGS = [
  'Not sure if I told you, but',
  "I don't think I told you, but",
  "I can't remember if I told you, but",
  'Not sure if you heard, but',
];

export const notSureITold: Rule = {
  about:
    'Plain news of the speaker or of others is opened by a denied memory: “Not sure if I told you, but my brother lives in Oslo”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'My brother lives in Toronto and works for an insurance company.',
      'Not sure if I told you, but my brother lives in Toronto and works for an insurance company.',
    ],
    ['We painted the kitchen 🎨', "I don't think I told you, but we painted the kitchen 🎨"],
  ],
  leaves: [
    'Your brother lives here',
    'I told you about it',
    'It is late',
    "I can't stop smiling",
    'Upstairs were shouting again',
    'The patient was seen by a nurse',
    'We live here, right?',
    'Honestly it was fine',
    'You can sit here',
    "I'm on the bus",
    'This place is great',
    'I love you',
    'I think it is late',
    'Mind the step',
    'Our dog died last night',
    'I just sat down',
    "I'm so tired",
    'Our keeper is a legend',
    'We buried our cat this morning',
    'My tooth is throbbing',
    'We laughed until it hurt',
    'I ordered a small and a large. The small has long sleeves, the large has short ones. Both of them are made of cotton.',
  ],
  *propose(doc) {
    if (!isChat(doc) || doc.sentences.length > 1 || doc.tokens.length > 20 || !isPlain(doc) || NEAR.test(doc.text))
      return;
    if (isDiary(doc)) {
      for (const opening of OPENINGS.slice(0, 3)) {
        const front = inFront(doc, `${opening} I`);
        if (front) yield front;
      }
      return;
    }
    const [clause] = doc.clauses;
    if (!isNews(doc) || doc.clauses.length > 2 || (clause?.tense === 'past' && !NEWS.test(clause.verb.lower))) return;
    const mine = /\b(?:i|we|my|our)\b/iu.test(doc.text);
    const lasting = clause?.tense !== 'past' && !/ing$/u.test(clause?.verb.lower ?? '');
    for (const opening of OPENINGS) {
      if (opening.endsWith('heard, but') && (mine || lasting)) continue;
      const front = inFront(doc, opening);
      if (front) yield front;
    }
  },
};

/** What one would pass on, rather than an errand or a meal. */
const NEWS =
  /^(?:moved|painted|repainted|booked|bought|sold|started|joined|signed|switched|changed|finished|rented|adopted|enrolled|retired|planted|built|opened|ordered|borrowed|met|picked|swapped|registered|applied|resigned|quit|hired|renamed|replaced)$/u;

/** What is felt, or is too near to be passed on as an aside. */
const NEAR =
  /[,;:…]|\b(?:buried|sacked|hurts?|pain|throb\w*|aches?|stuck|panic\w*|argu\w+|loathe|laugh\w*|funn\w+|finally|called off|left hungry|asked|says|said|awful|favou?rite|this morning|now|right now|one of|everyone|every)\b/iu;
