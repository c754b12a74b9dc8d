import { neededWords, type Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { kindOfText } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';
import { isTimeless } from '../first-clause.js';

const FOR =
  /^(?:thanks|thank you|thx|cheers)(?: (?:so much|a million|a lot|again|loads|a bunch|very much|everyone|all|guys|mate))* for (?:watering|helping|coming|bringing|fixing|driving|looking after|picking|carrying|feeding|walking|cooking|hosting|inviting|lending|covering|cleaning|driving|baking|moving|collecting|minding|babysitting|visiting|showing)\b/iu;
const TO =
  /^(?:a )?(?:big|huge|massive)? ?(?:thank you|thanks) to (?:the|whoever|everyone|my|our) [^,.;]*\b(?:handed|helped|found|fixed|came|returned|brought|drove|carried|lent|stopped|gave)\b/iu;

export const thankedWhen: Rule = {
  about: 'Dates what somebody is thanked for',
  expects: { sentiment: 'same' },
  examples: [
    ['Thanks so much for feeding the hens 🐔', 'Thanks so much for feeding the hens yesterday 🐔'],
    ['Huge thanks to the man who found my hat', 'Huge thanks to the man who found my hat last week'],
  ],
  leaves: [
    'Thanks for feeding the hens today',
    'Thanks for your help',
    'Thanks for coming, it was fun',
    'THANKS FOR FEEDING THE HENS',
    'Thanks for helping me see that it works',
  ],
  words: () => neededWords(FOR, TO),
  *propose(doc) {
    const end = endOfWords(doc);
    if (!end || doc.sentences.length > 1 || inCapitals(doc) || kindOfText(doc) !== 'chat' || !isTimeless(doc)) return;
    const said = doc.text.slice(0, end);
    const thanked = FOR.exec(said) ?? TO.exec(said);
    if (
      !thanked ||
      /[,;:?()]|\b(?:that|because|so that|when|if|and|but|to (?!the|my|me|our|us)[a-zà-ž]+)\b/iu.test(
        said.slice(thanked[0].length),
      )
    )
      return;
    for (const day of ['yesterday', 'last week', 'on Saturday', 'the other day'])
      yield { edits: [{ start: end, end, text: ` ${day}` }] };
  },
};
