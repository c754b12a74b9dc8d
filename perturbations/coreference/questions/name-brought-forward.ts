import { capitalize, type Rule } from '../../../src/plugin.js';
import { all, hasComma, isOneSentence } from '../../around/only-if.js';
import { nameAnaphor } from '../name-anaphor.js';

/** `Considering that he …, could Abraham Lincoln …?`: the name and the pronoun change places. */
export const nameBroughtForward: Rule = {
  about: 'Has the name in the clause that comes first, and the pronoun in the question, where they stood the other way',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'Considering that he was born in 1809, could Abraham Lincoln have met Bach?',
      'Considering that Abraham Lincoln was born in 1809, could he have met Bach?',
    ],
    [
      'Before she turned thirty, had Marie Curie left Warsaw?',
      'Before Marie Curie turned thirty, had she left Warsaw?',
    ],
  ],
  leaves: [
    'Considering that his wife was ill, did Abraham Lincoln dance?',
    'Since it was late, did Abraham Lincoln leave?',
    'Before he met Nora Lind, had Abraham Lincoln been ill?',
    'Before she turned thirty, had Marie Curie met her husband?',
  ],
  words: () => ['he', 'she'],
  onlyIf: all(isOneSentence, hasComma),
  *propose(doc) {
    const found =
      /^(?<front>\p{Lu}\p{Ll}+(?: that)?) (?<pronoun>he|she) (?<said>[^,?]+), (?<auxiliary>\p{Ll}+) (?<rest>\p{Lu}[^,?]+\?)$/u.exec(
        doc.text,
      )?.groups;
    if (!found) return;
    const { front = '', pronoun = '', said = '', auxiliary = '', rest = '' } = found;
    if (
      !/^(?:Considering|Given|Since|Because|When|Before|After|While|Although|Though|If|As|Once|Until|Seeing)\b/u.test(
        front,
      )
    )
      return;
    if (!/^(?:is|was|did|does|had|has|could|would|should|might|can|may|will)$/u.test(auxiliary)) return;
    const from = doc.text.length - rest.length;
    const name = doc.nounPhrases.find(({ start, kind }) => start === from && kind === 'name');
    if (!name || nameAnaphor(name)?.subject !== pronoun) return;
    const asked = doc.text.slice(name.end);
    if (!/^ \p{Ll}/u.test(asked) || /\b(?:he|she|him|her|it|they)\b/u.test(asked)) return;
    if (
      doc.nounPhrases.some(
        ({ start, end, kind, animacy }) =>
          end < from &&
          start > front.length + pronoun.length &&
          (animacy === 'person' || (kind === 'name' && animacy !== 'thing' && !/^\d/u.test(doc.text.slice(start)))),
      )
    )
      return;
    yield {
      edits: [{ start: 0, end: name.end, text: capitalize(`${front} ${name.text} ${said}, ${auxiliary} ${pronoun}`) }],
    };
  },
};
