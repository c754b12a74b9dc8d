import { type Edit, matchCase, type Rule, type Token } from '../../src/plugin.js';
import { abilityAsked } from './ability.js';

const OBJECT: Readonly<Record<string, string>> = { he: 'him', she: 'her', we: 'us', they: 'them' };
const OPENING: Readonly<Record<string, string>> = { can: 'is it', could: 'would it be' };

export const possibleFor: Rule = {
  about:
    'Can and could of ability become “Is it possible for … to …?”: “Can a hen fly?” → “Is it possible for a hen to fly?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Can a hen fly over a fence?', 'Is it possible for a hen to fly over a fence?'],
    ['Could we cross the Alps by balloon?', 'Would it be possible for us to cross the Alps by balloon?'],
    ['Can you swim in honey?', 'Is it possible to swim in honey?'],
  ],
  leaves: [
    "Can't a hen fly?",
    'Can a Muslim eat gelatin?',
    'Could a sailor hear the bells when the church burned?',
    'Can it rain on Mars?',
    'Could Plato have met Euclid?',
    'Can you see the sea and can you hear it?',
    'Can you pass the salt, please?',
    'Can I return this lamp?',
    'Can honey be fed to a baby?',
  ],
  *propose(doc) {
    const question = abilityAsked(doc);
    const opening = OPENING[question?.auxiliary.lower ?? ''];
    const verb = question?.predicate.tokens[0];
    if (!question || !opening || !verb) return;
    const { auxiliary, subject } = question;
    const front = matchCase(auxiliary.text, `${opening} possible`);
    if (subject.text.toLowerCase() === 'you') {
      yield { edits: [{ start: auxiliary.start, end: subject.end, text: `${front} to` }] };
      return;
    }
    yield { edits: edits(auxiliary, subject, verb, `${front} for`) };
  },
};

function edits(
  { start, end }: Token,
  subject: { readonly text: string; readonly start: number; readonly end: number },
  verb: Token,
  front: string,
): Edit[] {
  const object = OBJECT[subject.text.toLowerCase()];
  const opening: Edit = { start, end, text: front };
  const mark: Edit = { start: verb.start, end: verb.start, text: 'to ' };
  return object ? [opening, { start: subject.start, end: subject.end, text: object }, mark] : [opening, mark];
}
