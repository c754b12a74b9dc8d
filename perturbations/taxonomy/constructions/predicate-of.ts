import type { Question, Rule } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { isNamedPerson } from '../known-person.js';
import { toState, toVerb } from './predicate.js';
import { WAYS, type Way } from './predicates.js';

export const predicateOf: Rule = {
  about:
    'As `predicate`, of persons, places or things only: “Is Crete within a day of Cairo?” → “Does Crete lie within a day of Cairo?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is Crete within a day of Cairo?', 'Does Crete lie within a day of Cairo?'],
    ['Does a litre of oil weigh as much as a litre of milk?', 'Is a litre of oil as heavy as a litre of milk?'],
    ['Was Edith Piaf the host of a quiz show?', 'Did Edith Piaf host a quiz show?'],
    ['Are otters a threat to the fishing fleet?', 'Do otters pose a threat to the fishing fleet?'],
    ['Does a hare run faster than a hen?', 'Is a hare faster than a hen?'],
  ],
  leaves: [
    'Is the parcel within reach?',
    'Is Nora on two committees?',
    'Do slugs lack bones?',
    'Is Edith Piaf the host of a quiz show?',
    'Are slugs dangerous to cross?',
    'Is the key near the door?',
  ],
  words: () => WAYS.flatMap(({ verb, state }) => [longest(verb), longest(state)]),
  onlyIf: isOneSentence,
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation) return;
    const opens = question.predicate.tokens[0]?.lower ?? ' ';
    for (const { verb, state, way, of, past } of WAYS) {
      if (!verb.startsWith(opens) && !state.startsWith(opens)) continue;
      if (of && !isOf(question, of)) continue;
      if (past && !/^w/u.test(question.auxiliary.lower)) continue;
      if (of === 'place' && state !== 'home to' && !isPlaced(question)) continue;
      const edits = way === 'back' ? undefined : toState(question, verb, state);
      const back = way === 'forth' ? undefined : toVerb(question, verb, state);
      if (edits) yield { edits };
      if (back) yield { edits: back };
    }
  },
};

const longest = (phrase: string): string =>
  phrase.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? '';

function isOf({ subject }: Question, of: NonNullable<Way['of']>): boolean {
  const { kind, animacy } = subject;
  if (kind === 'pronoun') return false;
  if (of === 'person') return animacy === 'person' || isNamedPerson(subject);
  if (of === 'place') return kind === 'name' && animacy !== 'person' && !isNamedPerson(subject);
  return animacy !== 'person' && !isNamedPerson(subject);
}

/** Where a place lies: by another that has a name, within some distance, on a coast or a continent. */
function isPlaced({ predicate: { text, tokens } }: Question): boolean {
  if (
    /\b(?:on|lie on) (?:(?:two|both|three|several|more than one|the same) (?:continents?|islands?|rivers?)|the (?:coast|shores?|banks?|equator|black sea|rhine|danube|nile|mediterranean|baltic|atlantic|pacific)|an? (?:island|river|lake|peninsula|coast))/iu.test(
      text,
    )
  )
    return true;
  if (/^(?:lie )?on\b/iu.test(text)) return false;
  return (
    tokens.some(({ text: word }) => /^\p{Lu}/u.test(word)) ||
    /\b(?:reach|distance|miles|kilomet(?:er|re)s)\b/iu.test(text)
  );
}
