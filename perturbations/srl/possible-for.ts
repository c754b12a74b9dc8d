import type { Rule } from '../../src/plugin.js';
import { asksOfThePast, opening, plainQuestion } from './asked.js';

/** Verbs of what can be brought about at all; with others (`eat`, `vote`, `take`) `can` asks what is safe or allowed. */
export const FEASIBLE =
  /^(?:fit|climb|fly|swim|survive|win|crush|carry|lift|outrun|outlive|reach|travel|find|see|buy|get|float|walk|run|jump|break|grow|cause|learn|catch|swallow|watch|circle|beat|defeat|hold|cross|melt|dissolve|stop|detect|hear|exceed|fill|ski|surf|sail|build|move|support|sting|play|spell|throw|tow|pull|bite|live|handle|finish|experience|feel|drown|outfly|outswim|enjoy|ride|visit|perform|look|read|write|perceive|digest|memorize|touch|sit|sleep|spot|encounter|stream|stand|defend|solve|lay|dig|dive|sing|dance|speak|hide|breathe|glow|produce|paint|cover|roll|balance|bend|squeeze|regrow|accommodate|blink|chew|smell|taste)$/u;

/** What people are able to do or not, whatever the rules are. */
const BODILY =
  /^(?:climb|swim|survive|outrun|outlive|lift|jump|see|hear|reach|smell|taste|feel|sleep|breathe|memorize)$/u;

export const possibleFor: Rule = {
  about: '“Can X do it?” → “Is it possible for X to do it?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can a goat climb a tree?', 'Is it possible for a goat to climb a tree?'],
    ['Could an owl catch a fish?', 'Would it be possible for an owl to catch a fish?'],
    ['Can you buy stamps at a bakery?', 'Is it possible to buy stamps at a bakery?'],
  ],
  leaves: [
    'Can you help me?',
    'Could the crowd hear the singer when the hall opened in 1921?',
    'Can I go now?',
    'Could she have met him?',
    'Could it be late?',
    'Can a goalkeeper catch a back-pass?',
    'Can any goat climb?',
    'Can dogs eat chocolate?',
    'Can tourists vote in Italy?',
    'Can a citizen legally vote twice?',
  ],
  words: () => ['can', 'could'],
  *propose(doc) {
    const question = plainQuestion(doc);
    const { auxiliary, subject, predicate } = question ?? {};
    if (!question || !auxiliary || !subject || !predicate || !/^(?:can|could)$/u.test(auxiliary.lower)) return;
    if (asksOfThePast(question)) return;
    const [verb, second] = predicate.tokens;
    const generic = subject.head.lower === 'you' && !/^(?:me|us|my|your|please)$/u.test(second?.lower ?? '');
    if (
      !verb ||
      !FEASIBLE.test(verb.lower) ||
      /^(?:be|have|you)$/u.test(verb.lower) ||
      (subject.kind === 'pronoun' && !generic)
    )
      return;
    if (subject.animacy === 'person' && !generic && !BODILY.test(verb.lower)) return; // people may be able, and not allowed
    if (
      /^(?:any|only|both|all|either)\b/iu.test(subject.text) ||
      /^(?:help|please|tell|send|give|explain|show)$/u.test(verb.lower)
    )
      return;
    if (
      predicate.tokens.some(({ lower }) => /^(?:not|never|ever|any|your|you|hypothetically|please|and)$/u.test(lower))
    )
      return;
    const start = auxiliary.lower === 'can' ? 'is it possible' : 'would it be possible';
    const text = generic ? `${start} to ${predicate.text}` : `${start} for ${subject.text} to ${predicate.text}`;
    yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};
