import type { Rule } from '../../../src/plugin.js';
import { isUnreal, isWillOfAsked } from '../asked.js';
import { isDeniedMain, stated } from './stated.js';

const OPENINGS = ["Isn't it true that", "Isn't it the case that", "Isn't it correct that"];

/** What would be so is no fact, and neither is what follows from a supposition. */
const SUPPOSED = OPENINGS.slice(0, 2);

/** Like every contracted negative question, it asks for the answer that the plain one asks for. */
export const isntItTrue: Rule = {
  about: "The question becomes “Isn't it true that …?”; the answer stays",
  expects: { 'yes-no': 'same' },
  // it leads to a yes, which nobody expects of what cannot be so
  fallback: true,
  examples: [
    ['Did the Vikings reach Iceland?', "Isn't it true that the Vikings reached Iceland?"],
    ['Can camels swim?', "Isn't it the case that camels can swim?"],
  ],
  leaves: [
    'Is it odd to meet a camel in Oslo?',
    'Does she own any boats?',
    "Can't camels swim?",
    'Would you recommend this tent?',
    'Is it ever legal to park here?',
    'Is a wall made of four bricks harder to climb?',
    'Has a singer known for his harmonica won?',
    'Tim lost his key. Can he still get in?',
    'Might a gull have drawn it?',
    'Although gulls swim, do they nest on land?',
    'Did Nero ever play the violin?',
    'If a ship sails to Rome, will it pass Spain?',
    'Would Nero have texted his mother?',
  ],
  *propose(doc) {
    const found = stated(doc);
    if (!found || isDeniedMain(doc, found) || found.question.subject.person === 1) return;
    const { question, statement, start, end, fronted } = found;
    if (/^if\b/iu.test(statement) || isUnreal(question.auxiliary, question.tokens)) return;
    if (isWillOfAsked(question) || /^(?:may|might|must)$/u.test(question.auxiliary.lower)) return;
    if (start >= (doc.sentences[0]?.end ?? 0)) return;
    if (question.tokens.some(({ lower }) => lower === 'ever')) return; // without it, one known time is meant
    const pointing = fronted
      ? /^(?:this|that|these|those|some|only|few)\b/iu
      : /^(?:it|this|that|these|those|some|someone|only|few)\b/iu;
    if (pointing.test(question.subject.text)) return;
    const certain =
      doc.sentences[0] === question.sentence &&
      /^(?:is|are|was|were|do|does|did|has|have|had)$/u.test(question.auxiliary.lower);
    for (const opening of certain ? OPENINGS : SUPPOSED)
      yield { edits: [{ start, end, text: `${opening} ${statement}` }] };
  },
};
