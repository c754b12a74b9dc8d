import { matches, neededWords, once, type Rule } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { all, isLonger, isOf } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';

/** How the teller or those close to them took it. */
const TAKEN =
  /^(?:(?:i|we)(?:['’]m| am| was|['’]re| are| were)|(?:i|we) (?:felt|feel)|my (?:kids|children|wife|husband|son|daughter|mum|dad|family|parents) (?:is|are|was|were)) (?:so |very |really |absolutely |just |all |both |now |completely |utterly )*(?:exhausted|frightened|furious|livid|thrilled|delighted|over the moon|upset|gutted|heartbroken|in tears|shaken|tired|worried|relieved|embarrassed|humiliated|devastated|ecstatic|terrified|mortified|disappointed|distressed|annoyed|angry|cheated|robbed|let down|fed up|overjoyed|stunned)\b/iu;

const IMAGINED = /\bimagine\b|^diary\b/iu;

export const asYouCanImagine: Rule = {
  about: 'How somebody took what is told can be imagined: “As you can imagine, I was furious.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'They towed the van with our tent in it. I was furious.',
      'They towed the van with our tent in it. As you can imagine, I was furious.',
    ],
    [
      'My sister came home after two years at sea. We were over the moon.',
      'My sister came home after two years at sea. As you can imagine, we were over the moon.',
    ],
  ],
  leaves: [
    'I was furious.',
    'My uncle has died. I am upset.',
    'They towed the van. I was furious with you.',
    'They towed the van. I took the bus.',
  ],
  words: once(() => neededWords(TAKEN)),
  onlyIf: all(isLonger, isOf('chat', 'story', 'review', 'letter', 'ticket')),
  *propose(doc) {
    if (isGrave(doc) || inCapitals(doc)) return;
    if (matches(doc, IMAGINED)) return;
    for (const { index, text, tokens } of doc.sentences) {
      const [first] = tokens;
      if (index === 0 || !first || !/^\p{Lu}/u.test(first.text) || !TAKEN.test(text)) continue;
      if (/[?!:"“”]|\b(?:you|your|but|not|because)\b|^[^.]*\bhow /iu.test(text)) continue;
      yield inFrontOf(doc, first, 'As you can imagine,');
    }
  },
};
