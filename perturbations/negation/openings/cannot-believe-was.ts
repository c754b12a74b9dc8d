import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { isChat } from '../../around/register.js';
import { isNegator } from '../asked.js';

/** What is done to somebody or to what is theirs, out of the blue. */
const DONE =
  /^(?:ignored|overcharged|lost|cancelled|canceled|robbed|cheated|rejected|fired|sacked|dumped|towed|stolen|smashed|ruined|destroyed|damaged|refused|denied|charged|scammed|promoted|chosen|picked|upgraded|invited|nominated|awarded|selected|accepted|mugged|humiliated|insulted|evicted|stranded|shortlisted|overlooked|abandoned|deleted|broken|vandalised|vandalized|burgled|patronised|conned|demoted)$/u;

export const cannotBelieveWas: Rule = {
  about:
    'What was done to one is told with disbelief: “I was ignored for an hour” → “I can’t believe I was ignored for an hour”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'I was ignored at the counter for twenty minutes',
      "I can't believe I was ignored at the counter for twenty minutes",
    ],
    ['My suitcase was lost between two flights 🧳', "Can't believe my suitcase was lost between two flights 🧳"],
    ['We got upgraded to the suite! 🎉', "I can't believe we got upgraded to the suite! 🎉"],
  ],
  leaves: [
    "I wasn't ignored",
    'The client was charged twice',
    'My flight was cancelled because of snow',
    'I was lost in thought',
    'Was I ignored?',
    'I was charged by the hour',
    'My order was cancelled and then sent again',
    'Your booking was cancelled',
    'I was often ignored as a child',
  ],
  words: () => neededWords(DONE),
  *propose(doc) {
    const { text, tokens } = doc;
    if (doc.sentences.length > 1 || tokens.length > 20 || !isChat(doc) || matches(doc, OPEN) || tokens.some(isNegator))
      return;
    const match = PASSIVE.exec(text);
    if (!match || !DONE.test((match[1] ?? '').toLowerCase())) return;
    for (const opening of ["I can't believe", "Can't believe"]) {
      const front = inFront(doc, opening);
      if (front) yield front;
    }
  },
};

const PASSIVE =
  /^(?:(?:I|We|[Mm]y (?:\p{L}+ )?\p{L}+|[Oo]ur (?:\p{L}+ )?\p{L}+) )(?:just )?(?:was|were|got|(?:has|have) been) (?:just |completely |totally )?(\p{L}+)\b/u;
const OPEN =
  /\b(?:because|but|and|if|when|while|so|or|as|often|always|usually|again|in thought|by the|up at|up (?:from|in)|believe|sorry|please|thanks?|maybe|nearly|almost|though|until|since|ago|last (?:year|summer|winter|month))\b|[?;:"“”…]/iu;
