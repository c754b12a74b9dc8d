import { mayMatch, type Rule } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { isPersonal, kindOfText } from '../../around/kind.js';
import { isLonger } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';

/** What one ends with: a judgement without a verb, or without the one who gives it. */
const JUDGED =
  /^(?:worth every|highly recommend[a-zà-ž]*|(?:would|can|could)(?: not|n['’]t) (?:recommend|fault|be happier|ask for)|absolutely (?!no\b|not\b)[a-zà-ž]+|unbelievable|infuriating|incredible|what an? |such a |an absolute |a (?:real |true |complete )?(?:pleasure|joy|delight|disgrace|disaster|triumph|treat)\b|a truly |truly |best [a-zà-ž]+ (?:i|we)['’]?|worst [a-zà-ž]+ (?:i|we)['’]?|you lot are |we love it|i love it|love it|could not be happier|great value|shoddy|pure |total |utter |the best |the worst )/iu;
/** What one tells others to do or never does again. */
const WARNED =
  /^(?:never again|avoid|don['’]t bother|do not bother|save your money|stay away|give that|don['’]t waste|go (?:and )?see)\b/iu;

export const lastWord: Rule = {
  about: 'The last word on a thing is a frank one: “… Worth every penny.” → “… Honestly, worth every penny.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The tent kept us dry for a week in the rain. Worth every penny.',
      'The tent kept us dry for a week in the rain. Honestly, worth every penny.',
    ],
    [
      'We queued for an hour and the soup was cold. Never again.',
      'We queued for an hour and the soup was cold. Seriously, never again.',
    ],
  ],
  leaves: [
    'Never again.',
    'The lessee shall pay. Never again.',
    'The tent is up. We sleep well.',
    'Honestly, we queued for an hour and the soup was cold. Never again.',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    if (!mayMatch(doc, JUDGED) && !mayMatch(doc, WARNED)) return;
    const last = doc.sentences.at(-1);
    const [first] = last?.tokens ?? [];
    if (!last || last.index === 0 || !first || !/^\p{Lu}/u.test(first.text) || inCapitals(doc)) return;
    const kind = kindOfText(doc);
    if (isGrave(doc) || (!isPersonal(doc) && !/^(?:letter|ticket)$/u.test(kind))) return;
    if (/honest|serious|frank/iu.test(doc.text) || /[?"“”:;]/u.test(last.text)) return;
    if (!/[.!]/u.test(doc.text.slice(0, last.start).trimEnd().at(-1) ?? '')) return;
    if (JUDGED.test(last.text)) yield inFrontOf(doc, first, 'Honestly,');
    else if (WARNED.test(last.text)) yield inFrontOf(doc, first, 'Seriously,');
  },
};
