import { type Rule, uncapitalize } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

/** Something somewhere, the place named last and by itself. */
const THERE =
  /^(There(?:['’]s| is| are| was| were)(?: always| still| also| even)? (?:an?|two|three|four|several|no)(?: [a-zà-ž]+){1,4}?) ((?:under|beside|near|behind|opposite|outside|across from|next to|next door to|above|below|by) (?:the|my|our|your)(?: [a-zà-ž]+){1,3})$/iu;

export const placeThenThere: Rule = {
  about: 'Where something is comes first: “There’s a key under the mat” → “Under the mat there’s a key”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["There's a spare bulb under the sink", "Under the sink there's a spare bulb"],
    ['There are two benches behind the chapel.', 'Behind the chapel there are two benches.'],
  ],
  leaves: [
    "There's a bulb",
    "There's a bulb under it",
    "There's a key under the mat and a torch by the door",
    "There's nothing under the sink",
    "There's a bus every hour",
    "There's a film by the sea director",
    "There's a man waiting outside the shop",
  ],
  words: () => ['there'],
  *propose(doc) {
    if (!/\bthere\b/iu.test(doc.text)) return;
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const [, there, place] = THERE.exec(doc.text.slice(first.start, last.end)) ?? [];
      if (!there || !place) continue;
      const from = last.end - place.length;
      if (
        words.some(
          ({ lower, start, pos }) =>
            /^(?:and|or|but|of|for|to|in|on|with|who|that|which)$/u.test(lower) ||
            (start > first.end + 4 &&
              (pos === 'VERB' || (pos === 'AUX' && start > from)) &&
              /(?:ing|ed)$/u.test(lower)),
        )
      )
        continue;
      if (
        !doc.nounPhrases.some(({ end }) => end === last.end) ||
        last.pos !== 'NOUN' ||
        /^(?:director|day|time|way)$/u.test(last.lower)
      )
        continue;
      yield { edits: [{ start: first.start, end: last.end, text: `${opened(place)} ${uncapitalize(there)}` }] };
    }
  },
};
