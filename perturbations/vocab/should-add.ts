import type { Clause, Doc, Rule, Sentence } from '../../src/plugin.js';
import { inFrontOf } from '../around/in-front.js';
import { inCapitals } from '../around/style.js';
import { kindOfText } from './kind-of-text.js';
import { isLaterStatement, openingClause } from './plain-sentence.js';

export const shouldAdd: Rule = {
  about: 'A further statement is introduced as one: “I should add that the lid is loose.”, “It should be noted that …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'I would like a refund for the lamp. The box was torn at one corner.',
      'I would like a refund for the lamp. I should add that the box was torn at one corner.',
    ],
    [
      'The hearing will be held in Leeds. The court is on two floors.',
      'The hearing will be held in Leeds. It should be noted that the court is on two floors.',
    ],
  ],
  leaves: [
    'The lid is loose.',
    'I bought the jug in May. I love it!',
    'I bought the jug in May. It broke in June.',
    'I bought the jug in May. It is yours, if you like.',
    'My cat is ill. She is old.',
    'I bought it. Mind the lid.',
    'The committee thanks the donors for the new hall. It notes that the roof is sound.',
  ],
  *propose(doc) {
    if (inCapitals(doc) || doc.text.includes('\n')) return;
    for (const sentence of doc.sentences) {
      const [first] = sentence.tokens;
      const clause = isLaterStatement(doc, sentence) ? openingClause(doc, sentence) : undefined;
      if (first && clause && follows(doc, sentence) && isFurther(doc, sentence, clause))
        for (const said of introductions(doc))
          if (first.lower !== 'it' || !/^It\b/u.test(said)) yield inFrontOf(doc, first, said);
    }
  },
};

/** After a statement of some length: not after a greeting, a question or a headline; in a review not right after the first. */
function follows(doc: Doc, { index, text }: Sentence): boolean {
  const before = doc.sentences[index - 1];
  if (before?.kind !== 'statement' || before.tokens.length < 5 || /[?!]|^if\b|\bI am writing\b/iu.test(before.text))
    return false;
  return !text.includes(',') && !/\bI am writing\b/u.test(text) && (kindOfText(doc) !== 'post' || index > 1);
}

const OWN = /\b(?:I|[Ww]e|[Mm]y|[Oo]ur)\b/u;

function introductions(doc: Doc): readonly string[] {
  switch (kindOfText(doc)) {
    case 'document':
    case 'report':
      return ['It should be noted that', 'It should be added that'];
    case 'letter':
    case 'post':
      return OWN.test(doc.text) ? ['I should add that', 'I should mention that'] : [];
    default:
      return [];
  }
}

/** What is drawn from the rest, wanted, felt or cried out is no further fact. */
const NOT_FURTHER =
  /\b(?:want|wanted|hope|wish|need|love|hate|recommend|thank\p{L}*|grateful|sorry|never|nobody|always|ever|again|so|such|too|even|still|now|then|yet|but|though|although|because|if|unless|otherwise|instead|just|only|please|either|neither|both|else|honestly|personally|frankly|says|said|morale|hardly|most|worst|best|lucky|fortunate|blessed|proud|pleased|glad|pleasure|wonderful|brilliant|lovely|superb|excellent|fantastic|amazing|delighted|thrilled|furious|disgusted|impressed|happy|wept|cried|tears|lol)\b|["“”—–:;]|\p{Extended_Pictographic}/iu;

/** How things are or were, have become or will be by rule; a course of events goes on by itself. */
function isFurther(
  doc: Doc,
  sentence: Sentence,
  { subject, tense, copular, finite, auxiliaries, negation }: Clause,
): boolean {
  if (NOT_FURTHER.test(sentence.text) || sentence.tokens.length < 5 || sentence.tokens.length > 30) return false;
  if (subject.kind === 'pronoun' && !/^(?:it|i|we|they|he|she)$/iu.test(subject.text)) return false;
  if (/^(?:he|she|they)$/iu.test(subject.text) && doc.text.length < 60) return false;
  const passive = auxiliaries.length > 0 && finite.lemma === 'be';
  const perfect = auxiliaries.length > 0 && finite.lemma === 'have';
  if (tense === 'past') return copular || passive || perfect || (negation !== undefined && subject.person === 3);
  if (tense === 'future' || tense === 'modal') return kindOfText(doc) === 'document' || kindOfText(doc) === 'report';
  return tense === 'present' && (copular || passive || perfect || subject.person === 3);
}
