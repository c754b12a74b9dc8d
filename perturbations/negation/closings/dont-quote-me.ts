import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { isOneSentence } from '../../around/only-if.js';
import { isChat } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { cueOf } from '../cue.js';

export const dontQuoteMe: Rule = {
  about: 'What is only thought or forecast is not to be quoted: “I think it opens at six, but don’t quote me on that”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['I think the pier opens at six', "I think the pier opens at six, but don't quote me on that"],
    ['Looks like drizzle tomorrow ☁️', "Looks like drizzle tomorrow, but don't quote me on that ☁️"],
    [
      'I guess the rehearsal will be on Friday.',
      "I guess the rehearsal will be on Friday, but don't quote me on that.",
    ],
  ],
  leaves: [
    'I think you should go at six',
    'I think the pier is ugly',
    'I think I left it at six',
    'Looks like fun tomorrow',
    'The pier opens at six',
    "I don't think it opens at six",
    'I think the pier opens at six, but I could be wrong',
    'I think about the pier at six',
    'I guess we lost on Friday',
  ],
  words: () => neededWords(THOUGHT),
  onlyIf: isOneSentence,
  *propose(doc) {
    const end = endOfWords(doc);
    if (end === undefined || doc.tokens.length > 20 || !matches(doc, THOUGHT) || matches(doc, ASIDE)) return;
    if (!isChat(doc) || doc.tokens.some((token) => isNegator(token) || cueOf(token) !== undefined)) return;
    yield { edits: [{ start: end, end, text: ", but don't quote me on that" }] };
  },
};

const THOUGHT =
  /^(?:(?:i (?:think|guess|believe|reckon|suppose)|apparently|pretty sure) (?:the|it|they|there|he|she|his|her|choir|training|practice) ?[^.!?]*\b(?:at (?:one|two|three|four|five|six|seven|eight|nine|ten|noon|\d)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) [a-zà-ž]+|next (?:week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|in (?:may|june|july|march|april|august|september|october|november|december|january|february))|(?:the )?(?:weather )?forecast says|(?:it['’]s|it is|it['’]ll|it should be) (?:supposed to be )?(?:cloudy|rainy|sunny|windy|drizzly|overcast|dry|wet|foggy) (?:tomorrow|until|till|all|from|on|later|by|this|next|again)|(?:it )?looks like (?:rain|drizzle|snow|clouds?|sun|fog|showers|wind)|i (?:think|guess|believe|reckon) (?:the )?(?:weather|bus|train|ferry|shop|meeting|class|bank|library) [a-zà-ž]+)\b/iu;
const ASIDE =
  /\b(?:so|should (?!be\b)|i (?:left|lost|am|was|can|should|want|need)|i['’](?:m|ll|d|ve)|we|you|your|my|me|us|but|because|if|or|whether|quote|sure it|wrong|best|worst|too|better|worse|stars|good|deserve\w*|finally|all right|okay|ok|fine|average|forty|weighs)\b|[!?;:"“”…]/iu;
