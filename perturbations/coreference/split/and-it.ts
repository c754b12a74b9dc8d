import { type Clause, type Doc, isPlace, type Rule, type Token } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import type { Anaphor } from '../anaphor.js';
import { isTimeNoun } from '../stated/boundary.js';
import { retold } from '../stated/retold.js';
import type { Said } from '../stated/said.js';
import { aboutSubjects } from '../stated/subject.js';
import { agrees, verbAfter } from './second-verb.js';

/** The second thing that somebody or something does gets a subject of its own, a pronoun. */
export const andIt: Rule = {
  about:
    'Gives the second verb of a subject a pronoun: “The lamp is tall and comes with a shade” → “…, and it comes with a shade”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The lamp is very tall and comes with a linen shade. I have not used it yet.',
      'The lamp is very tall, and it comes with a linen shade. I have not used it yet.',
    ],
    ['This app charged me twice and then locked me out', 'This app charged me twice and then it locked me out'],
    ['My mum is 82 and has never owned a car.', 'My mum is 82 and she has never owned a car.'],
    ['These boots look nice but are far too tight', 'These boots look nice but they are far too tight'],
  ],
  leaves: [
    'The lamp is tall and thin',
    'The lamp was cleaned and repaired by my uncle',
    'The dog saw a cat and barked at once',
    'The lamp is tall, comes with a shade, and looks good',
    'The lamp fell on the vase and broke in two',
    'Portions were average and so were the prices.',
    'It is tall and comes with a shade',
    'The nurse smiled and went home',
    'The lamp will be moved and cleaned today',
    'The lamp looks good and so does the rug',
    'The owner had lit the lamp and left us a note on the table.',
  ],
  words: () => ['and', 'but'],
  *propose(doc) {
    for (const { said, clause, anaphor } of aboutSubjects(doc)) {
      if (clause.end !== said.last.end || clause.start !== said.first.start) continue;
      const joints = said.tokens.filter(({ lower, text }) => text === ',' || /^(?:and|but|or|yet|so)$/u.test(lower));
      const [joint] = joints;
      if (!joint || joints.length > 1 || joint.start < clause.finite.end || !/^(?:and|but)$/u.test(joint.lower))
        continue;
      const verb = verbAfter(doc, joint);
      const [first, second] = [between(said, clause.finite.end, joint.start), between(said, joint.end, said.last.end)];
      if (sharesHave(clause, verb)) continue;
      if (!verb || second.length < 3 || !agrees(clause, verb, anaphor)) continue;
      if (pointsElsewhere([...first, ...second], anaphor) || isRivalled(doc, clause, joint, anaphor)) continue;
      const then = doc.tokens[joint.index + 1];
      const at = then && /^(?:then|later)$/u.test(then.lower) ? then : joint;
      const before = doc.tokens[joint.index - 1];
      if (!before) continue;
      const comma =
        isChat(doc) && said.tokens.length < (/\.\s*$/u.test(doc.text) ? 12 : 14) && doc.sentences.length < 2 ? '' : ',';
      const head = `${doc.text.slice(said.first.start, before.end)}${comma}${doc.text.slice(before.end, at.end)}`;
      yield retold(said, `${head} ${anaphor.subject}${doc.text.slice(at.end, said.last.end)}`);
    }
  },
};

/** `The owners had lit the stove and left bread`: with a subject of its own it would be `had left`. */
const sharesHave = ({ finite, verb }: Clause, second: Token | undefined): boolean =>
  finite !== verb &&
  /^(?:had|has|have)$/u.test(finite.lower) &&
  !/^(?:had|has|have|is|was|are|were)$/u.test(second?.lower ?? '');

function between({ tokens }: Said, from: number, to: number): readonly Token[] {
  return tokens.filter(({ start, end }) => start >= from && end <= to);
}

/** A pronoun for somebody or something else, or a clause with a subject of its own. */
function pointsElsewhere(tokens: readonly Token[], { possessive }: Anaphor): boolean {
  return tokens.some(
    ({ lower, text }) =>
      (/^(?:it|its|they|them|their|he|him|his|she|her|that|who|which|what|if|when|while|because|as|than|like)$/u.test(
        lower,
      ) &&
        lower !== possessive) ||
      /["“”():;—–]/u.test(text),
  );
}

/** Somebody or something in the first part that the pronoun could mean as well. */
function isRivalled({ nounPhrases }: Doc, { subject, finite }: Clause, joint: Token, { plural }: Anaphor): boolean {
  return nounPhrases.some(({ start, end, kind, number, animacy, head, text }) => {
    if (start < finite.end || end > joint.start || kind === 'pronoun') return false;
    if (subject.animacy === 'person') return animacy !== 'thing' && !isPlace(text) && !isTimeNoun(head.lower);
    if ((number === 'plural') !== plural || animacy === 'person') return false;
    return !isTimeNoun(head.lower) && !(kind === 'name' && isPlace(text)) && !/^\p{Lu}\p{Ll}+$|^\d/u.test(text);
  });
}
