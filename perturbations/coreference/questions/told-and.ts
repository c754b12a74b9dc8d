import type { Clause, Doc, Rule, Token } from '../../../src/plugin.js';
import { isLonger } from '../../around/only-if.js';
import { type Anaphor, HE, IT, SHE } from '../anaphor.js';
import { agrees, verbAfter } from '../split/second-verb.js';
import { isTimeNoun } from '../stated/boundary.js';
import { peopleIn } from './people-in.js';
import { toldFirst } from './told-first.js';

/** In the situation before a question, as `and-she` in chats: the second verb gets a pronoun. */
export const toldAnd: Rule = {
  about:
    'Gives the second verb of a situation before a question a pronoun: “… knits a sock and boils it” → “…, and she boils it”',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'My grandmother knits with pure wool and boils her jumpers. Are they likely to shrink?',
      'My grandmother knits with pure wool, and she boils her jumpers. Are they likely to shrink?',
    ],
    [
      'A driver is caught typing on her phone but says that the car stood still. Is that a defence?',
      'A driver is caught typing on her phone, but she says that the car stood still. Is that a defence?',
    ],
    [
      'A bakery opened in 1680 and has sold tea since then. Could that be true?',
      'A bakery opened in 1680, and it has sold tea since then. Could that be true?',
    ],
  ],
  leaves: [
    'A driver met a nurse and says that she is well. Is she?',
    'A driver is caught typing and says that the car stood still. Is that a defence?',
    'A lamp hit a vase and broke. Is it insured?',
    'My grandmother can knit and sew. Is she skilled?',
    'My grandmother knits, sews and boils wool. Is it soft?',
    'My grandmother says that she knits and boils wool. Is it soft?',
  ],
  words: () => ['and', 'but'],
  onlyIf: isLonger,
  *propose(doc) {
    const [told, asked] = doc.sentences;
    if (!told || !asked || doc.sentences.length > 2 || asked.kind !== 'yes-no-question') return;
    const clause = doc.clauses.find(({ sentence }) => sentence === told);
    const and = told.tokens.find(({ lower }) => /^(?:and|but)$/u.test(lower));
    const joints = told.tokens.filter(
      ({ lower, text, start }) =>
        text === ',' || /^(?:and|but|yet|so)$/u.test(lower) || (lower === 'or' && !(and && start > and.start)),
    );
    const joint = joints.at(-1);
    const spliced = joints.length === 2 && joints[0]?.text === ',' && joints[0].index + 1 === joint?.index;
    if (!clause || !joint || (joints.length > 1 && !spliced) || !/^(?:and|but)$/u.test(joint.lower)) return;
    if (joint.start < clause.finite.end || clause.negation || clause.tokens.length === 0) return;
    const anaphor = anaphorOf(doc, clause);
    const verb = verbAfter(doc, joint);
    const before = doc.tokens[joint.index - (spliced ? 2 : 1)];
    if (!anaphor || !verb || !before || !agrees(clause, verb, anaphor)) return;
    if (
      told.tokens.some(
        (token) => token.start >= clause.finite.end && token.end <= joint.start && INNER.test(token.lower),
      )
    )
      return;
    if (anaphor === IT && isRivalled(doc, clause, joint)) return;
    const then = doc.tokens[joint.index + 1];
    const at = then && /^(?:then|later)$/u.test(then.lower) ? then : joint;
    yield {
      edits: [{ start: before.end, end: at.end, text: `, ${doc.text.slice(joint.start, at.end)} ${anaphor.subject}` }],
    };
  },
};

const INNER =
  /^(?:that|who|which|what|if|when|while|because|as|than|how|where|whether|whose|until|before|after|although|though|["“”():;—–])$/u;

/** `she` where the text says so and nobody else is in it; `it` for a thing that stands first. */
function anaphorOf(doc: Doc, { subject, start }: Clause): Anaphor | undefined {
  const first = toldFirst(doc);
  if (!first || first.phrase.start !== subject.start || /^(?:someone|somebody)/iu.test(doc.text.slice(start)))
    return undefined;
  if (first.anaphor === IT) return peopleIn(doc).every((person) => person.start > subject.end) ? IT : undefined;
  if (first.anaphor.plural && first.gendered) return undefined;
  const people = peopleIn(doc);
  if (people.length !== 1 || !people[0] || people[0].start > subject.end) return undefined;
  if (first.gendered) return first.anaphor;
  const [he, she] = [/\b(?:he|him|his)\b/iu.test(doc.text), /\b(?:she|her)\b/iu.test(doc.text)];
  if (he === she || /\b(?:they|them|their)\b/iu.test(doc.text)) return undefined;
  return he ? HE : SHE;
}

/** Another thing before the joint, or somebody. */
function isRivalled({ nounPhrases, tokens }: Doc, { finite }: Clause, joint: Token): boolean {
  return nounPhrases.some(({ start, end, number, kind, head, animacy, tokens: [first] }) => {
    if (start < finite.end || end > joint.start || isTimeNoun(head.lower)) return false;
    if (kind === 'pronoun') return /^(?:it|its)$/u.test(head.lower);
    return (
      number === 'singular' &&
      animacy !== 'person' &&
      !/^\d/u.test(head.text) &&
      tokens[(first?.index ?? 0) - 1]?.pos !== 'ADP'
    );
  });
}
