import type { Clause, Rule } from '../../src/plugin.js';
import { inFront } from '../around/in-front.js';
import { isChat } from '../around/register.js';
import { cueOf } from './cue.js';
import { isDiary, isNews } from './told-news.js';

const OPENINGS = [
  'Not sure if I told you, but',
  "I don't think I told you, but",
  "I can't remember if I told you, but",
  'Not sure if you heard, but',
];

export const notSureITold: Rule = {
  about:
    'News of the speaker or of others is opened by a denied memory: “Not sure if I told you, but my brother lives in Oslo”',
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
    'I ordered a small and a large. The small has long sleeves, the large has short ones. Both of them are made of cotton.',
  ],
  *propose(doc) {
    if (!isChat(doc)) return;
    if (isDiary(doc)) {
      for (const opening of OPENINGS.slice(0, 3)) {
        const front = inFront(doc, `${opening} I`);
        if (front) yield front;
      }
      return;
    }
    if (!isNews(doc) || doc.tokens.length > 26 || doc.sentences.length > 2 || doc.clauses.some(opines)) return;
    for (const opening of OPENINGS) {
      const mine = /\b(?:i|we|my|our)\b/iu.test(doc.text);
      const lasting = doc.clauses[0]?.tense === 'present' && !/ing$/u.test(doc.clauses[0].verb.lower);
      if (opening.endsWith('heard, but') && (mine || lasting)) continue;
      const front = inFront(doc, opening);
      if (front) yield front;
    }
  },
};

/** What one thinks of somebody is not news. */
function opines({ copular, rest }: Clause): boolean {
  return copular && rest.tokens.some((token) => cueOf(token)?.says === 'quality');
}
