import type { Rule } from '../../../src/plugin.js';
import { askedIn } from '../asked.js';
import { gerundOf } from '../gerund.js';

/** What nobody does on purpose, or what is not done by one person at a time. */
const NO_DEED =
  /^(?:be|have|know|need|expect|worry|feel|get|see|hear|find|trust|believe|think|lose|win|live|die|reach|arrive|catch|miss|survive|become|own|cross|end|make it|still|also|really)$/u;

/** What somebody asks whether to do is said to be their plan, and `do that` stands for it. */
export const doThat: Rule = {
  about: 'Says as a plan what somebody asks whether to do, and takes it up by “do that”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['My cat is ill. Should I feed her cream?', "My cat is ill. I'm thinking of feeding her cream. Should I do that?"],
    ['Can we park a lorry on the lawn?', "We're thinking of parking a lorry on the lawn. Can we do that?"],
  ],
  leaves: [
    'Should I be worried?',
    'Can we win?',
    'Should I stay or go?',
    'Can I have any?',
    'Will I drive?',
    'My cat is ill. Should I call the vet at once?',
  ],
  words: () => ['should', 'can', 'may'],
  *propose(doc) {
    const asked = askedIn(doc);
    if (asked?.front !== '' || /[,:]\s*$/u.test(doc.text.slice(0, asked.start))) return;
    const { subject, auxiliary, predicate, negation } = asked.question;
    const [verb] = predicate.tokens;
    const who = subject.text.toLowerCase();
    if (negation || !verb || !/^(?:i|we)$/u.test(who) || !/^(?:should|can|may)$/u.test(auxiliary.lower)) return;
    if (verb.pos !== 'VERB' || verb.lower !== verb.lemma || NO_DEED.test(verb.lower)) return;
    if (
      predicate.tokens.some(
        ({ lower, text }) =>
          text === ',' ||
          /^(?:and|or|any|ever|if|when|even|still|yet|anyone|anything|without|all|once|now|immediately|straight|instantly|urgently)$/u.test(
            lower,
          ),
      )
    )
      return;
    const typed = /^\p{Ll}/u.test(doc.text);
    const plan = who === 'i' ? `${typed && subject.text === 'i' ? 'i' : 'I'}'m` : typed ? "we're" : "We're";
    const again = `${typed ? auxiliary.lower : `${auxiliary.lower.charAt(0).toUpperCase()}${auxiliary.lower.slice(1)}`} ${subject.text} do that?`;
    yield {
      edits: [
        {
          start: asked.start,
          end: asked.end,
          text: `${plan} thinking of ${gerundOf(verb)}${doc.text.slice(verb.end, predicate.end)}${predicate.text.endsWith('.') ? '' : '.'} ${again}`,
        },
      ],
    };
  },
};
