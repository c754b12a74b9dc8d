import { matches, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isLonger } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { polarityOf } from '../../person/polar.js';
import { speaksIll } from '../../person/speaks-ill.js';
import { closed } from './closed.js';

const OFFICIAL =
  /\b(?:let you know|just an? (?:quick |short |brief )?(?:note|line|word|message)|to say (?:that|how|thank)|drop(?:ping)? you|thank you enough|wanted to|want to|writing to|please|could you|can you|contacting|getting in touch|(?:has|have) been passed|team|we (?:are|regret|confirm|have received)|claims|policy|reference|application|enclosed|attached|dear|congratulations|birthday|welcome|sorry|objectives|deposit|reference)\b|\?|\n/iu;

export const letYouKnow: Rule = {
  about: 'Praise to those who did something ends with why it is written: “… Just wanted to let you know.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Fantastic service from your fitter. He found the leak in five minutes and showed us how to close the valve.',
      'Fantastic service from your fitter. He found the leak in five minutes and showed us how to close the valve. Just wanted to let you know.',
    ],
  ],
  leaves: [
    'Your fitter was rude. He charged us twice for the call and left mud on the stairs.',
    'Thanks for the ride!',
    'Hi Ada, just a quick line to say that your fitter was fantastic. He found the leak and showed us the valve.',
    'Thanks for getting in touch. Your case has been passed to our workshop, and they will ring you.',
    'We are pleased to offer you a place. The course begins in May, and your room is ready.',
    'Fantastic service. He found the fault in five minutes and charged nothing for the call.',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    if (!/^(?:letter|ticket|chat|story)$/u.test(kindOfText(doc)) || isGrave(doc)) return;
    if (doc.tokens.length < 14 || doc.tokens.length > 70) return;
    if (
      !/\byour?\b/iu.test(doc.text) ||
      !/\b(?:I|[Mm]y|[Ww]e|[Oo]ur|me|us)\b/u.test(doc.text) ||
      matches(doc, OFFICIAL)
    )
      return;
    const praised = /\b(?:thanks|thank you|thrilled|appreciate|never change)\b/iu.test(doc.text);
    if (!praised && (speaksIll(doc) || !doc.tokens.some(({ lower }) => polarityOf(lower) === 'positive'))) return;
    if (doc.tokens.some(({ lower }) => polarityOf(lower) === 'negative')) return;
    if (!/[.!]\s*$/u.test(doc.text)) return;
    yield* closed(doc, ['Just wanted to let you know']);
  },
};
