import type { Rule } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { isLonger } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';
import { isOutspoken } from '../charged.js';
import { hasOpinion } from '../stance.js';

/** What one will do or wants after what has been told. */
const DRAWN =
  /^(?:i|we)(?:['’]ll| will|['’]m| am|['’]re| are| won['’]t| will not| would not| wouldn['’]t| want| sent| returned| left| expect) (?:(?:definitely|certainly|already|now) )?(?:never |not )?(?:be (?:back|going|returning|ordering|buying|coming|recommending|booking|asking|cancelling|canceling|taking|telling|looking)|going back|planning to (?:go|come|return|book|order)|go(?:ing)? (?:back|elsewhere)|return(?:ing)?|order(?:ing)?|book(?:ing)?|buy(?:ing)?|use|stay|eat|shop|recommend(?:ing)?|cancel(?:ling)?|switch(?:ing)?|my money|(?:a|the) (?:full )?refund|it back|the tip|without|hungry|early|disappointed|an? (?:apology|explanation|replacement))\b/iu;

/** Who says so has told why before. */
const NEVER_AGAIN = /^(?:i|we) (?:would not|wouldn['’]t|will not|won['’]t) [^,]* again\b/iu;

export const needlessToSay: Rule = {
  about: 'What one makes of it all goes without saying: “Needless to say, I won’t be going back.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      "The tent leaked and the poles were bent. I won't be buying another.",
      "The tent leaked and the poles were bent. Needless to say, I won't be buying another.",
    ],
    [
      "The guide was a delight. We'll be back in June!",
      "The guide was a delight. Needless to say, we'll be back in June!",
    ],
  ],
  leaves: [
    "I won't be buying another.",
    'We have a tent. We will be back in June.',
    'The patient fell. I will return.',
    "The tent leaked. I'm at the desk.",
  ],
  onlyIf: isLonger,
  *propose(doc) {
    if (!/^(?:chat|story|review|letter)$/u.test(kindOfText(doc)) || inCapitals(doc) || doc.text.includes('?')) return;
    const last = doc.sentences.at(-1);
    const [first] = last?.tokens ?? [];
    if (!last || last.index === 0 || !first || !/^\p{Lu}/u.test(first.text) || !DRAWN.test(last.text)) return;
    if (/\b(?:but|unless|until|if|needless|thank[a-zà-ž]*|please|though)\b|[,;:"“”]/iu.test(last.text)) return;
    if (hasOpinion(doc) || isOutspoken(doc) || NEVER_AGAIN.test(last.text))
      yield inFrontOf(doc, first, 'Needless to say,');
  },
};
