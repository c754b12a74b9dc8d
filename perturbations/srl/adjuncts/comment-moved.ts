import { lowerOpening, type Rule, uncapitalize } from '../../../src/plugin.js';
import { isProse } from '../../around/kind-shape.js';
import { lowered, statedSentences } from '../stated.js';

/** What a speaker adds about the whole statement, set off by a comma. */
const COMMENT =
  /^(?:just so you know|by the way|btw|to be honest|to be fair|tbh|in my opinion|imo|for what it's worth|as usual|as always|as ever|of course|for once|for some reason|believe it or not|as promised|as expected|no doubt|on the whole|all in all|overall|if you ask me|if i'm honest|in fairness|for the record|fyi|as far as i know|to my surprise|in all honesty|at least for now|needless to say|strangely enough|oddly enough|funnily enough|in theory|in the end|after all|in general|for now|by all accounts|as far as i can tell|so they say|i must say|i have to say|i must admit|i'm told|i hear|i gather|i admit|i'm afraid|i'm happy to say|sad to say|i'm sorry to say)$/u;
/** What sums up opens a sentence on paper, and ends it only in talk. */
const FIRST_ON_PAPER = /^(?:overall|on the whole|all in all|in general)$/u;
const LAST_ONLY = /^(?:i must say|i'm told|i hear|i gather|i'm afraid|so they say|after all|of course|i admit)$/u;

export const commentMoved: Rule = {
  about:
    'What is said about the whole statement changes ends: “The bus is late, as usual” ↔ “As usual, the bus is late”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The bus is late, as usual 🙄', 'As usual, the bus is late 🙄'],
    ["By the way, I've changed my number.", "I've changed my number, by the way."],
    ['No queue, for once.', 'For once, no queue.'],
    ['I am out on Tuesday, just so you know', 'Just so you know, I am out on Tuesday'],
  ],
  leaves: [
    'As usual the bus is late',
    'In the end, we left, and I cried',
    'It is late, of course',
    'For now',
    'The stairs are unsafe. In my opinion, the mill should stay shut until the work on the floors has been done.',
    'In my opinion, it is late, by the way',
    'Sales of kites fell in the first half of the year and rose in the second. Overall, they hardly changed.',
  ],
  words: () => [','],
  *propose(doc) {
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const commas = words.flatMap(({ text }, at) => (text === ',' ? [at] : []));
      const [at, more] = commas;
      const comma = words[at ?? -1];
      if (at === undefined || more !== undefined || !comma) continue;
      const [front, back] = [words.slice(0, at), words.slice(at + 1)];
      const [before, next] = [front.at(-1), back[0]];
      if (!before || !next) continue;
      const spoken = (part: typeof front) => lowered(part).replaceAll(" '", "'");
      const body = COMMENT.test(spoken(front)) ? back : front;
      const bare = body.length < 5 && /^(?:no|another|more)$/u.test(body[0]?.lower ?? '');
      if (!bare && (body.length < 3 || !body.some(({ pos }) => pos === 'VERB' || pos === 'AUX'))) continue;
      const moves =
        body === back ? !LAST_ONLY.test(spoken(front)) : COMMENT.test(spoken(back)) && !LAST_ONLY.test(spoken(back));
      if (body === back && isProse(doc) && body.length > 9) continue; // too far from what it is about
      if (body === back && FIRST_ON_PAPER.test(spoken(front)) && isProse(doc)) continue;
      if (!moves || /^(?:DET|PRON|PROPN|NOUN|NUM|ADJ)$/u.test(body[0]?.pos ?? '') === false) continue;
      const [head, tail] = [doc.text.slice(first.start, before.end), doc.text.slice(next.start, last.end)];
      const told = body === back ? uncapitalize(head) : lowerOpening(first) + doc.text.slice(first.end, before.end);
      yield { edits: [{ start: first.start, end: last.end, text: `${opened(tail)}, ${told}` }] };
    }
  },
};
