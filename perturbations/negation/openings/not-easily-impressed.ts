import { neededWords, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { isOfficial } from '../../around/register.js';
import { leaningOf } from '../mood.js';
import { stateOf } from '../polar.js';

const OPENINGS = ["I'm not easily impressed, but", "I don't say this often, but", "I don't say this lightly, but"];

export const notEasilyImpressed: Rule = {
  about: 'Praise is opened by what one does not do often: “I don’t say this lightly, but the talk was brilliant”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['This bakery is superb', "I'm not easily impressed, but this bakery is superb"],
    [
      'Our guide was hilarious. She knew every street.',
      "I don't say this often, but our guide was hilarious. She knew every street.",
    ],
  ],
  leaves: [
    'The weather is lovely',
    "I'm so happy",
    'The soup was cold',
    'My grandparents are sweet',
    "The soup wasn't bad",
    'The soup was nice, thank you',
    'The soup was okay',
    'Our dinner was good but slow',
    'Is the soup good?',
    'The room was clean',
    'Divers are full of praise after the best season on the reef',
    'The supper was fabulous as always',
  ],
  words: () => neededWords(STRONG, TREASURE),
  *propose(doc) {
    const [clause] = doc.clauses;
    const [sentence] = doc.sentences;
    if (
      !clause ||
      !sentence ||
      clause.start !== doc.tokens[0]?.start ||
      clause.sentence !== sentence ||
      isOfficial(doc)
    )
      return;
    if (
      leaningOf(doc) !== 'positive' ||
      /[!"“”:]|\b(?:but|thank\w*|often|always|again|usual|impress\w*|even|never|not|cheers|please)\b|n['’]t\b/iu.test(
        sentence.text,
      )
    )
      return;
    const state = stateOf(clause);
    const strong = state
      ? state.polar.polarity === 'positive' && STRONG.test(state.adjective.lower)
      : TREASURE.test(clause.text) && clause.copular;
    if (!strong || clause.subject.person !== 3 || clause.subject.kind === 'pronoun') return;
    if (
      /^(?:are|were)$/u.test(clause.finite.lower) &&
      !/^(?:the|these|those|our|your|both|all)\b/iu.test(clause.subject.text)
    )
      return; // news of people: `doctors are …`
    if (
      /^(?:my|her|his|their)\b|\b(?:weather|sunset|sky|sun|day|morning|cat|dog|kitten|puppy)\b/iu.test(
        clause.subject.text,
      )
    )
      return;
    for (const opening of OPENINGS) {
      const front = inFront(doc, opening);
      if (front) yield front;
    }
  },
};

const STRONG =
  /^(?:amazing|awesome|beautiful|breathtaking|brilliant|delicious|excellent|exceptional|extraordinary|fabulous|fantastic|fascinating|flawless|generous|gorgeous|great|hilarious|impeccable|impressive|incredible|magical|magnificent|marvelous|outstanding|perfect|phenomenal|remarkable|spectacular|spotless|stellar|stunning|superb|terrific|top-notch|unforgettable|wonderful|knowledgeable|attentive|thoughtful)$/u;
const TREASURE = /\b(?:treasure|gem|masterpiece|delight|lifesaver|heavenly|divine|best|finest)\b/iu;
