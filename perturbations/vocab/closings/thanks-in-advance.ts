import { matches, type Rule } from '../../../src/plugin.js';
import { isLonger } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { isCharged } from '../charged.js';

/** A question on how to do something, or a request at the end, of somebody who cannot be known. */
const ASKS =
  /^(?:how (?:do|can|would) (?:i|we) (?:change|export|import|set|turn|reset|add|remove|find|update|install|print|delete|merge|switch|move|link|save|share|open|connect|download|upload|invite|sort|hide|create)\b|is there (?:a|any) way (?:to|of)\b|where (?:do|can) (?:i|we) (?:find|change|set|see|download)\b)[^?]*\?/iu;
const REQUESTS = /(?:^|[.!] )(?:could|can|would) you (?:please |kindly )?[a-zà-ž][^?.!]*\?\s*$/iu;

export const thanksInAdvance: Rule = {
  about: 'Whoever asks for help thanks for it: “How do I change the font? …” → “… Thanks in advance.”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'How do I change the font? I looked in the menu but only found the colours.',
      'How do I change the font? I looked in the menu but only found the colours. Thanks in advance.',
    ],
  ],
  leaves: [
    'How do I change the font?',
    'How do I love you? I cannot count the ways, and I have tried.',
    'How do I ever get out of this mess? I am so tired of this job and the people in it!',
    'How do I change the font? I looked in the menu. Thanks!',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    if (doc.text.length < 60 || isGrave(doc) || inCapitals(doc)) return;
    if (!(matches(doc, ASKS) || matches(doc, REQUESTS)) || isCharged(doc) || doc.sentences.length > 4) return;
    if (doc.tokens.some(({ lower }) => /^(?:awful|terrible|useless|shrugged|refused|disgusting|robbed)$/u.test(lower)))
      return;
    if (
      /\b(?:thank[a-zà-ž]*|cheers|love|life|ever|god|urgent[a-zà-ž]*|hear from you|regards)\b|!|\n|\p{Extended_Pictographic}/iu.test(
        doc.text,
      )
    )
      return;
    if (!/[.?]\s*$/u.test(doc.text)) return;
    const end = doc.text.trimEnd().length;
    for (const said of ['Thanks in advance.', 'Many thanks in advance.'])
      yield { edits: [{ start: end, end, text: ` ${said}` }] };
  },
};
