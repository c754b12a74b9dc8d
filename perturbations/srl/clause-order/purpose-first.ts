import { lowerOpening, type Rule } from '../../../src/plugin.js';
import { opening, plainQuestion } from '../asked.js';

export const purposeFirst: Rule = {
  about: '“Does X need Y to do it?” → “To do it, does X need Y?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Does a baker need a licence to sell bread?', 'To sell bread, does a baker need a licence?'],
    ['Would a baker need a licence to sell bread?', 'To sell bread, would a baker need a licence?'],
  ],
  leaves: [
    'Would a flautist need a bow to perform?',
    'Does a baker need to sell bread?',
    'Does a baker need his son to sell bread?',
    'Does a baker want a licence to sell bread?',
    'Is a ticket required to enter the park?',
    'Are lungs needed to blow up a balloon?',
    'Are bakers required to sell bread?',
    'Are cinemas required to serve soup during a film?',
    'Are Sumo wrestlers required to wear skates?',
    'Does a baker need a way to sell bread?',
    'Does the law require a baker to sell bread?',
    'Did the treaty need Spain to sell ships?',
  ],
  words: () => ['need'],
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question || question.sentence.start !== question.start) return;
    const { predicate, auxiliary, subject } = question;
    const to = predicate.tokens.findIndex(({ lower }) => lower === 'to');
    const [start, verb, before] = [predicate.tokens[to], predicate.tokens[to + 1], predicate.tokens[to - 1]];
    if (predicate.tokens.length - to < 3) return; // `to perform` is too slight to lead
    if (to < 1 || !start || !verb || !before || verb.lower !== verb.lemma || subject.kind === 'pronoun') return;
    const main = predicate.tokens.slice(0, to);
    const needs =
      /^(?:does|do|would|did)$/u.test(auxiliary.lower) &&
      main[0]?.lower === 'need' && // what is required is as often that somebody does something
      /^(?:an?|no)$/u.test(main[1]?.lower ?? '') &&
      main.length > 1 &&
      main.length < 5;
    if (!needs) return; // `To enter, is a ticket required?` hangs
    if (
      main.some(({ lower }) =>
        /^(?:way|reason|ability|chance|right|time|help|someone|somebody|permission|his|her|their|any)$/u.test(lower),
      )
    )
      return;
    if (doc.nounPhrases.some(({ animacy, head }) => animacy === 'person' && main.includes(head))) return;
    if (
      /["“”,]|\b(?:his|her|its|their|them|it|if|when|that|who|and|or|than)\b/iu.test(
        doc.text.slice(start.start, question.end),
      )
    )
      return;
    const front = opening(question, doc.text.slice(start.start, question.end));
    yield {
      edits: [
        { start: auxiliary.start, end: auxiliary.end, text: `${front}, ${lowerOpening(auxiliary)}` },
        { start: before.end, end: question.end, text: '' },
      ],
    };
  },
};
