import type { Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

export const weather: Rule = {
  about: 'How the weather is becomes its attribute: “The weather is mild today” → “It’s mild weather today”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The weather is perfect for a picnic 🧺', "It's perfect weather for a picnic 🧺"],
    ['The weather is so mild that we ate outside', "It's such mild weather that we ate outside"],
    ['The weather was dreadful all week.', 'It was dreadful weather all week.'],
  ],
  leaves: [
    'The weather is changing',
    'The weather is a joke',
    'The weather is better than last week',
    "The weather isn't great",
    'The weather is mild, and the sea is warm',
    'The weather is too hot for me',
    'The weather is hot and dry',
  ],
  words: () => ['weather'],
  *propose(doc) {
    for (const { words, first, opened } of statedSentences(doc)) {
      const [, noun, be, ...rest] = words;
      if (first.lower !== 'the' || noun?.lower !== 'weather' || !be || !/^(?:is|was|'s)$/u.test(be.lower)) continue;
      const so = rest[0]?.lower === 'so';
      const [adjective, next] = rest.slice(so ? 1 : 0);
      if (!adjective || !WEATHER.test(adjective.lower)) continue;
      if (next && !/^(?:today|tonight|here|for|that|all|this|outside|yesterday|again|in|it)$/u.test(next.lower))
        continue;
      const clause = /^(?:that|it)$/u.test(next?.lower ?? '');
      if (so ? next !== undefined && !clause : clause) continue;
      const was = be.lower === 'was' ? 'it was' : "it's";
      yield {
        edits: [
          {
            start: first.start,
            end: adjective.end,
            text: `${opened(was)} ${so ? 'such ' : ''}${adjective.text} weather`,
          },
        ],
      };
    }
  },
};

const WEATHER =
  /^(?:lovely|perfect|glorious|gorgeous|beautiful|nice|great|good|fine|mild|warm|hot|cold|chilly|cool|dry|wet|damp|humid|muggy|grey|gray|gloomy|dreary|miserable|awful|terrible|horrible|dreadful|ghastly|foul|rotten|grim|bad|changeable|cloudy|sunny|rainy|windy|stormy|foggy|unsettled|fantastic|wonderful|amazing|brilliant|superb|ideal|typical|strange|odd|average|unbearable|freezing|scorching|delightful|pleasant|depressing)$/u;
