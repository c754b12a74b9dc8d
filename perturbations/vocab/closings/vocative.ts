import {
  type Candidate,
  type Doc,
  isFirstName,
  isPlace,
  lowerOpening,
  matches,
  type Rule,
} from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { isNews } from '../news.js';
import { addresses } from '../stance.js';
import { tailed } from './closed.js';

const LONGEST = 14;

/** `Front row seats!!!`, `He said yes!`: told all in a breath. */
function isCriedOut({ text, sentences: [first, second] }: Doc): boolean {
  if (second || (first?.kind !== 'fragment' && first?.kind !== 'statement')) return false;
  const own =
    /^(?:hooray|yay|wow|omg|ugh|hi|hey|thanks|congrats|happy|good|so|well|oh|ah|no|yes|what|how|never|guys|dear|big|welcome|come|morning|same)\b/iu;
  return /^[^!?:"]+!+\P{L}*$/u.test(text) && !own.test(text);
}

/** What one has to tell. */
const EVENT =
  /^(?:i|we) (?:just |finally )?(?:found|lost|spilled|spilt|dropped|passed|failed|won|missed|got|broke|bought|sold|adopted|finished|deleted|booked|landed|saw|met|made it|fixed|finally|just)\b/iu;

/** The first word loses its capital, or is a name, or nothing is said: `Guys, Mould` is none. */
function* toAll(doc: Doc): Generator<Candidate> {
  const [first] = doc.tokens;
  const kept = first && /^\p{Lu}\p{Ll}/u.test(lowerOpening(first));
  if (kept && !isFirstName(first.lower) && !isPlace(first.lower) && !/^[^\p{Ll}]+$/u.test(doc.text)) return;
  yield* eachInFront(doc, ['Guys,']);
}

export const vocative: Rule = {
  about: 'News of one’s own is told to all: “We found the cat, folks”, “I passed, guys 🎉”',
  expects: { sentiment: 'same' },
  examples: [
    ['We found our old kite 🪁', 'We found our old kite, guys 🪁'],
    ['Front row seats!!!', 'Guys, front row seats!!!'],
    ['I just finished my scarf', 'I just finished my scarf, folks'],
  ],
  leaves: [
    'Woohoo, a day off!',
    'She found our kite',
    'I love kites',
    'I am tired',
    'We are trying to fly our kite',
    'You found my kite',
    'My boss fired me',
    'The kite is red',
    'Mould on our tent again, what a nuisance!',
  ],
  onlyIf: isMessage,
  *propose(doc) {
    if (addresses(doc)) return;
    if (isCriedOut(doc) && doc.tokens.length < 20 && !/^(?:woohoo|hooray|yay|wow)\b/iu.test(doc.text))
      yield* toAll(doc);
    if (!matches(doc, EVENT) || doc.clauses[0]?.tense !== 'past') return;
    if (!isNews(doc) || doc.clauses[0].copular || doc.tokens.length > LONGEST || /\band\b/iu.test(doc.text)) return;
    for (const all of [', guys', ', folks']) {
      const candidate = tailed(doc, all);
      if (candidate) yield candidate;
    }
  },
};
