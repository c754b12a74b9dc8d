import type { Rule } from '../../src/plugin.js';
import { inFrontOf } from '../around/in-front.js';
import { inCapitals } from '../around/style.js';
import { evaluates } from './evaluative.js';
import { kindOfText } from './kind-of-text.js';

/** A verdict on all that was told before it. */
const VERDICT =
  /^(?:(?:very|really|so|absolutely|utterly|thoroughly|completely) (\p{L}+)|(?:i|we)(?: am| are|['’]m|['’]re| was| were) (?:\p{L}+ly |very |so )?(\p{L}+)|(?:it|this)(?: is|['’]s| was) (?:\p{L}+ly |very |so |simply )?(\p{L}+)|(?:highly|would|definitely|strongly) (recommend(?:ed)?)|(?:i|we)(?: would|['’]d)? (?:highly|thoroughly|strongly) (recommend)|an? (?:\p{L}+ )?(gem|triumph|delight|disaster|let-?down|disappointment|shambles|waste|joy|treat|mess|disgrace|farce)|(disappointing|disgraceful|appalling|pathetic|brilliant|superb|excellent|useless|outstanding|dreadful))(?: (?:with|about) (?:it|this|everything|the service|the result))?[.!]*\P{L}*$/iu;
const NOT_OF_ALL =
  /^(?:hungry|tired|cold|home|back|late|early|here|there|sorry|sure|hard|ready|old|new|done|free|closed|open|sick|afraid|alive|asleep|awake|alone|lost|broken|hot|dry|soft|loud|heavy|light|expensive|cheap|better|worse|grateful)$/iu;

export const allInAll: Rule = {
  about: 'The verdict at the end of a review sums it up: “… All in all, very disappointing.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The tent leaked. The poles were bent. Very disappointing.',
      'The tent leaked. The poles were bent. All in all, very disappointing.',
    ],
    [
      "The guide knew every path and the tea was hot. I'm impressed.",
      "The guide knew every path and the tea was hot. All in all, I'm impressed.",
    ],
  ],
  leaves: [
    'Very disappointing.',
    'The tent leaked. It was cold.',
    'The tent leaked. Avoid.',
    'Our cat died. It was awful.',
    'The tent leaked. Overall, very disappointing.',
  ],
  *propose(doc) {
    const kind = kindOfText(doc);
    if (
      kind === 'clinical' ||
      kind === 'document' ||
      kind === 'grave' ||
      inCapitals(doc) ||
      doc.text.includes('?') ||
      doc.sentences.length < 2
    )
      return;
    if (/\b(?:overall|all in all|in short|in sum)\b/iu.test(doc.text)) return;
    const last = doc.sentences.at(-1);
    const [first] = last?.tokens ?? [];
    const word = last && VERDICT.exec(last.text)?.slice(1).find(Boolean);
    if (!first || !word || !/^\p{Lu}/u.test(first.text) || NOT_OF_ALL.test(word)) return;
    if (evaluates(word.toLowerCase()) || NAMED.test(word)) yield inFrontOf(doc, first, 'All in all,');
  },
};

const NAMED =
  /^(?:recommend(?:ed)?|gem|triumph|delight|disaster|let-?down|disappointment|shambles|waste|joy|treat|mess|disgrace|farce|impressed|happy|pleased|delighted|disappointed|thrilled|unimpressed|satisfied|disgusted|dissatisfied|useless|disappointing|impressive|satisfying|frustrating|underwhelming|unacceptable|unprofessional|enjoyable|worthwhile)$/iu;
