import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isFormal, isGrave } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';
import { toneOf } from './tone.js';

export const notUsedAgain: Rule = {
  about: 'Blame of somebody’s paid work ends in “I won’t be using them again.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The decorators cracked two windows and left the hall half done. They hung up when I rang.',
      "The decorators cracked two windows and left the hall half done. They hung up when I rang. I won't be using them again.",
    ],
    [
      'The tiler left the job half done, and the shower leaked before he had been paid. I was livid.',
      "The tiler left the job half done, and the shower leaked before he had been paid. I was livid. I won't be using him again.",
    ],
  ],
  leaves: [
    'The decorators left the hall half done.',
    'The decorators cracked a window but replaced it the same day, and I was thrilled.',
    'The decorators worked in the hall. They left at six, and I locked the door.',
    'Your decorators cracked two windows and left my hall half done. I want a refund.',
    'The decorators left the hall half done, and the shower leaked. I will sue them.',
    'The council sent a tiler. The shower leaked, and the job was half done.',
  ],
  words: () => neededWords(WORKER),
  *propose(doc) {
    if (doc.tokens.length < 14 || !/[.!]\s*$/u.test(doc.text) || isGrave(doc) || isFormal(doc)) return;
    if (!/^(?:chat|review|story)$/u.test(kindOfText(doc)) || matches(doc, WARY)) return;
    const [, worker] = WORKER.exec(doc.text) ?? [];
    if (worker === undefined || toneOf(doc) !== 'negative') return;
    const we = /\b(?:[Ww]e|[Oo]ur|us)\b/u.test(doc.text) && !/\bI\b/u.test(doc.text);
    if (!we && !/\b(?:I|[Mm]y|me)\b/u.test(doc.text)) return;
    const him = /s$|shop|cleaner|garage|salon|firm|company/iu.test(worker) ? 'them' : pronoun(doc.text);
    if (him === undefined) return;
    const said = `${we ? 'We' : 'I'} won't be using ${him} again`;
    const after = saidAfter(doc, said);
    if (after) yield after;
  },
};

function pronoun(text: string): string | undefined {
  const [he, she] = [/\b(?:he|his|him)\b/iu.test(text), /\b(?:she|her)\b/iu.test(text)];
  return he === she ? undefined : he ? 'him' : 'her';
}

const WORKER =
  /^(?:the|our) (?:[a-z-]+ )?(mechanic|plumber|plasterer|tiler|electrician|carpenter|builders?|roofers?|decorators?|movers|fitters|gardener|photographer|caterers?|locksmith|tailor|hairdresser|groomer|dry cleaner|repair shop|garage|salon|moving company|removal firm|builders) /iu;
const WARY =
  /\b(?:[Yy]our?|[Dd]ear|again|will|would|refund|sue|court|council|landlord|recommend\w*|[Aa]void|wedding|funeral|hospital|insurer|[Pp]lease|diary|Diary|car park|ruined|vanished|deposit)\b|['’](?:ll|d)\b/u;
