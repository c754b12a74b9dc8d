import { lowerOpening, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';
import { hasBareRelative, isDay, isMood, isRanked, isTime, sentenceGoesOn, takesClause } from '../tied-clause.js';
import { pointsAhead } from './points-ahead.js';

const MOVABLE = /^(?:because|when|whenever|after|before|if|since|although|though|unless|once)$/u;
const TIED =
  /^(?:and|but|or|so|that|just|especially|even|only|what|how|who|where|why|than|about|almost|barely|hardly|already|as|like|which|not|n't|to)$/u;

/** `either party … the other`: which one is told first. */
const OF_TWO = /\b(?:either|one|each)\b/u;
const OTHER = /\bthe other\b/u;

export const clausesReordered: Rule = {
  about: 'A subordinate clause is moved to the front: “I left because it rained” → “Because it rained, I left”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'I left the party early because the music was too loud 😤',
      'Because the music was too loud, I left the party early 😤',
    ],
    ['We always feed the cat before we go to bed.', 'Before we go to bed, we always feed the cat.'],
    ['Please ring the bell if the door is locked.', 'If the door is locked, please ring the bell.'],
    ["I can't come because my shift ends at ten", "Because my shift ends at ten, I can't come"],
    ["Please let me know when that's fixed.", "When that's fixed, please let me know."],
    ['Great shop. The owner helped us when the chain broke.', 'Great shop. When the chain broke, the owner helped us.'],
  ],
  leaves: [
    'I wonder if it will rain',
    'I got a fine while I was at the vet. even though I had a permit',
    'He found my old key after two shops had told me it was gone',
    'I love when it rains',
    "I'm not sure if I should go",
    'I left before noon',
    "I'm waiting for the glue to set before I paint",
    'I know when the shop opens and I hate it',
    "I was about to leave when the car wouldn't start",
    'I was so tired that I left because it rained',
    'They ran until the sun set and the moon rose',
    'The last time was when the chain broke',
    'I have been ill since we met',
    "I got the loom I've dreamed of since I was nine!",
    'I lost the ring he bought when we met',
    "I didn't leave because I was bored",
    'Please see if the oven is on',
    'Shout-out to Bo for getting the lift going before any of us had lunch',
    'Bring a chair if you have one',
    'Let me know if I should bring a chair.',
    'I finished it because my book club made me',
    'I took the course because my boss asked me to',
    "I'm losing money while you close tickets",
    'The mill closed on Friday after a fire tore through its roof',
    "I don't know if I have time",
    'Shut the gate when you leave please',
    'The loom is back. It is the best news we have had since we moved.',
    "I'm beaming because my choir won",
    'Either party may leave if the other fails to pay.',
    'My aunt was seen for a check-up after surgery on her hip.',
    'Two hundred guests were stranded last night after the ferry sank.',
    "I can't stop grinning since the news came through",
    "I couldn't tell you if the pie is any good",
    'Please let me know when you would like to see the loom.',
    "I'm homesick since we sold the boat",
    'I cherish the evenings when the street is empty',
    'The nurse jabbed before the spray worked',
  ],
  words: () => neededWords(MOVABLE),
  *propose(doc) {
    if (/[.!] (?:even though|although|because|so|and|but)\b/u.test(doc.text)) return; // a sentence goes on after its stop
    for (const stated of statedSentences(doc)) {
      const { words, first, last, clauses, opened } = stated;
      const at = words.findIndex(({ lower }) => MOVABLE.test(lower));
      if (/^(?:please|pls|plz|thanks|too|either|though)$/u.test(last.lower)) continue;
      const [conjunction, before] = [words[at], words[at - 1]];
      const told = LET_KNOW.test(lowered(words.slice(0, at + 1)));
      const end = before?.text === ',' ? words[at - 2] : before;
      if (
        at < 3 ||
        !conjunction ||
        !end ||
        !(clauses[0] || told || isCommand(words, conjunction)) ||
        !isClause(words.slice(at + 1))
      )
        continue;
      const main = words.slice(0, words.indexOf(end) + 1);
      if (
        main.some(({ pos }, index) => pos === 'ADP' && /ing$/u.test(main[index + 1]?.lower ?? '')) ||
        (!told &&
          (main.some(({ text, lower }) => text === ',' || (TIED.test(lower) && lower !== "n't" && lower !== 'to')) ||
            takesClause(stated, main, conjunction)))
      )
        continue;
      if (main.some(({ lemma }) => lemma === 'wait')) continue; // what is waited for comes before, not the waiting
      if (conjunction.lower === 'since' && main.some(isRanked)) continue;
      if (hasBareRelative(main)) continue;
      if (sentenceGoesOn(doc, stated, main) || (/^(?:because|since)$/u.test(conjunction.lower) && isMood(main)))
        continue;
      if (OTHER.test(lowered(words.slice(at + 1))) && OF_TWO.test(lowered(main))) continue;
      if (pointsAhead(words.slice(at + 1), main) || (isTime(conjunction) && main.some(isDay))) continue;
      if (/\b(?:tell|ask)(?: (?:you|me|us|him|her|them))?$/u.test(lowered(main))) continue; // whether, and no condition
      if (
        told &&
        words.slice(at + 1, at + 5).some(({ lower }) => /^(?:would|'d|could|can|should|want|prefer)$/u.test(lower))
      )
        continue; // at what time
      if (/^when(?:ever)?$/u.test(conjunction.lower) && TIMES.test(end.lower)) continue; // `the mornings when …`
      if (conjunction.lower === 'before' && main.length < 4 && end.pos === 'VERB') continue; // `the dentist drilled`: too slight to end with
      if (isTime(conjunction) && OF_NOUN.test(doc.text.slice(first.start, end.end))) continue;
      if (
        conjunction.lower === 'since' &&
        (main.some(({ lower }) => lower === 'stop') || /^(?:'m|am)$/u.test(words[1]?.lower ?? ''))
      )
        continue; // `I can't stop …`: not since when
      const moved = opened(doc.text.slice(conjunction.start, last.end));
      yield {
        edits: [
          { start: first.start, end: first.end, text: `${moved}, ${lowerOpening(first)}` },
          { start: end.end, end: last.end, text: '' },
        ],
      };
    }
  },
};

/** What a time behind it belongs to: `a check-up after surgery`, `last night after …`. */
const OF_NOUN =
  /\b(?:last (?:night|week|month|year|spring|summer|autumn|winter)|(?:follow|check)-? ?ups?$|(?:recovery|rehab|scars?|complications?|appointment|surgery)$)/iu;

const TIMES =
  /^(?:(?:morning|afternoon|evening|night|day|week|month|year|summer|winter|spring|autumn|weekend|time|moment|hour|minute|season|occasion|part|bit)s?|(?:mon|tues|wednes|thurs|fri|satur|sun)days)$/u;

/** `let me know when it's done`: what is asked for may come first. */
const LET_KNOW = /^(?:please )?(?:just )?let (?:me|us) know (?:when|once)$/u;

/** `please text me when …`: a request takes its condition in front. */
function isCommand([first, second]: readonly Token[], { lower }: Token): boolean {
  const verb = first?.lower === 'please' ? second : first;
  return (
    /^(?:if|when|once|before|after)$/u.test(lower) &&
    second?.text !== '-' &&
    verb?.pos === 'VERB' &&
    verb.lemma === verb.lower &&
    !/^(?:let|thank|see|remember)$/u.test(verb.lower)
  );
}

/** `because my club made me`: what was done would not have been said yet. */
const MAKES = /^(?:make|let|ask|tell|force|want|help|beg|urge)$/u;

/** A subject and its verb, and no second clause. */
function isClause(words: readonly Token[]): boolean {
  const [subject] = words;
  const verb = words.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  if (!subject || words.length < 3 || verb < 1 || verb > 6) return false;
  if (!/^(?:DET|PRON|PROPN|NOUN|ADJ|NUM)$/u.test(subject.pos) || /^(?:which|what|who)$/u.test(subject.lower))
    return false;
  if (
    /^(?:one|to|do|does|did|ca|can|could|would|should|will|wo|had|was|were|is|are|am|have|has|must|might|n't|not|so|asked)$/u.test(
      words.at(-1)?.lower ?? '',
    )
  )
    return false;
  if (MAKES.test(words.at(-2)?.lemma ?? '') && words.at(-1)?.pos === 'PRON') return false;
  return !words.some(
    ({ text, lower }) => text === ',' || MOVABLE.test(lower) || /^(?:and|but|so|or|which)$/u.test(lower),
  );
}
