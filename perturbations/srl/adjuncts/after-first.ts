import { type Doc, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { type Stated, statedSentences } from '../stated.js';
import { sentenceGoesOn } from '../tied-clause.js';
import { endFirst } from './end-first.js';

const LINK = /^(?:after|since|before|during|despite)$/u;
/** What `after` belongs to instead, and what measures how long after. */
const BELONGS =
  /^(?:look|looks|looked|looking|name|named|run|runs|ran|running|chase|chasing|take|takes|took|taking|go|goes|went|ask|asks|asked|call|called|soon|right|just|shortly|long|only|even|ever|especially|not|or|and|but|to|from|until|till|for|of|than|as|is|are|was|were|be|the|a|an|day|days|night|week|weeks|month|months|year|years|hour|hours|minute|minutes|morning|evening|ages|time|best|worst|first|day|one|that|\d+)$/u;
/** What the phrase may be of instead: a wish, a plan, what is thought or told; and what opens a clause. */
const OTHERWISE =
  /^(?:love|hate|like|want|wants|hope|hoping|plan|planning|think|thinking|said|say|says|told|tell|tells|know|knew|hear|heard|regret|remember|excited|dread|dreading|wish|recommend|wonder|wondering|sorry|ashamed|proud|that|which|who|what|where|when|if|because|whether|how|why|while|though|although|unless|but|or|and|so|than|until|not|nothing|nobody|no|any|thank|thanks|please|first|last|only|sick|tired|fed|best|worst|most|ever|better|worse|there|scheduled|planned|moved|postponed|changed|switched|used|going|again)$/u;
const POINTS =
  /^(?:he|she|it|they|him|her|them|his|its|their|there|then|this|these|those|one|so|too|either|,|and|or|but|who|which|that|what|because|when|if|not|n't|maybe|please)$/u;

export const afterFirst: Rule = {
  about: 'What went before comes first: “I’m sleepy after such a big lunch” → “After such a big lunch, I’m sleepy”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I'm worn out after four night shifts 😴", "After four night shifts, I'm worn out 😴"],
    ['My back has been sore since the move', 'Since the move, my back has been sore'],
    ['I have to feed the hens before work', 'Before work, I have to feed the hens'],
    ["We've slept badly. The dog has been ill since Sunday.", "We've slept badly. Since Sunday, the dog has been ill."],
  ],
  leaves: [
    'I look after the hens',
    'I left before noon',
    'Rule 9 applies to boats registered after 1 May 2012.',
    'I love the garden after the rain',
    'The best thing since the move is the oven',
    "I'm sleepy right after lunch",
    "I'm sleepy and cold after lunch",
    'I met him the day before the move',
    'She is sad since her brother left',
    'We ate after the show',
    'The lift is out of use from nine until noon',
    "I'm sick of spam calls during dinner",
    'It is the first meal since the move',
    'My boss is on leave until Monday',
    'I have to renew my permit before June',
    "I'm oiling the oars before the regatta",
    "She hasn't put the flute down since noon",
    "I'm sleepy after lunch",
    "I'm glad to be back at sea after two years",
    "I'm homesick since the move",
  ],
  words: () => neededWords(/\b(?:after|since|before|during|despite)\b/u),
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const { words, last, clauses } = stated;
      const [clause] = clauses;
      const at = words.findIndex(({ lower }, place) => place > 2 && LINK.test(lower));
      const [link, before] = [words[at], words[at - 1]];
      if (!clause || !link || !before || words.length > 20 || words.length - at > 9 || words.length - at < 2) continue;
      if (clauses.some(({ start }) => start > clause.start && start < link.start)) continue;
      const [main, phrase] = [words.slice(0, at), words.slice(at + 1)];
      if (before.pos === 'VERB' && before.index !== clause.verb.index) continue; // `registered after 2012`
      if (!stands(clause, main, link) || BELONGS.test(before.lower) || !isPhrase(phrase)) continue;
      // when it must be done, and what the words are about, come last
      if (
        link.lower === 'before' &&
        /^(?:the end|[a-zà-ž]+day\b|(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october|noon|midnight|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b|\d)/iu.test(
          doc.text.slice(link.end, last.end).trim(),
        )
      )
        continue;
      if ((link.lower === 'since' && clause.negation) || (link.lower === 'after' && words.length - at === 2)) continue;
      if (sentenceGoesOn(doc, stated, main) || isAgain(doc, stated)) continue;
      yield { edits: endFirst(doc, stated, before, link) };
    }
  },
};

/** A state, a habit or what has been going on; of an event only what a thing does. */
function stands(
  { copular, tense, subject, finite, verb }: Stated['clauses'][number],
  main: readonly Token[],
  link: Token,
): boolean {
  if (main.some(({ lower, text }) => OTHERWISE.test(lower) || text === ',')) return false;
  if (
    main.some(({ lower }, at) => lower === 'back' && /^(?:be|being|'m|am|is|are|'re)$/u.test(main[at - 1]?.lower ?? ''))
  )
    return false; // `back after two years`
  if (main.some(({ pos }, at) => pos === 'ADP' && /ing$/u.test(main[at + 1]?.lower ?? ''))) return false; // `sick of waiting during …`
  if (/^(?:it|this|that|there|you|they)$/u.test(subject.head.lower) || main.length < 3) return false;
  if (link.lower === 'before')
    return tense === 'present' && /^(?:have|need|always|usually)$/u.test(finite.lower) && main.length > 4;
  if (link.lower === 'since') return /^(?:have|has|'ve|'s)$/u.test(finite.lower);
  if (copular || tense === 'present') return true;
  return (
    /^(?:feel|felt|start|started|stop|stopped|break|broke|lose|lost|fall|fell|crash|crashed|freeze|froze)$/u.test(
      verb.lower,
    ) && main.length > 3
  );
}

/** A noun phrase or a doing, and nothing that points at the clause before it. */
function isPhrase(phrase: readonly Token[]): boolean {
  const [opener] = phrase;
  if (!opener || phrase.some(({ lower, kind }) => POINTS.test(lower) || kind === 'emoji')) return false;
  if (
    /^(?:lunch|dinner|breakfast|work|school|dark|church|training|practice|yesterday|\p{L}+day|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|noon|midnight)$/u.test(
      opener.lower,
    )
  )
    return phrase.length === 1;
  return (
    /^(?:DET|NUM|PRON)$/u.test(opener.pos) ||
    /^(?:the|a|an|my|our|your|all|last|such|two|three|four|five|six|seven|eight|nine|ten|moving|switching|losing|waiting|starting|reading|seeing|hearing)$/u.test(
      opener.lower,
    )
  );
}

/** A second sentence that tells of the same time sets the first against it. */
function isAgain(doc: Doc, { sentence }: Stated): boolean {
  return doc.tokens.some(({ lower, start }) => (start < sentence.start || start >= sentence.end) && LINK.test(lower));
}
