import { lowerOpening, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';

/** Exclaimed about somebody; it may come before what they did. */
const EXCLAIMED =
  /^what an? (?:absolute |total |lovely |kind |clever |cheeky |real |proper )?(?:star|angel|legend|hero|gem|saint|treasure|sweetheart|joke|mess|day|night|cheek|relief|shame|pity|nightmare|disaster|disgrace|waste|treat|joy|idiot|muppet|liar|bully|gent|lad|girl|boy|guy|man|woman|team|game|goal|win)$/u;
/** Said of the whole, at either end. */
const REMARK =
  /^(?:bless (?:him|her|them)|poor (?:thing|lad|girl|man|woman|boy|soul)|lucky (?:me|us|you|thing)|silly me|no contest|no question|no joke|no lie|hands down|honestly|seriously|thankfully|luckily|sadly|unfortunately|apparently|fortunately|thank goodness|thank god|hooray|hurray|hurrah|yay|woohoo|woo hoo|phew|ugh|lol|haha|omg|tbh|ngl|imo|fwiw|mind you|as it happens|typical|go figure|fingers crossed|touch wood|of all things|what a surprise|surprise surprise|well done|good job|nice one|nice work|congrats|congratulations|happy days|job done|big hugs|massive thanks|big thanks|many thanks|much obliged|ty|cheers|thanks|thank you)$/u;
/** Exclaimed before anything is said, or typed in front without a comma. */
const FIRST = /^(?:hooray|hurray|hurrah|yay|woohoo|woo hoo|phew|ugh|wow|omg|tbh|ngl|imo)$/u;
/** Typed at the end without a comma. */
const TYPED = /^(?:tbh|ngl|imo|fwiw|honestly|apparently)$/u;

export const remarkMoved: Rule = {
  about:
    'A remark on the whole statement changes ends: “He fixed it in no time, bless him” → “Bless him, he fixed it in no time”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['He tuned my piano for nothing, bless him', 'Bless him, he tuned my piano for nothing'],
    ['She carried my bags upstairs, what an angel 😇', 'What an angel, she carried my bags upstairs 😇'],
    ['that guy gives me the creeps tbh', 'tbh that guy gives me the creeps'],
    ['The cast is off, hooray!', 'Hooray, the cast is off!'],
    ['they open at nine on Sundays I think', 'I think they open at nine on Sundays'],
  ],
  leaves: [
    'Sadly, the leads are flat and the end is rushed.',
    'Honestly',
    'Yay, my tooth fell out!',
    'Phew, the bus waited',
    'Ugh, the milk is off',
    'He mended my bike quickly and honestly',
    'Burnt the rice and lost the lid, what a disaster',
    'Bless him, he fixed it, and I cried',
    'I am not sure I think',
    'Thanks, Bo',
    "Landlord's selling the flat in May, apparently",
    'Well, thanks',
    'I told him to do what I think',
  ],
  words: () => neededWords(EXCLAIMED, REMARK, TYPED, 'guess', 'think', 'suppose', 'reckon', 'believe'),
  *propose(doc) {
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const commas = words.flatMap(({ text }, at) => (text === ',' ? [at] : []));
      const [at, more] = commas;
      const span = (part: readonly Token[]): string => doc.text.slice(part[0]?.start ?? 0, part.at(-1)?.end ?? 0);
      if (at === undefined) {
        const moved = typedLast(words);
        const kept = words.slice(0, words.length - moved);
        if (moved === 0 || !isClause(kept)) continue;
        const remark = span(words.slice(-moved)).replace(/^i\b/u, /^\p{Lu}/u.test(first.text) ? 'I' : 'i');
        yield {
          edits: [
            {
              start: first.start,
              end: last.end,
              text: `${opened(remark)} ${lowerOpening(first)}${doc.text.slice(first.end, kept.at(-1)?.end)}`,
            },
          ],
        };
        continue;
      }
      const [front, back] = [words.slice(0, at), words.slice(at + 1)];
      if (more !== undefined || back.length === 0) continue;
      const [one, other] = [lowered(front), lowered(back)];
      const leads = REMARK.test(one) && !FIRST.test(one) && isClause(back);
      const trails = (REMARK.test(other) || EXCLAIMED.test(other)) && isClause(front);
      if (!leads && !trails) continue;
      if (leads && /ly$/u.test(one) && back.some(({ lower }) => lower === 'and')) continue; // of both clauses, not of the last
      const text = `${opened(span(back))}, ${lowerOpening(first)}${doc.text.slice(first.end, front.at(-1)?.end)}`;
      yield { edits: [{ start: first.start, end: last.end, text }] };
    }
  },
};

/** How many words at the end are a remark: `tbh`, `I think`. */
function typedLast(words: readonly Token[]): number {
  const [before, last] = words.slice(-2);
  if (TYPED.test(last?.lower ?? '')) return /^(?:and|or|but|so|very|quite|,)$/u.test(before?.lower ?? '') ? 0 : 1;
  const thinks = before?.lower === 'i' && /^(?:think|reckon|guess|suppose|believe)$/u.test(last?.lower ?? '');
  const earlier = words.at(-3);
  return thinks && words.length > 5 && earlier && /^(?:NOUN|PROPN|ADJ|NUM|ADV)$/u.test(earlier.pos) ? 2 : 0;
}

/** A subject with its verb near, or what stands for it. */
function isClause(words: readonly Token[]): boolean {
  const verb = words.findIndex(
    ({ pos, lower }) => pos === 'VERB' || pos === 'AUX' || /^['’](?:s|m|re|ve)$/u.test(lower),
  );
  if (verb < 1 || verb > 5 || words.length < 3 || !/^(?:PRON|DET|PROPN|NOUN|ADJ)$/u.test(words[0]?.pos ?? ''))
    return false;
  if (/(?:ed|nt)$/u.test(words[0]?.lower ?? '') && words[1]?.pos === 'DET') return false; // `burnt the rice`
  if (/^(?:neighbou?r|boss|landlord|dentist|doctor|vet|postman|teacher|manager)$/u.test(words[0]?.lower ?? ''))
    return false; // who is called so is written as a name
  return !words.some(
    ({ lower, kind }) => kind === 'emoji' || /^(?:but|or|so|because|what|who|whoever|not|n't|sure)$/u.test(lower),
  );
}
