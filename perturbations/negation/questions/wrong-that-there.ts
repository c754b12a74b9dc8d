import { indefiniteArticle, type Rule } from '../../../src/plugin.js';
import { asked, isNegator } from '../asked.js';

export const wrongThatThere: Rule = {
  about: 'Whether there is any is asked by whether it is wrong to think so; the answer is reversed',
  expects: { 'yes-no': 'opposite' },
  examples: [
    ['Are there any snakes in Norway?', 'Am I wrong to think that there are snakes in Norway?'],
    ['Is there any island where foxes swim?', 'Would I be wrong to say that there is an island where foxes swim?'],
  ],
  leaves: [
    'Is there any tea?',
    'Is there any point in waiting?',
    "Aren't there any snakes?",
    'Are there any snakes that never bite?',
    'Are there any left?',
    'Is there a snake?',
    'Is there any realistic chance of snow in Oman?',
    'Is there any bird that swims, even with a broken wing?',
  ],
  words: () => ['any'],
  *propose(doc) {
    const question = asked(doc);
    const [there, any, head, ...more] = question?.after ?? [];
    if (!question || !head || more.length < 2 || there?.lower !== 'there' || any?.lower !== 'any') return;
    if (doc.tokens.some(isNegator) || doc.sentences.length > 1 || doc.tokens[0] !== question.auxiliary) return;
    if (more.some(({ lower }) => /^(?:any|anyone|anything|ever|yet|or|else|even)$/u.test(lower))) return;
    const last = more.at(-1);
    const be = question.auxiliary.lower;
    const noun = head.pos === 'ADJ' ? more[0] : head;
    if (!last || !/^(?:is|are|was|were)$/u.test(be) || MASS.test(head.lower) || MASS.test(noun?.lower ?? '')) return;
    const plural = /^(?:are|were)$/u.test(be);
    if (!plural && !/^(?:NOUN|ADJ)$/u.test(head.pos)) return;
    if (plural && /^(?:left|of|more|other)$/u.test(head.lower)) return;
    const what = `${plural ? '' : `${indefiniteArticle(head.text)} `}${doc.text.slice(head.start, last.end)}`;
    for (const opening of ['Am I wrong to think that', 'Would I be wrong to say that'])
      yield { edits: [{ start: question.auxiliary.start, end: last.end, text: `${opening} there ${be} ${what}` }] };
  },
};

/** What is not counted, so that `a` cannot stand before it. */
const MASS =
  /^(?:point|chance|way|need|use|evidence|water|oxygen|air|gold|iron|sugar|alcohol|proof|truth|salt|money|time|snow|ice|sand|gravity|life|meat|milk|help|harm|reason|more|land|room|risk|left|such|known|real|liquid)$/u;
