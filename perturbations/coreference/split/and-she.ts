import { type Clause, type Doc, isPlace, type NounPhrase, type Rule, type Token } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import type { Anaphor } from '../anaphor.js';
import { isTimeNoun } from '../stated/boundary.js';
import { retold } from '../stated/retold.js';
import { type Said, saidIn } from '../stated/said.js';
import { anaphorOfSubject } from './anaphor-of-subject.js';
import { agrees, verbAfter } from './second-verb.js';

/** The second thing said of somebody already spoken of, or of whom the text says whether it is a woman or a man. */
export const andShe: Rule = {
  about:
    'Gives the second verb of somebody or something spoken of before a pronoun: “She is well and has gone home” → “…, and she has gone home”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'My aunt had a new hip last week. She walks without a stick and has gone back to her allotment.',
      'My aunt had a new hip last week. She walks without a stick, and she has gone back to her allotment.',
    ],
    [
      'The patient is pleased with her progress and can climb the stairs.',
      'The patient is pleased with her progress, and she can climb the stairs.',
    ],
    [
      'I bought this torch in May. It fits in a coat pocket and has survived two floods.',
      'I bought this torch in May. It fits in a coat pocket, and it has survived two floods.',
    ],
  ],
  leaves: [
    'She walks without a stick and has gone back to her allotment.',
    'My aunt is well. She met my cousin and has gone home with her.',
    'I bought this torch. It lit the path and has lasted.',
    'The patient is pleased with the result and can climb the stairs.',
    'My aunt is well. She can walk and climb the stairs.',
    'My aunt is well. She walks, sings and has gone back to her allotment.',
    'My aunt is well. She says that she sleeps and has gone home.',
    'My bag turned up at the lost and found with all my keys in it.',
    'Our room was small. The front desk shrugged and gave us a fan.',
    'It was late. Your hotline kept me waiting for an hour and cut me off in the end.',
    'It was late. It rained all night and was cold at the lake.',
  ],
  words: () => ['and', 'but'],
  *propose(doc) {
    for (const said of saidIn(doc)) {
      const clause = doc.clauses.find(({ sentence }) => sentence === said.sentence);
      if (!clause || clause.start !== said.first.start || clause.negation) continue;
      const joints = said.tokens.filter(({ lower, text }) => text === ',' || /^(?:and|but|or|yet|so)$/u.test(lower));
      const [joint] = joints;
      if (!joint || joints.length > 1 || joint.start < clause.finite.end || !/^(?:and|but)$/u.test(joint.lower))
        continue;
      const anaphor = anaphorOfSubject(doc, said, clause);
      const verb = verbAfter(doc, joint);
      const before = doc.tokens[joint.index - 1];
      if (!anaphor || !verb || !before || !agrees(clause, verb, anaphor)) continue;
      if (before.lower === 'lost' && verb.lower === 'found') continue; // a place
      if (
        said.last.index - verb.index < 2 ||
        isEmbedded(said, clause, joint) ||
        isRivalled(doc, clause, joint, anaphor)
      )
        continue;
      const comma =
        isChat(doc) && said.tokens.length < (/\.\s*$/u.test(doc.text) ? 12 : 14) && doc.sentences.length < 2 ? '' : ',';
      const head = `${doc.text.slice(said.first.start, before.end)}${comma}${doc.text.slice(before.end, joint.end)}`;
      yield retold(said, `${head} ${anaphor.subject}${doc.text.slice(joint.end, said.last.end)}`);
    }
  },
};

/** The first part holds a clause of its own, whose verb the second might be. */
function isEmbedded({ tokens }: Said, { finite }: Clause, joint: Token): boolean {
  return tokens.some(
    ({ start, lower, text }) =>
      start >= finite.end &&
      ((start < joint.start &&
        /^(?:that|who|which|what|if|when|while|because|as|than|to|how|where|whether|whose|until|before|after)$/u.test(
          lower,
        )) ||
        /["“”():;—–]/u.test(text)),
  );
}

/** Somebody else, or a thing that something is done to, before the joint. */
function isRivalled(
  doc: Doc,
  { subject, finite, copular }: Clause,
  joint: Token,
  { subject: pronoun, plural }: Anaphor,
): boolean {
  return doc.nounPhrases.some((phrase) => {
    const { start, end, kind, number, animacy, head, tokens } = phrase;
    if (start < finite.end || end > joint.start) return false;
    if (/^(?:he|she)$/u.test(pronoun) || subject.animacy === 'person')
      return kind === 'pronoun'
        ? /^(?:he|she|him|her|they|them)$/u.test(head.lower)
        : isSomebodyElse(phrase) && !isTimeNoun(head.lower);
    if (kind === 'pronoun') return /^(?:it|they|them)$/u.test(head.lower);
    if (copular || (number === 'plural') !== plural || isTimeNoun(head.lower)) return animacy === 'person' && plural;
    return doc.tokens[(tokens[0]?.index ?? 0) - 1]?.pos !== 'ADP';
  });
}

/** A person; a noun that may be one, unless it is somebody's own or a stuff: `her progress`, `with rye`. */
function isSomebodyElse({ animacy, determiner, text, kind, number }: NounPhrase): boolean {
  if (animacy === 'person') return true;
  if (kind === 'common' && number !== 'plural' && !determiner) return false;
  return animacy !== 'thing' && !isPlace(text) && !/^(?:her|his|its|their)$/u.test(determiner?.lower ?? '');
}
