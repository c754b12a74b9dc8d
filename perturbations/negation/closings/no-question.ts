import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import { isNegator } from '../asked.js';

export const noQuestion: Rule = {
  about: 'What is called the best or the worst is so without question: “You bake the best pies, no question”',
  expects: { sentiment: 'same' },
  examples: [
    ['You bake the best pies in this street', 'You bake the best pies in this street, no question'],
    ['These socks are the warmest things I own 🧦', 'These socks are the warmest things I own, no doubt about it 🧦'],
    ['That was the worst film of the year.', 'That was the worst film of the year, no doubt about it.'],
  ],
  leaves: [
    'The tallest boy is in the last row',
    "It isn't the best pie",
    'You bake the best pies, thank you',
    'Is it the best pie?',
    'The best pies are sold out',
    'I did my best',
    'I had the worst headache',
    'It was the best pie but the bill was huge',
    'The nearest shop is the cheapest',
    'Meet at the latest bus',
    'I had the sweetest morning in the park',
    'Just had the cosiest lunch at my aunt’s',
    'This quiz is addictive in the best way',
  ],
  words: () => neededWords(JUDGED),
  *propose(doc) {
    const end = judgedEnd(doc);
    if (end === undefined) return;
    for (const said of [', no question', ', no doubt about it']) yield { edits: [{ start: end, end, text: said }] };
  },
};

const JUDGED =
  /\b(?:is|are|was|were|['’]s|['’]re|make|makes|made|bakes?|cooks?|has|have|had|serves?|got)\b[^,]* the (?:absolute |very )?(?:best|worst|(?:comfi|funni|cosi|cozi|lovel|loveli|sweet|kind|nice|warm|fluffi|tasti|fresh|soft|cut|rud|ugli|dull|slow|clumsi|bor|weak|friendli|prettiest|grumpi)e?st|most (?:beautiful|comfortable|generous|boring|annoying|useless|delicious|welcoming))\b/iu;
const ASIDE =
  /^(?:just |i['’]ve just |we['’]ve just )?(?:got|back|home)\b|\b(?:but|if|than|except|besides|sorry|thanks?|please|contest|doubt|question|question|hands|probably|maybe|one of|some of|sold|that i could|at least|would|could|might|think|guess|ha(?:ve|d|s) the worst|in the (?:best|worst|nicest|sweetest)|(?:i|we|just)(?:['’]ve)? (?:just )?(?:had|have|got|spent) the [a-zà-ž]+)\b|n['’]t\b|["“”:;?!,]/iu;

/** The end of a single judgement with a superlative, before its full stop or emoji. */
function judgedEnd(doc: Doc): number | undefined {
  const { sentences, tokens } = doc;
  if (sentences.length !== 1 || tokens.length > 20 || !isChat(doc) || !matches(doc, JUDGED) || matches(doc, ASIDE))
    return undefined;
  if (tokens.some(isNegator)) return undefined;
  const last = tokens.findLast(({ kind }) => kind === 'word' || kind === 'number');
  const behind = last && tokens.slice(last.index + 1);
  return behind?.every(({ kind, text: mark }) => kind === 'emoji' || mark === '.') ? last?.end : undefined;
}
