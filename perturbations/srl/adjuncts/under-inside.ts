import { capitalize, type Rule } from '../../../src/plugin.js';
import { all, hasComma, isOneSentence } from '../../around/only-if.js';
import { askedIn } from '../../coreference/asked.js';

/** Under what law, rule or custom something is asked goes behind its subject, between commas. */
export const underInside: Rule = {
  about:
    'The rule or custom under which something is asked goes behind the subject: “Under X, may Y …?” → “May Y, under X, …?”',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'Under the rules of most libraries, may a borrower tear out a page?',
      'May a borrower, under the rules of most libraries, tear out a page?',
    ],
  ],
  leaves: [
    'Under the bed, may a cat sleep?',
    'Under the rules of most libraries, may he tear out a page?',
    'Under English law, is it theft?',
  ],
  words: () => ['under'],
  onlyIf: all(isOneSentence, hasComma),
  *propose(doc) {
    const front =
      /^Under (?<rule>[^,?]*\b(?:rules?|laws?|code|regulations?|customs?|convention|constitution|treaty|act|terms|system)\b[^,?]*), \p{Ll}/iu.exec(
        doc.text,
      )?.groups;
    const asked = front && askedIn(doc);
    if (!front || !asked || asked.question.subject.kind === 'pronoun' || asked.question.negation) return;
    const { auxiliary, subject, predicate } = asked.question;
    const { rule = '' } = front;
    if (subject.tokens.length > 5 || /^there$/iu.test(subject.text) || /,/u.test(predicate.text)) return;
    yield {
      edits: [
        {
          start: 0,
          end: asked.end,
          text: `${capitalize(auxiliary.lower)} ${subject.text}, under ${rule}, ${predicate.text}?`,
        },
      ],
    };
  },
};
