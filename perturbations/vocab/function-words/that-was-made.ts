import { type Doc, neededWords, once, type Rule } from '../../../src/plugin.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { inCapitals } from '../../around/style.js';

/** A work, and by whom it was made, told in short after a verb. */
const MADE =
  /(?<before>\b(?!had |have |has |get |got |want |with |see |saw |heard |watched |as )[a-zà-ž]+ (?:(?:on|to|in|at|through|for|about) )?)an? (?:[a-zà-ž'’-]+ ){1,3}(?=(?:written|directed|made|designed|painted|composed|drawn|carved|baked|cooked|founded|narrated|illustrated|translated|signed|prepared|built|drafted|sewn|knitted|composed|filmed|photographed) by (?:an?|the|my|our|his|her|their|its|two|three|some|\p{Lu}))/gu;

export const thatWasMade: Rule = {
  about:
    'Of a work it is told in full by whom it was made: “read a novel written by Ana” → “read a novel that was written by Ana”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['We ate a cake baked by my aunt.', 'We ate a cake that was baked by my aunt.'],
    ['The club read a long novel written by Ana Lind.', 'The club read a long novel that was written by Ana Lind.'],
  ],
  leaves: [
    'She had a suit made by a tailor.',
    'A cake baked by my aunt is here.',
    'It was a cake well baked by my aunt.',
    'Did we eat a cake baked by my aunt?',
    'We ate a cake and soup made by my aunt.',
  ],
  words: once(() => neededWords(MADE)),
  *propose(doc) {
    if (inCapitals(doc) || doc.text.includes('?')) return;
    for (const match of doc.text.matchAll(MADE)) {
      const at = match.index + match[0].length;
      if (!isQuotedAt(doc, at) && isWork(doc, match.index, at))
        yield { edits: [{ start: at, end: at, text: 'that was ' }] };
    }
  },
};

/** Whether a verb goes before in the sentence and what was made is one noun. */
function isWork({ tokens, sentences }: Doc, start: number, at: number): boolean {
  const sentence = sentences.find((each) => each.start <= start && at <= each.end);
  const noun = tokens.findLast(({ end }) => end <= at);
  const phrase = tokens.filter(({ start: from }) => from >= start && from < at);
  return (
    noun?.pos === 'NOUN' &&
    !phrase.some(({ lower }) => /^(?:and|or|that|which|who|was|were|is|be|been)$/u.test(lower)) &&
    (sentence?.tokens ?? []).some(
      ({ pos, end, lower }) => end <= start + 30 && end < at && (pos === 'VERB' || /^(?:is|was)$/u.test(lower)),
    )
  );
}
