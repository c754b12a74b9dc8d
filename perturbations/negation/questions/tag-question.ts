import { capitalize, type Rule } from '../../../src/plugin.js';
import { isNegator, isUnreal } from '../asked.js';
import { negativeContraction } from '../contractions.js';
import { stated } from './stated.js';
import { tagPronoun } from './tag-pronoun.js';

export const tagQuestion: Rule = {
  about: "The question becomes a statement with a negative tag: “X is Y, isn't it?”; the answer stays",
  expects: { 'yes-no': 'same' },
  // it leads to a yes, which nobody expects of what cannot be so
  fallback: true,
  examples: [
    ['Can camels swim?', "Camels can swim, can't they?"],
    ['Would it be odd to meet a camel in Oslo?', "It would be odd to meet a camel in Oslo, wouldn't it?"],
    ['Are there lakes in Finland?', "There are lakes in Finland, aren't there?"],
  ],
  leaves: [
    'Was the Mona Lisa stolen?',
    'Is Garmin a watch?',
    'Is a hippie calm?',
    'Would camels swim if they were in Oslo?',
    'Is all of it gone?',
    'Would Nero have texted his mother?',
    'Did Robert Scott\'s "Discovery" come home?',
    'Is the gas that makes soda fizzy able to escape?',
  ],
  *propose(doc) {
    const found = stated(doc);
    if (!found || found.fronted || found.question.sentence !== doc.sentences[0]) return;
    const { question, statement } = found;
    if (isUnreal(question.auxiliary, question.tokens)) return;
    if (question.tokens.some(isNegator) || /["“”]/u.test(question.subject.text)) return;
    if (question.subject.tokens.some(({ lower }) => /^(?:that|who|which)$/u.test(lower))) return;
    if (
      question.predicate.tokens.some(
        ({ lower, text }) => /^(?:that|if|because|when|while|or|who)$/u.test(lower) || text === ',',
      )
    )
      return;
    const pronoun = tagPronoun(question.subject, question.auxiliary.lower);
    const auxiliary = negativeContraction(question.auxiliary.lower);
    if (pronoun === undefined || auxiliary === undefined) return;
    const text = `${capitalize(statement)}, ${auxiliary} ${pronoun}`;
    yield { edits: [{ start: question.start, end: question.end, text }] };
  },
};
