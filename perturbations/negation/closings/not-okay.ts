import { neededWords, type Rule } from '../../../src/plugin.js';
import { isGrave, isOfficial } from '../../around/register.js';
import { eachAfter, endsOpen } from './afterthought.js';

export const notOkay: Rule = {
  about: 'What somebody should not have done is called “not okay”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Nadia yelled at the new waiter in front of everyone',
      'Nadia yelled at the new waiter in front of everyone. Not okay',
    ],
    ['The driver swore at my mum.', "The driver swore at my mum. That's not okay."],
  ],
  leaves: [
    'I yelled at the dog',
    'The crowd yelled for joy',
    'The defendant swore at the officer',
    'The driver swore at my mum. That is not okay.',
    'The driver nearly swore at us',
    "He didn't yell at her",
    'He yelled at him and it felt good',
    'The baby screamed at us',
    'She laughed at my joke',
  ],
  words: () => neededWords(RUDE),
  *propose(doc) {
    const [clause] = doc.clauses;
    const last = doc.sentences.at(-1);
    if (
      !clause ||
      !last ||
      doc.sentences.length > 2 ||
      doc.tokens.length > 18 ||
      !endsOpen(doc) ||
      isOfficial(doc) ||
      isGrave(doc)
    )
      return;
    if (
      /\b(?:okay|ok|not|never|n['’]t|nearly|almost|but|sorry|apologi\w+|finally|good|great|love\w*|lol|haha)\b|!/iu.test(
        doc.text,
      )
    )
      return;
    const deed = doc.clauses.find(({ sentence }) => sentence === last) ?? clause;
    if (
      deed.subject.person !== 3 ||
      deed.negation ||
      /^(?:it|this|baby|toddler|dog|cat)$/iu.test(deed.subject.head.lower)
    )
      return;
    if (deed.auxiliaries.length > 0 || !RUDE.test(deed.text)) return;
    yield* eachAfter(doc, ['Not okay', "That's not okay", 'Not cool']);
  },
};

const RUDE =
  /\b(?:(?:yelled|shouted|screamed|swore|sneered|spat|snapped) at (?!the tv|the screen)|mocked (?:my|his|her|our|their|the|me|us)|insulted (?:my|his|her|our|their|the|me|us)|laughed at (?:me|us|her|him|my (?:accent|face|stammer|clothes))|humiliated|bullied|lied to (?:me|us|my|our|her|him)|stole (?:my|our|her|his)|hung up on (?:me|us|my)|shoved (?:me|my|past|her|him)|left (?:me|us) (?:standing|stranded|waiting))\b/iu;
