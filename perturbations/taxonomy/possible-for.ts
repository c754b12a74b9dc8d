import { type Edit, matchCase, type NounPhrase, type Rule, type Token } from '../../src/plugin.js';
import { asksOtherThanAbility } from './allowed.js';

const OBJECT: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };
const OPENING: Readonly<Record<string, string>> = { can: 'is it', could: 'would it be' };

export const possibleFor: Rule = {
  about: 'A modal becomes “Is it possible for … to …?”: “Can a hen fly?” → “Is it possible for a hen to fly?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can a hen fly over a fence?', 'Is it possible for a hen to fly over a fence?'],
    ['Can rain be measured in a bucket?', 'Is it possible for rain to be measured in a bucket?'],
    ['Could we cross the Alps by balloon?', 'Would it be possible for us to cross the Alps by balloon?'],
    ['Can you drown in honey?', 'Is it possible to drown in honey?'],
  ],
  leaves: [
    "Can't a hen fly?",
    'Can a Muslim eat gelatin?',
    'Could a sailor hear the bells when the church burned?',
    'Can it rain on Mars?',
    'Could there be rain tonight?',
    'Could Plato have met Euclid?',
    'Can you see the sea and can you hear it?',
    'Can you pass the salt, please?',
    'Can a hen, or a duck, fly?',
    'Can I return this lamp?',
    'Could a hen that is called Ann, who is mine, lay?',
  ],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || question.form !== 'modal' || asksOtherThanAbility(doc)) return;
    const { auxiliary, subject, predicate } = question;
    const opening = OPENING[auxiliary.lower];
    const verb = predicate.tokens[0];
    if (!opening || !verb || !/^(?:VERB|AUX)$/u.test(verb.pos) || /^(?:have|possibly|please)$/u.test(verb.lower))
      return;
    if (verb.lower !== verb.lemma || !isWhole(subject) || /\bplease\b/iu.test(doc.text)) return;
    yield { edits: edits(auxiliary, subject, verb, `${opening} possible`) };
  },
};

/** A subject whose end is plain: no commas, and nobody of whom leave is asked. */
function isWhole({ text, head, kind }: NounPhrase): boolean {
  if (/[,;:()–—]/u.test(text) || /^(?:it|there|this|that|i)$/u.test(head.lower)) return false;
  return kind !== 'pronoun' || head.text === text || head.lower in OBJECT;
}

function edits(auxiliary: Token, subject: NounPhrase, verb: Token, opening: string): Edit[] {
  const start = { start: auxiliary.start, end: auxiliary.end };
  if (subject.text.toLowerCase() === 'you')
    return [{ start: start.start, end: subject.end, text: `${matchCase(auxiliary.text, opening)} to` }];
  const mark: Edit = { start: verb.start, end: verb.start, text: 'to ' };
  const object = OBJECT[subject.text.toLowerCase()];
  const front: Edit = { ...start, text: `${matchCase(auxiliary.text, opening)} for` };
  return object ? [front, { start: subject.start, end: subject.end, text: object }, mark] : [front, mark];
}
