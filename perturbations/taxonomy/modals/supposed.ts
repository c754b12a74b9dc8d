import { matchCase, type NounPhrase, type Question, type Rule } from '../../../src/plugin.js';
import { beFor, isWellDivided, opensClause } from '../agreement.js';

/** Who has a part to play, of whom it is asked what that part asks for. */
const ROLE =
  /^(?:nurse|doctor|surgeon|pharmacist|dentist|vet|midwife|paramedic|electrician|plumber|builder|carpenter|mechanic|driver|motorist|cyclist|pilot|captain|sailor|lifeguard|firefighter|judge|juror|jury|witness|lawyer|barrister|solicitor|notary|landlord|employer|employee|worker|manager|waiter|cook|chef|baker|teacher|pupil|student|referee|umpire|goalkeeper|player|climber|diver|gardener|farmer|beekeeper|archivist|librarian|scientist|welder|musician|singer|actor|roofer|chemist|gymnast|sailor|babysitter|barber|butcher|priest|rabbi|monk|knight|soldier|officer|clerk|cashier|accountant|editor|translator|jockey|boxer|wrestler|fencer|dancer|astronaut|potter|painter|tailor|locksmith|miner|postman|lecturer|coach|caddie|conductor|violinist|pianist|drummer|sprinter|rower|surfer|optician|physiotherapist|psychologist|therapist)s?$/u;
/** What is done to a thing by whoever looks after it. */
const TREATED =
  /^(?:cleaned|washed|kept|stored|fed|given|served|boiled|cooked|poured|worn|taken|frozen|refrigerated|chilled|watered|pruned|eaten|used|held|placed|put|hung|opened|closed|stirred|shaken|peeled|rinsed|ironed|tumble-dried|dried|heated|baked|fried|grilled|roasted|swallowed|chewed|planted|harvested|recycled|thrown|worn|tuned|oiled|charged|plugged|hit|shuffled|folded|signed|locked|wiped|brushed)$/u;

export const supposed: Rule = {
  about:
    'What somebody should do is what they are supposed to: “Should a diver hold …?” → “Is a diver supposed to hold …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Should a diver hold her breath?', 'Is a diver supposed to hold her breath?'],
    ['Should a harp be stored in a sauna?', 'Is a harp supposed to be stored in a sauna?'],
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
    'Should the piano be moved?',
    'Should the prize be given to Ada?',
    'Should a climber think twice about the glacier?',
    'Should a parched camper look for a stream?',
    'Should his parents bring him to meet a friend?',
  ],
  words: () => ['should'],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || question.auxiliary.lower !== 'should') return;
    const { auxiliary, subject, predicate } = question;
    const [verb] = predicate.tokens;
    if (
      !opensClause(doc, question) ||
      !isWellDivided(question) ||
      !(isTreated(question) || ROLE.test(subject.head.lower))
    )
      return;
    if (
      !verb ||
      !(verb.pos === 'VERB' || (verb.pos === 'NOUN' && predicate.tokens.length > 1) || isTreated(question)) ||
      verb.lower !== verb.lemma ||
      /^(?:have|try|think|consider|expect|worry|fear|hope)$/u.test(verb.lower) ||
      (verb.lower === 'be' && !isTreated(question))
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

/** `a harp be stored in`: a thing of a kind, and where, when or how. */
function isTreated({ subject: { animacy, kind, tokens }, predicate }: Question): boolean {
  const [be, done, next] = predicate.tokens;
  if (be?.lower !== 'be' || !done || !TREATED.test(done.lower) || !next || kind !== 'common') return false;
  if (animacy === 'person' || /^(?:the|this|that|my|your|his|her|their|our|it)$/u.test(tokens[0]?.lower ?? ''))
    return false;
  return next.lower !== 'to';
}

/** `a cyclist who falls and then feels dizzy`: the `and` joins what one does. */
function isOne({ tokens }: NounPhrase): boolean {
  return /^(?:an?|someone|somebody|anyone|anybody)$/u.test(tokens[0]?.lower ?? '');
}
