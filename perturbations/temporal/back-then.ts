import { conjugate, type Rule } from '../../src/plugin.js';
import { questionStart } from './plain-question.js';
import { ASKED } from './question-frame.js';
import { saysWhen } from './time-words.js';

export const backThen: Rule = {
  about: 'Says that what could have been is asked of the time in which somebody lived',
  expects: ASKED,
  examples: [
    ['Could Cleopatra have owned a telephone?', 'Could Cleopatra have owned a telephone back then?'],
    ['Would Galileo have known about Neptune?', 'Would Galileo have known about Neptune at the time?'],
  ],
  leaves: [
    'Could Cleopatra own a telephone?',
    'Could Cleopatra have met Caesar during his travels?',
    'Could I have met her?',
    'Would Galileo have known about it if he had lived longer?',
    'Could Cleopatra have owned a telephone that worked?',
    'Could two parents have a son?',
    'Would Usain Bolt have trouble with stairs?',
  ],
  *propose(doc) {
    const [question] = doc.questions;
    if (question?.form !== 'modal' || !/^(?:could|would)$/u.test(question.auxiliary.lower)) return;
    if (doc.sentences.length > 1 || !questionStart(doc, { reported: true }) || question.start !== doc.tokens[0]?.start)
      return;
    const { subject, predicate } = question;
    if (subject.kind !== 'name' || predicate.tokens[0]?.lower !== 'have' || doc.tokens.some(saysWhen)) return;
    const verb = predicate.tokens[1];
    if (!verb || conjugate(verb.lemma, 'participle') !== verb.lower) return;
    if (
      /\b(?:if|when|while|during|who|that|which|where|because|to|than|by|lived?|lifetime|outlived?|met|meet)\b/iu.test(
        predicate.text,
      )
    )
      return;
    for (const time of [' back then', ' at the time'])
      yield { edits: [{ start: predicate.end, end: predicate.end, text: time }] };
  },
};
