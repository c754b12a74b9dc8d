import { matches, type Rule } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { isPersonal, kindOfText } from '../../around/kind.js';
import { isLonger } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { isLaterStatement } from './plain-sentence.js';

/** What the writer has not done or seen of the thing, and so does not judge. */
const CAVEAT =
  /^(?:i|we)(?: have|['’]ve)(?: only (?:used|had|worn|tried|been|owned|read|seen|tested)| not (?:yet )?(?:used|tried|tested|worn|needed|read|seen|visited|had|been able)| yet to)\b|^(?:i|we) haven['’]t (?:yet )?(?:used|tried|tested|worn|needed|read|seen|visited|had)\b/iu;

/** Words of adding that are there already. */
const ADDED = /\b(?:should|add|mention|note|however)\b/iu;

export const shouldAdd: Rule = {
  about:
    'A reservation is one that should be added: “… I have not tried the lid.” → “… I should add that I have not tried the lid.”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'The pan is as heavy as the old one. I have not tried the lid yet.',
      'The pan is as heavy as the old one. I should add that I have not tried the lid yet.',
    ],
  ],
  leaves: [
    'I have not tried the lid yet.',
    'The pan came in May. I have not slept since.',
    'I should say the pan is heavy. I have not tried the lid yet.',
    'My uncle died in May. I have not tried the pan since.',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    if (isGrave(doc) || matches(doc, ADDED)) return;
    if (!isPersonal(doc) && kindOfText(doc) !== 'notice') return;
    for (const sentence of doc.sentences) {
      const [first] = sentence.tokens;
      if (!first || !CAVEAT.test(sentence.text) || !isLaterStatement(doc, sentence)) continue;
      const who = /^we/iu.test(sentence.text) ? 'We' : 'I';
      for (const said of [`${who} should add that`, `${who} should mention that`]) yield inFrontOf(doc, first, said);
    }
  },
};
