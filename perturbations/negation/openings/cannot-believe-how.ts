import type { Rule } from '../../../src/plugin.js';
import { isOfficial } from '../../around/register.js';
import { polarAdjectives, stateOf } from '../polar.js';
import { uncapitalizedSubject } from '../subject-inside.js';

export const cannotBelieveHow: Rule = {
  about: 'A judgement is told with disbelief: “The view is gorgeous” → “I can’t believe how gorgeous the view is”',
  expects: { sentiment: 'same' },
  examples: [
    ['The weather is gorgeous this morning ☀️', "I can't believe how gorgeous the weather is this morning ☀️"],
    ['The dentist was so rough with my gums', "I can't believe how rough the dentist was with my gums"],
  ],
  leaves: [
    'The dentist was gentle and patient',
    "The soup wasn't tasty",
    'I was happy',
    'The shoes are comfy and they look great too',
    'The soup was quite tasty',
    'My cough is so bad tonight that I can hardly talk',
    'Is it tasty?',
    'The soup was too salty',
    'The soup was tasty, but cold',
    'Honestly the soup was awful',
    'The patient was anxious',
    'The ring was lost',
    'The bed was comfortable',
    'Nobody was kind',
    'The soup was delicious enough',
    'When I got home the room was awful',
  ],
  words: () => polarAdjectives(),
  *propose(doc) {
    if (doc.text.includes('?') || isOfficial(doc) || /["“”]/u.test(doc.text)) return;
    for (const clause of doc.clauses) {
      const state = stateOf(clause);
      const { subject, sentence, finite, negation, rest } = clause;
      if (
        !state ||
        sentence !== doc.sentences[0] ||
        negation ||
        state.verb !== 'be' ||
        state.polar.of === 'person' ||
        subject.person !== 3
      )
        continue;
      const { adjective, degree, polar, next } = state;
      if (polar.polarity !== 'positive' && polar.polarity !== 'negative') continue;
      if (
        /^(?:lukewarm|tepid|competent|adequate|passable|decent|satisfactory|mild|perfect|superb|flawless|faultless|impeccable|ideal|excellent|useless|broken|lost|wrong|encouraging|comfortable|comfy|cozy|cosy|relaxing|charming|reassuring|predictable|confusing|irritating|annoying|pleasant|enjoyable|tasty|fine|fun|satisfying|informative|reliable|helpful|patient)$/u.test(
          adjective.lower,
        )
      )
        continue;
      if (sentence.tokens[0]?.start !== clause.start || !/^(?:is|are|was|were)$/u.test(finite.lower)) continue;
      if (degree && !/^(?:so|very|really|extremely|incredibly|absolutely|super|truly)$/u.test(degree.lower)) continue;
      if (doc.span(subject.end, adjective.start).tokens.some((token) => token !== finite && token !== degree)) continue;
      if (next && !/^(?:with|to|on|in|at|for|about|this|today|tonight|here)$/u.test(next.lower)) continue;
      if (
        rest.tokens.some(
          ({ lower, text }) => /^(?:and|or|but|than|that|because|enough|if|when|as)$/u.test(lower) || text === ',',
        )
      )
        continue;
      if (doc.clauses.some((each) => each !== clause && each.sentence === sentence)) continue;
      if (sentence.end > clause.end + 4 && doc.text.slice(clause.end, sentence.end).includes(',')) continue;
      const named = subject.tokens.length <= 6 ? uncapitalizedSubject(subject) : undefined;
      if (named === undefined) continue;
      const lower = /^\p{Ll}/u.test(doc.tokens[0]?.text ?? '');
      for (const opening of ["I can't believe how", "can't believe how", "you wouldn't believe how"]) {
        if (opening.startsWith('you') && doc.tokens.some(({ lower: word }) => /^(?:you|your)$/u.test(word))) continue;
        const said = lower ? opening : opening.charAt(0).toUpperCase() + opening.slice(1);
        yield {
          edits: [
            { start: clause.start, end: adjective.end, text: `${said} ${adjective.lower} ${named} ${finite.lower}` },
          ],
        };
      }
    }
  },
};
