import { matchCase, type Question, type Rule } from '../../src/plugin.js';
import { abilityAsked } from './ability.js';

export const modal: Rule = {
  about:
    'Can and could of ability become their phrase: “Could a hamster climb …?” → “Would a hamster be able to climb …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Could a hamster climb a ladder?', 'Would a hamster be able to climb a ladder?'],
    ['Can an owl see in the dark?', 'Is an owl able to see in the dark?'],
    ['Could a ferry carry an elephant?', 'Would a ferry be able to carry an elephant?'],
  ],
  leaves: [
    'Can a Muslim eat gelatin?',
    'Can a lawyer represent two brothers?',
    'Could it be raining?',
    'Can you swim in honey?',
    'Could a haemophiliac bleed for days?',
    'Could Plato have known Euclid?',
    "Can't an owl see?",
    'Can a game last four hours?',
    'Can an owl see if it is dark?',
    'Will an owl see the mouse?',
    'May a referee stop the match?',
    'Our owl is old. Can an owl see in the dark?',
    'Could a king see the sea in 1400?',
  ],
  *propose(doc) {
    const question = abilityAsked(doc);
    if (!question) return;
    const { auxiliary, subject } = question;
    if (auxiliary.lower === 'can' && subject.person === 2) return;
    const { opening, rest } = phrased(question);
    yield {
      edits: [
        { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, opening) },
        { start: subject.end, end: subject.end, text: ` ${rest}` },
      ],
    };
  },
};

function phrased({ auxiliary, subject }: Question): { readonly opening: string; readonly rest: string } {
  if (auxiliary.lower === 'could') return { opening: 'would', rest: 'be able to' };
  return { opening: subject.number === 'plural' || subject.person === 2 ? 'are' : 'is', rest: 'able to' };
}
