import { capitalize, matches, type Rule } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { askedIn } from '../asked.js';

/** What one claims oneself one has confirmed; whether it is true is asked of what one heard. */
const ASKED = ['Is that right?', 'Is that correct?', 'Have I got that right?'];

/** Without `do` the question is a statement, wherever its subject ends. */
export const pluralSaid: Rule = {
  about: 'Says what is asked of many without “do”, and asks whether that is right',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'Do bats that hunt at night use echoes to find the moths that they eat?',
      'Bats that hunt at night use echoes to find the moths that they eat. Is that right?',
    ],
  ],
  leaves: [
    'Do bats sleep?',
    'Do you use a lamp that hunts moths at night when they eat?',
    'Do bats that hunt at night ever use a lamp to find moths?',
    "Don't bats that hunt at night use echoes to find moths?",
    'Do these bats that hunt at night use echoes, or do they use lamps?',
  ],
  onlyIf: isOneSentence,
  *propose(doc) {
    if (!/^Do \p{Ll}[^?!.:;]+\?$/u.test(doc.text.trim()) || askedIn(doc)) return;
    const [auxiliary, first] = doc.tokens;
    const mark = doc.tokens.at(-1);
    if (!auxiliary || !first || mark?.text !== '?' || matches(doc, BARRED)) return;
    const said = capitalize(doc.text.slice(first.start, mark.start).trim());
    for (const asked of ASKED) yield { edits: [{ start: auxiliary.start, end: mark.end, text: `${said}. ${asked}` }] };
  },
};

const BARRED =
  /^do (?:you|we|they|i|these|those|any|many|much)\b|\b(?:any|anyone|anything|ever|yet|not|never|no|or|me|us|at all)\b|n['’]t/iu;
