import { type Candidate, type Doc, matches } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';

/** Words after which another marker would stack up, and openings that need what came before. */
const ALREADY: ReadonlySet<string> = new Set(
  "so|well|anyway|anyways|okay|ok|oh|ah|honestly|frankly|actually|basically|personally|thanks|thank|thx|sorry|wow|ugh|yay|omg|lol|haha|hmm|btw|tbh|imo|congrats|congratulations|happy|overall|then|therefore|however|alas|hooray|oops|well-done|bravo|cheers|what|how|let's|lets|just".split(
    '|',
  ),
);
/** Openings before which nothing else stands. */
const FIRST: ReadonlySet<string> = new Set(
  'hey|hi|hello|howdy|dear|good|greetings|to|welcome|yes|no|yeah|yep|nope|and|but|or|nor|because|by|fyi|out|say|now|excuse|random|tell|please|posted|update|note|question|quick|p'.split(
    '|',
  ),
);
const ASIDE =
  /^(?:just (?:curious|wondering|asking|so|saying|sharing|thought|a )|as it|for the record|in my|to be)\b/iu;

/** The text with each of the openings that can stand in front of it: not beside an opening or label of its own. */
export function* opened(doc: Doc, openings: readonly string[]): Generator<Candidate> {
  const [first] = doc.tokens;
  if (!first || FIRST.has(first.lower) || matches(doc, ASIDE) || doc.text.slice(0, first.start).trim() !== '') return;
  const labelled =
    /[:;](?!\d)/u.test(doc.text.slice(0, first.end + 30)) ||
    (doc.text.includes('\n') && /^.{0,60}\n/u.test(doc.text.trim()));
  if (labelled) return;
  const marked = ALREADY.has(first.lower) || doc.tokens.slice(1, 4).some((token) => token.text === ',');
  yield* eachInFront(doc, marked ? openings.filter((opening) => /[:.!?]$/u.test(opening)) : openings);
}
