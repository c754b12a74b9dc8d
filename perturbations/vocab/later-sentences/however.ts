import { neededWords, type Rule, type Sentence } from '../../../src/plugin.js';
import { inCapitals } from '../../around/style.js';

/** What a thing takes in, and so what it leaves out: `It does not include the islands.` */
const LEAVES_OUT =
  /^(it|they|this|these) (does|do|did) not (?=(?:include|cover|contain|apply|extend|mention|affect|come with|provide|address)\b)/iu;
const TAKES_IN =
  /\b(?:covers?|covered|includes?|included|contains?|contained|applies|apply|applied|extends?|deals? with|dealt with|describes?|described|lists?|listed|shows?|showed|comes? with|provides?|provided|explains?|explained|looks? at|looked at|examines?|examined|costs?)\b/iu;
const TURNED =
  /\b(?:however|but|though|although|only|nor|not|no|nothing|yet|still|while|whereas|unfortunately)\b|[?!]/iu;

export const however: Rule = {
  about: 'What a thing leaves out is set against what it takes in: “It does not, however, include …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'The fee covers the boat. It does not include lunch.',
      'The fee covers the boat. It does not, however, include lunch.',
    ],
  ],
  leaves: [
    'It does not include lunch.',
    'The fee does not cover the boat. It does not include lunch.',
    'The fee is low. It does not include lunch.',
    'The fee covers the boat. It does not include lunch, but it should.',
    'The fee covers the boat. It does not float.',
  ],
  words: () => neededWords(LEAVES_OUT),
  *propose(doc) {
    if (inCapitals(doc) || doc.text.includes('\n')) return;
    for (const [at, sentence] of doc.sentences.entries()) {
      const before = doc.sentences[at - 1];
      const found = before && takenIn(before) ? LEAVES_OUT.exec(sentence.text) : null;
      if (!found || TURNED.test(sentence.text.slice(found[0].length))) continue;
      const end = sentence.start + found[0].trimEnd().length;
      yield { edits: [{ start: end, end, text: ', however,' }] };
    }
  },
};

function takenIn({ text, kind }: Sentence): boolean {
  return kind === 'statement' && TAKES_IN.test(text) && !TURNED.test(text);
}
