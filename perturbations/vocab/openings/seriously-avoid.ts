import type { Rule } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { isPersonal } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';

/** A warning to all, and one that nobody has to be told how to heed. */
const WARNS =
  /^(?:avoid (?!the middle)[a-zà-ž]|stay away\b|steer clear\b|keep away\b|watch out for\b|(?:don['’]t|do not) (?:bother|waste|buy|book|order|go|fall for|trust|use)\b)/iu;
const ADVISES =
  /^(?:save your (?:money|time)|look elsewhere|give (?:this|it) a miss|skip (?:this|it)\b|do yourself a favou?r\b)/iu;

export const seriouslyAvoid: Rule = {
  about: 'A warning is meant seriously: “Avoid this hotel. …” → “Whatever you do, avoid this hotel. …”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Avoid this garage. The bill was twice what they quoted and the van still rattles.',
      'Seriously, avoid this garage. The bill was twice what they quoted and the van still rattles.',
    ],
    [
      'Stay away from the pool. It was green, and we found a frog in it.',
      'Whatever you do, stay away from the pool. It was green, and we found a frog in it.',
    ],
  ],
  leaves: [
    'Avoid this garage',
    'Avoid heat. The lessee shall store the lamp in a dry place.',
    'Seriously, avoid this garage. The van still rattles.',
    'The van rattles. We took it home.',
    'Please do not use the lift. It is being mended.',
  ],
  words: () => ['avoid', 'away', 'clear', "don't", 'don’t', 'do', 'save', 'elsewhere', 'give', 'skip', 'watch'],
  onlyIf: isPersonal,
  *propose(doc) {
    if (inCapitals(doc) || doc.text.length < 40) return;
    if (/\b(?:honest|serious|frank|whatever|please)/iu.test(doc.text)) return;
    const last = doc.sentences.length - 1;
    for (const { index, text, tokens } of doc.sentences) {
      const [first] = tokens;
      if (!first || (index > 0 && index === last) || /[?"“”:;]|\bunless\b/u.test(text) || !/^\p{Lu}/u.test(text))
        continue;
      if (WARNS.test(text)) yield inFrontOf(doc, first, 'Whatever you do,');
      if (WARNS.test(text) || ADVISES.test(text)) yield inFrontOf(doc, first, 'Seriously,');
    }
  },
};
