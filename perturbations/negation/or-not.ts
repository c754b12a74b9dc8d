import type { Rule, Token } from '../../src/plugin.js';
import { asked, isNegator } from './asked.js';

/** A longer question, or one with a clause inside, leaves open what `or not` belongs to. */
const INSIDE =
  /^(?:or|if|whether|because|while|when|where|who|which|that|than|what|how|since|before|after|until|unless|time|although|too|as|anyone|only|expect|hope|want)$/u;
const LONGEST = 14;

export const orNot: Rule = {
  about: 'A yes/no question ends in “or not”; the answer stays',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can a goat climb a tree?', 'Can a goat climb a tree or not?'],
    ['Might a goat climb a tree?', 'Might a goat climb a tree, or not?'],
    ['Is there a bridge in Lisbon?', 'Is there a bridge in Lisbon, or not?'],
    [
      'If a ship sails from Oslo to Rome, will it pass Spain?',
      'If a ship sails from Oslo to Rome, will it pass Spain or not?',
    ],
  ],
  leaves: [
    'Is it a dog or a cat?',
    'Is he taller than his brother?',
    'Can a goat climb a tree safely?',
    "Isn't it late?",
    'Was it dark by the time they left?',
    'Are you home yet? Is it cold?',
    'Because the pond is frozen, can a duck swim in it?',
    'Can I skip lunch and still expect it to work?',
  ],
  *propose(doc) {
    const question = asked(doc);
    const last = question?.after.at(-1);
    if (!question || !last || question.after.length > LONGEST) return;
    if (question.sentence.tokens.some(isNegator) || question.after.some(unclear)) return;
    if (/ly$/u.test(last.lower) && last.pos === 'ADV') return; // `safely or not`
    const there = question.after[0]?.lower === 'there';
    if (!there && question.after.some(({ lower }) => lower === 'any')) return;
    if (/^(?:since|because|given|as)$/u.test(question.sentence.tokens[0]?.lower ?? '')) return;
    if (/^\p{Lu}{2}/u.test(question.auxiliary.text)) return;
    const texts = /^(?:might|may)$/u.test(question.auxiliary.lower) ? [', or not'] : [' or not', ', or not'];
    for (const text of texts) yield { edits: [{ start: last.end, end: last.end, text }] };
  },
};

function unclear({ lower, text }: Token): boolean {
  return INSIDE.test(lower) || /^["“”,(]$/u.test(text);
}
