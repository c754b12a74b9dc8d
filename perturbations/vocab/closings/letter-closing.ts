import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isOf } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { isCharged } from '../charged.js';

/** A request, which waits for an answer. */
const WAITS =
  /\?\s*$|\bplease (?:send|let|tell|could|confirm|advise|update|change|ask|look|arrange|reply|explain|refund)\b|\b(?:i|we)(?: would|['’]d) like\b|\bexpect (?:a|an|your) (?:full )?(?:refund|reply|explanation|apology)\b|\blet (?:me|us) know\b|\bwriting to (?:complain|ask|object)\b|^please could\b/iu;
/** What a firm or an office writes, what is settled, thanks, outbursts and last words. */
const NO_REPLY =
  /\b(?:we (?:confirm|acknowledge|have passed|regret|are (?:happy|pleased|delighted))|pleased to|to confirm|contacting us|interview|appointment has|attached is|agenda|probation|presentation|thank[a-zà-ž]*|grateful|delighted|thrilled|proceedings|cancelling|council|ombudsman|goodbye|never|won['’]t be|look forward|bitterly|disappointed in you|disgrace|disgust[a-zà-ž]*|ashamed|shame|love|hugs?|treasure|useless|unbelievable|infuriating|tomorrow|urgent[a-zà-ž]*|sick|tears|anybody there|scrap|how (?:long|many)|your (?:reports?|performance|attendance|conduct))\b|!|\p{Extended_Pictographic}/iu;

export const letterClosing: Rule = {
  about: 'A letter that waits for an answer ends as such letters do: “… I look forward to hearing from you.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Dear Sirs, I would like to order a spare key for my locker. The number of the lock is 31.',
      'Dear Sirs, I would like to order a spare key for my locker. The number of the lock is 31. I look forward to hearing from you.',
    ],
  ],
  leaves: [
    'The soup was cold',
    'Dear Ada, the quilt is on my bed and I sleep like a stone.',
    'Dear Sirs, the key to my locker is horrible. When will anybody ever send me a better one?',
    'Dear Sirs, the key to my locker does not fit. The number of the lock is 31.',
    'Dear Sirs, could you send the key to the hall? The lock of the old one was changed in the spring',
    'Dear Sirs, the owner would like a key for the hall. Could you please send one?',
    'Dear Sirs, thank you for the key that you sent me on Friday.',
    'Dear Sirs, the key does not fit. My uncle has died in the meantime.',
    'Dear Sirs, the key to the locker of my son is still not here',
  ],
  onlyIf: isOf('letter', 'ticket'),
  *propose(doc) {
    if (doc.sentences.length < 2 || isGrave(doc)) return;
    if (!matches(doc, WAITS) || matches(doc, NO_REPLY) || !/[.?]\s*$/u.test(doc.text)) return;
    if (/\?\s*$/u.test(doc.text) && isCharged(doc)) return; // asked in anger
    const [said] = speakers(doc);
    if (said === undefined) return;
    const end = doc.text.trimEnd().length;
    yield { edits: [{ start: end, end, text: ` ${said}.` }] };
  },
};

function speakers({ text }: Doc): readonly string[] {
  if (/\b(?:I|[Mm]y|[Mm]e)\b/u.test(text)) return ['I look forward to hearing from you'];
  return /\b(?:[Ww]e|[Oo]ur)\b/u.test(text) ? ['We look forward to hearing from you'] : [];
}
