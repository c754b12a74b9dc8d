import { matchCase, type Rule } from '../../src/plugin.js';
import { abilityAsked } from './ability.js';
import { beFor } from './agreement.js';

export const modal: Rule = {
  about:
    'Can and could of ability become their phrase: “Could a hamster climb …?” → “Would a hamster be able to climb …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Could a hamster climb a ladder?', 'Would a hamster be able to climb a ladder?'],
    ['Can an owl see in the dark?', 'Is an owl able to see in the dark?'],
    ['Could a ferry carry an elephant?', 'Would a ferry be able to carry an elephant?'],
    ['Could a sailor still see the coast?', 'Would a sailor still be able to see the coast?'],
  ],
  leaves: [
    'Can a Muslim eat gelatin?',
    'Can a lawyer represent two brothers?',
    'Could it be raining?',
    'Can you swim in honey?',
    'Could a haemophiliac bleed for days?',
    'Could Plato have known Euclid?',
    'Could Plato play the lyre?',
    "Can't an owl see?",
    'Can a game last four hours?',
    'Will an owl see the mouse?',
    'May a referee stop the match?',
    'Could a king see the sea in 1400?',
    'Can someone who was born in Lima swim?',
  ],
  *propose(doc) {
    const asked = abilityAsked(doc);
    if (!asked) return;
    const { auxiliary, subject } = asked.question;
    const can = auxiliary.lower === 'can';
    // of somebody who lived, `could` may ask what was
    if (can ? subject.person !== 3 : subject.kind === 'name') return;
    const at = asked.adverb?.lower === 'still' ? asked.adverb.end : subject.end;
    const opening = can ? beFor(subject) : 'would';
    yield {
      edits: [
        { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, opening) },
        { start: at, end: at, text: can ? ' able to' : ' be able to' },
      ],
    };
  },
};
