import { matchCase, type NounPhrase, type Rule } from '../../../src/plugin.js';
import { beFor, isWellDivided, opensClause } from '../agreement.js';

/** Who has a part to play, of whom it is asked what that part asks for. */
const ROLE =
  /^(?:nurse|doctor|surgeon|pharmacist|dentist|vet|midwife|paramedic|electrician|plumber|builder|carpenter|mechanic|driver|motorist|cyclist|pilot|captain|sailor|lifeguard|firefighter|judge|juror|jury|witness|lawyer|barrister|solicitor|notary|landlord|tenant|employer|employee|worker|manager|waiter|cook|chef|baker|teacher|pupil|student|referee|umpire|goalkeeper|player|climber|diver|hiker|swimmer|runner|skier|gardener|farmer|beekeeper|archivist|librarian|scientist|welder|musician|singer|actor)s?$/u;

export const supposed: Rule = {
  about:
    'What somebody should do is what they are supposed to: “Should a diver hold …?” → “Is a diver supposed to hold …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Should a diver hold her breath?', 'Is a diver supposed to hold her breath?'],
    ['Should a diver who falls and bleeds see a doctor?', 'Is a diver who falls and bleeds supposed to see a doctor?'],
  ],
  leaves: [
    'Should I hold my breath?',
    'Should you rinse rice before cooking it?',
    'Should someone with a cold swim?',
    'Should the diver have waited?',
    "Shouldn't a diver wait?",
    'Should a lamp flicker?',
    'Should a diver be worried?',
    'Should the bell ring, must we leave?',
    'Should a diver never wait?',
  ],
  words: () => ['should'],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || question.auxiliary.lower !== 'should') return;
    const { auxiliary, subject, predicate } = question;
    const [verb] = predicate.tokens;
    if (!opensClause(doc, question) || !isWellDivided(question) || !ROLE.test(subject.head.lower)) return;
    if (
      verb?.pos !== 'VERB' ||
      verb.lower !== verb.lemma ||
      /^(?:be|have|try|expect|worry|fear|hope)$/u.test(verb.lower)
    )
      return;
    if (doc.sentences.at(-1) !== question.sentence) return;
    yield {
      edits: [
        {
          start: auxiliary.start,
          end: auxiliary.end,
          text: matchCase(auxiliary.text, isOne(subject) ? 'is' : beFor(subject)),
        },
        { start: subject.end, end: subject.end, text: ' supposed to' },
      ],
    };
  },
};

/** `a cyclist who falls and then feels dizzy`: the `and` joins what one does. */
function isOne({ tokens }: NounPhrase): boolean {
  return /^(?:an?|someone|somebody|anyone|anybody)$/u.test(tokens[0]?.lower ?? '');
}
