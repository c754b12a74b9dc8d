import { lowerOpening, neededWords, type Rule } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';

const KIND =
  /^(?:my|our|the|your) (?:(?:order|account|reference|booking|ticket|policy|membership|customer|case|serial|phone|invoice|tracking|claim|loyalty|contract|model|confirmation) )?(?:number|reference|code|id|ref|email|e-mail|address|password|postcode|username|room|flat|seat|gate) is$/u;

export const referenceFirst: Rule = {
  about: 'A number or code and what it is change places: “Our order number is 7731” ↔ “7731 is our order number”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Our order number is 7731.', '7731 is our order number.'],
    ['My reference is KX-20', 'KX-20 is my reference'],
  ],
  leaves: [
    'Our order number is wrong',
    'Our order number is 7731. We chose collection.',
    'Our order number is 7731 or 7732',
    'My room is cold',
    'My address is on the form',
  ],
  words: () => neededWords(KIND),
  *propose(doc) {
    for (const { words, first, last, sentence } of statedSentences(doc)) {
      if (sentence.index === 0 && doc.sentences.length > 1) continue; // `7731 is my order number.` opens no letter
      const be = words.findIndex(({ lower }) => lower === 'is');
      const [end, code] = [words[be - 1], words[be + 1]];
      if (!end || !code || !KIND.test(lowered(words.slice(0, be + 1))) || words.length > be + 4) continue;
      const said = doc.text.slice(code.start, last.end);
      if (!/^[\p{Lu}\d][\p{Lu}\d/-]*\d[\p{Lu}\d/-]*$/u.test(said)) continue;
      const what = lowerOpening(first) + doc.text.slice(first.end, end.end);
      yield { edits: [{ start: first.start, end: last.end, text: `${said} is ${what}` }] };
    }
  },
};
