import { neededWords, type Rule } from '../../../src/plugin.js';
import { isFormal } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { untimedStatements } from '../sentence-starts.js';

/** What is another every day. */
const DAILY =
  /^(?:weather|traffic|heat|news|lunch|crossword|homework|queue|forecast|wind|rain|smog|fog|pollen|headlines?|sunshine|commute|specials?)$/u;

export const ofToday: Rule = {
  about: 'Says that what is another every day is today’s: “The weather is grim” → “Today’s weather is grim”',
  expects: { sentiment: 'same' },
  examples: [
    ['The weather is grim and I have no umbrella 🌧️', "Today's weather is grim and I have no umbrella 🌧️"],
    ['The traffic is dreadful', "This morning's traffic is dreadful"],
  ],
  leaves: [
    'The weather is grim today',
    'The weather here is always grim',
    'The weather in Rome is grim',
    'The weather was grim',
    'The news agent is kind',
    'The weather is changing',
  ],
  words: () => neededWords(DAILY),
  *propose(doc) {
    if (inCapitals(doc) || isFormal(doc)) return;
    for (const { tokens } of untimedStatements(doc)) {
      const [the, noun, be, next] = tokens;
      if (
        !the ||
        !noun ||
        the.lower !== 'the' ||
        !DAILY.test(noun.lower) ||
        !/^(?:is|are|looks|makes|has)$/u.test(be?.lower ?? '')
      )
        continue;
      if (
        /^(?:changing|getting|always|my|a|an)$/u.test(next?.lower ?? '') ||
        /\b(?:here|usually|in (?:this|the) (?:city|town|country))\b/iu.test(doc.text)
      )
        continue;
      const opening = /^\p{Lu}/u.test(the.text) ? ["Today's", "This morning's"] : ["today's", "this morning's"];
      for (const day of opening)
        if (day.endsWith("day's") || (doc.clauses.length < 2 && !/^(?:lunch|sunset)$/u.test(noun.lower)))
          yield { edits: [{ start: the.start, end: the.end, text: day }] };
    }
  },
};
