import type { Rule } from '../../../src/plugin.js';
import { mayHave } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';

/** `Dear Ana, thank you for …` */
const THANKS =
  /^Dear (?:\p{Lu}[\p{L}.'’-]*|and|all|team|neighbours|colleagues|friends)(?: (?:\p{Lu}[\p{L}.'’-]*|and|all))*, (?=thank you (?:so much |very much )?for (?:your|the|all|everything|looking|taking|being|helping)\b)/u;

export const dearThanks: Rule = {
  about: 'Who writes to thank says so: “Dear Ana, thank you for …” → “Dear Ana, I would like to say thank you for …”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Dear Ana, thank you for your help with the sail. We won by a mile.',
      'Dear Ana, I would like to say thank you for your help with the sail. We won by a mile.',
    ],
  ],
  leaves: ['Dear Ana, thank you.', 'Thank you for your help.', 'Dear Ana, thank you for your letter of 3 May.'],
  onlyIf: mayHave(THANKS),
  *propose(doc) {
    const found = THANKS.exec(doc.text);
    if (!found || isGrave(doc) || inCapitals(doc)) return;
    if (
      /^thank you (?:[a-zà-ž]+ ){1,4}(?:letter|e-?mail|message|enquiry|inquiry|application|order|interest|call|reply)\b/iu.test(
        doc.text.slice(found[0].length),
      )
    )
      return;
    const at = found[0].length;
    for (const said of /^thank you so\b/u.test(doc.text.slice(at))
      ? ['I just wanted to say']
      : ['I would like to say', 'I just wanted to say'])
      yield { edits: [{ start: at, end: at, text: `${said} ` }] };
  },
};
