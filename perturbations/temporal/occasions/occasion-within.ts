import { neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { isFormal } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { isUndated } from '../first-clause.js';

/** What took place once, on a day. */
const HELD =
  /^(?:concert|gig|lecture|lesson|meeting|exam|interview|match|rehearsal|recital|seminar|workshop|party|picnic|quiz|sermon|debate|talk|presentation|speech|hike|barbecue|lunch|dinner|breakfast|brunch|flight|briefing|webinar|auction|parade|screening|tournament|final|derby|training|ceremony|raffle|vote|game|show|delivery|appointment|hearing|storm|power cut|thunderstorm|fireworks|bake sale|open day|assembly|inspection|walk|run|swim|ride)$/u;
const AT_NIGHT = /^(?:concert|gig|party|match|game|show|dinner|quiz|storm|thunderstorm|fireworks|debate|rehearsal)$/u;
const DAYS = ["yesterday's", "Friday's", "Tuesday's", "last week's"];

export const occasionWithin: Rule = {
  about:
    'Says of which day the occasion was that the text speaks of: “after the meeting” → “after yesterday’s meeting”',
  expects: { sentiment: 'same' },
  examples: [
    ['I left the meeting in tears', "I left yesterday's meeting in tears"],
    ['Thanks for coming. The recital went well.', "Thanks for coming. Yesterday's recital went well."],
    ['We laughed all through the quiz 😂', "We laughed all through Friday's quiz 😂"],
  ],
  leaves: [
    'The meeting was dull',
    "I'm off to the meeting",
    'I left the meeting yesterday',
    'I left the meeting room',
    'Grandma sang and stole the show',
    'I left the first meeting, not the second meeting',
    'I enjoy the talk of the town',
    'We won the match that you missed',
    'We won the game. The game was long',
  ],
  words: () => neededWords(HELD),
  *propose(doc) {
    if (inCapitals(doc) || isFormal(doc) || !isUndated(doc) || /\?/u.test(doc.text)) return;
    if (
      !/\b(?:was|were|did|[a-zà-ž]{2,}ed|left|won|lost|went|had|made|felt|took|gave|fell|broke|came|got|spoke|sang)\b/iu.test(
        doc.text,
      ) ||
      /\b(?:(?:stole|steals?|stealing|stopped|ran) the show|will|going to|gonna|tomorrow|before|next|['’]ll|is|are|am|['’]m|every|each|always|during the week|weeks?|months?|years?|day|night|hours?|end of)\b/iu.test(
        doc.text,
      )
    )
      return;
    for (const token of doc.tokens) {
      const noun = doc.tokens[token.index + 1];
      if (token.lower !== 'the' || token.index === 0 || !noun || !HELD.test(noun.lower) || !stands(noun, doc.tokens))
        continue;
      for (const day of [...DAYS, ...(AT_NIGHT.test(noun.lower) ? ["last night's"] : [])])
        if (day !== "last week's" || !/^(?:lunch|dinner|breakfast|brunch)$/u.test(noun.lower))
          yield {
            edits: [
              {
                start: token.start,
                end: token.end,
                text: /^\p{Lu}/u.test(token.text) ? day.charAt(0).toUpperCase() + day.slice(1) : day,
              },
            ],
          };
    }
  },
};

/** Named once, and not told apart from another by what follows. */
function stands(noun: Token, tokens: readonly Token[]): boolean {
  const next = tokens[noun.index + 1];
  if (tokens.filter(({ lower }) => lower === noun.lower || lower === `${noun.lower}s`).length > 1) return false;
  return (
    !next ||
    (!/^(?:of|that|which|who|when|where|for|i|we|they|he|she|you|itself|plan|on|against|between|with|about|over)$/u.test(
      next.lower,
    ) &&
      !/^(?:NOUN|PROPN|ADJ)$/u.test(next.kind === 'word' ? next.pos : '') &&
      !/^['’-]/u.test(next.text))
  );
}
