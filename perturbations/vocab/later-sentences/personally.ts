import { matches, type Rule } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { all, mayHave } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';

/** What one has no view on, after a sentence on what others think or may choose. */
const NO_VIEW =
  /(?<=[.!] )I (?:have no (?:opinion|view|preference|strong feelings|feelings)|(?:can take it or leave it|could take it or leave it)|(?:don['’]t|do not) (?:mind|have (?:an opinion|a view|a preference|strong feelings)))\b[^.!?]*\.?\s*$/u;

export const personally: Rule = {
  about:
    'One’s own want of a view, after what others think, is said to be one’s own: “… Personally, I have no opinion.”',
  expects: { sentiment: 'same' },
  examples: [
    ['Half of us want kites. I have no preference.', 'Half of us want kites. Personally, I have no preference.'],
  ],
  leaves: ['I have no preference.', 'We sail at six. I have no oars.', 'Half of us want kites. I love them.'],
  words: () => ['no', "don't", 'don’t', 'not', 'leave'],
  onlyIf: all(isMessage, mayHave(NO_VIEW)),
  *propose(doc) {
    if (!matches(doc, NO_VIEW) || inCapitals(doc) || /\bpersonally\b/iu.test(doc.text)) return;
    const first = doc.sentences.at(-1)?.tokens[0];
    if (first?.text === 'I' && doc.sentences.length > 1) yield inFrontOf(doc, first, 'Personally,');
  },
};
