import type { Rule } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';

/** How a story ends: what the tellers did about it at last. */
const ENDED =
  /^(?:i|we|they)(?: just| all)? (?:left|paid|gave up|gave in|walked (?:out|home|away)|went (?:home|elsewhere|back)|returned it|sent it back|ate (?:at|in|elsewhere)|slept (?:in|on)|took (?:a|the) (?:bus|taxi|train)|moved out|bought (?:a|an)other|asked for|got (?:home|our|my|the)|called a|drove home|finished it|booked|cancelled|kept the|threw it)\b/iu;

export const inTheEnd: Rule = {
  about: 'The last thing that happened in a story happened “in the end”: “… In the end, we walked home.”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'We queued for the ferry from six to nine. Nobody came to open the gate. We walked home.',
      'We queued for the ferry from six to nine. Nobody came to open the gate. In the end, we walked home.',
    ],
  ],
  leaves: [
    'We walked home.',
    'We saw the ferry. It is red. We walked home.',
    'We queued for the ferry. We walked home eventually.',
    'The witness saw the ferry. We walked home.',
  ],
  onlyIf: ({ sentences }) => sentences.length > 2,
  *propose(doc) {
    const last = doc.sentences.at(-1);
    const [first] = last?.tokens ?? [];
    const before = doc.sentences.at(-2);
    if (!last || last.index < 2 || !before || !first || !/^\p{Lu}/u.test(first.text) || inCapitals(doc) || isGrave(doc))
      return;
    if (!/^(?:story|review|letter|ticket|chat)$/u.test(kindOfText(doc)) || !ENDED.test(last.text)) return;
    if (
      /[?!:;"“”]|\b(?:end|finally|eventually|then|but|so|instead|again|when|after|before|yesterday|today|last)\b/iu.test(
        last.text,
      )
    )
      return;
    const told = doc.clauses.filter(({ sentence }) => sentence.index < last.index);
    if (told.length > 0 && told.every(({ tense }) => tense === 'past') && !/[?]/u.test(doc.text))
      yield inFrontOf(doc, first, 'In the end,');
  },
};
