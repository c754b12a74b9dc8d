import type { Rule, Token } from '../../../src/plugin.js';
import { asked, isNegator } from '../asked.js';

/** A longer question, or one with a clause inside, leaves open what `or not` belongs to. */
const INSIDE =
  /^(?:or|if|whether|because|while|when|whenever|where|wherever|who|which|that|than|what|how|since|before|after|until|unless|time|although|too|as|any|anyone|anything|ever|either|both|without|except|unless|instead|rather|likely|only|even|yet|expect|hope|want|enough|online|offline|on|off|alive|live)$/u;
const LONGEST = 14;
/** Up to here nothing but the question itself can be meant where no comma stands. */
const BRIEF = 9;

export const orNot: Rule = {
  about: 'A yes/no question ends in “or not”; the answer stays',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can a goat climb a tree?', 'Can a goat climb a tree or not?'],
    ['Is there a bridge in Lisbon?', 'Is there a bridge in Lisbon, or not?'],
    ['Was Noah old according to the Bible?', 'Was Noah old according to the Bible, or not?'],
    [
      'If a ship sails from Oslo to Rome, will it pass Spain?',
      'If a ship sails from Oslo to Rome, will it pass Spain, or not?',
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
    'Could a goat climb a tree without help?',
    'Did Nero ever play the violin?',
    'Might a goat climb a tree?',
    'Could a goat climb a tree whenever it wished?',
    'Does a lease force him to pay?',
    'Would a goat be unable to climb a tree?',
  ],
  *propose(doc) {
    const question = asked(doc);
    const last = question?.after.at(-1);
    if (!question || !last || question.after.length > LONGEST) return;
    if (question.sentence.tokens.some(isNegator) || question.after.some(unclear)) return;
    if (/ly$/u.test(last.lower) && last.pos === 'ADV') return; // `safely or not`
    if (/^(?:since|because|given|as)$/u.test(question.sentence.tokens[0]?.lower ?? '')) return;
    if (
      question.after.some(({ lemma }) =>
        /^(?:force|make|let|have|allow|require|oblige|want|ask|tell|order)$/u.test(lemma),
      )
    )
      return; // `force him to pay or not`
    if (/^\p{Lu}{2}/u.test(question.auxiliary.text)) return;
    if (/^(?:might|may|must)$/u.test(question.auxiliary.lower)) return;
    const brief =
      question.after.length <= BRIEF &&
      !/[,.;:]/u.test(doc.text.trimEnd()) &&
      !/\b(?:and|according|first hand|by hand|unaided|alone|to \p{L}+\W*$|for \p{L}+ing\W*$)/u.test(doc.text);
    for (const text of brief ? [' or not', ', or not'] : [', or not'])
      yield { edits: [{ start: last.end, end: last.end, text }] };
  },
};

/** `be unable to see or not`: what says no already leaves open what `or not` denies. */
const DENIED =
  /^(?:un(?:able|likely|willing|safe|aware|fit|lawful|necessary|known|common|usual|true|fair|wise|healthy|heard|used)|im(?:possible|proper|practical)|il(?:legal|licit)|in(?:capable|valid|edible|visible|accurate|correct)|forbidden|banned|prohibited|barred|false|void|absent|lack(?:ed|ing|s)?|fail(?:ed|ing|s)?|refus(?:e|ed|es|ing)|avoid(?:ed|ing|s)?|prevent(?:ed|ing|s)?|den(?:y|ied|ies)|hardly|barely|rarely|seldom|nobody|nothing|nowhere|none|neither)$/u;

function unclear({ lower, text }: Token): boolean {
  return INSIDE.test(lower) || DENIED.test(lower) || /^["“”,(]$/u.test(text);
}
