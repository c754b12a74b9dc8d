import { type Doc, matches, neededWords, once, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage, isPersonal, kindOfText } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';
import { bareText } from '../bare-text.js';
import { CRIED_OUT } from './cried-out.js';

/** What has such a word already, or is no matter for one. */
const ELSE =
  /\b(?:hey|oh|aw|ah|hmm|honest[a-zà-ž]*|wow|yeah|man,|died|funeral|cancer|condolences|sorry for your loss)\b/iu;

export const reacted: Rule = {
  about: 'What is said to somebody or cried out is led into: “Oh, bless you for …”, “Honestly, never again. …”',
  expects: { sentiment: 'same' },
  examples: [
    ['Bless you for mending the kite', 'Oh, bless you for mending the kite'],
    ['Never again. The ferry was late and damp.', 'Honestly, never again. The ferry was late and damp.'],
    ['Seriously, who painted this door?', 'Okay, seriously, who painted this door?'],
    ['Sorry, but this song stinks', "I'm sorry, but this song stinks"],
    ['Quick question: where is the oar?', 'Hey, quick question: where is the oar?'],
    ['How kind of you to mend my kite!', 'Oh, how kind of you to mend my kite!'],
  ],
  leaves: [
    'Oh, bless you for that',
    'Never mind',
    'Sorry, I am late',
    'How kind are otters?',
    'NEVER AGAIN!',
    'The lessee is not sure.',
    'Happy to help',
    'If you only have a spoon, use it',
    'What a kite weighs is set out in the annex.',
  ],
  words: once(() => neededWords(...CRIED_OUT.map(([beginning]) => beginning))),
  *propose(doc) {
    if (
      !(isPersonal(doc) || (kindOfText(doc) === 'notice' && /^what an?\b/iu.test(doc.text))) ||
      inCapitals(doc) ||
      doc.sentences.length > 3
    )
      return;
    const bare = bareText(doc);
    const own = (opening: string) => (/^seriously/iu.test(doc.text) && opening === 'Okay,') || !matches(doc, ELSE);
    for (const [beginning, openings] of CRIED_OUT)
      if (matches(doc, beginning, bare))
        return yield* eachInFront(
          doc,
          openings.filter((each) => own(each) && isFor(doc, each)),
        );
  },
};

/** The chattiest are for messages only. */
const isFor = (doc: Doc, opening: string): boolean =>
  isMessage(doc) || /^(?:Honestly|Seriously|I'm|All in all|Ugh)/u.test(opening);
