import type { Rule } from '../../src/plugin.js';
import { inFront } from '../around/in-front.js';
import { isOfficial } from '../around/register.js';
import { isPlain } from './mood.js';

const OPENINGS = ['Nothing exciting,', 'Nothing special,', 'Not much,'];

/** What one does on an ordinary day. */
const DAILY =
  /^(?:put|made|cooked|ate|walked|watched|read|cleaned|folded|tidied|bought|got|drank|planted|ironed|swept|painted|had|did|washed|baked|took|weighed|paid|went|fed|watered|left|finished|started|switched|parked|used|take|drive|cycle|walk|watching|reading|making|cooking|folding|waiting|sorting|planning|repainting|chilling|sitting|relaxing|trying|eating|drinking|having|tidying|cleaning|unpacking|packing|baking|watering|walking)$/u;

export const nothingExciting: Rule = {
  about: 'What one plainly does or did is opened by a denial: “Nothing exciting, we had rice and beans for dinner”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['we had rice and beans for dinner', 'nothing special, we had rice and beans for dinner'],
    ['I just put the kettle on ☕', 'Nothing exciting, I just put the kettle on ☕'],
    ['Just chilling with the cats', 'Nothing exciting, just chilling with the cats'],
  ],
  leaves: [
    'I just broke my mug',
    'I love rice',
    'We had a great dinner',
    'I just got married',
    'He had rice',
    'Did we have rice?',
    'We had surgery on Monday',
    'I took the exam',
    'I got the job',
    "I'm trying to remember where I parked",
  ],
  *propose(doc) {
    const { tokens, sentences, clauses } = doc;
    const [clause] = clauses;
    if (sentences.length !== 1 || tokens.length > 16 || isOfficial(doc)) return;
    const [first, second] = tokens;
    const doing = first?.lower === 'just' ? second?.lower : first?.lower;
    const bare =
      DAILY.test(doing ?? '') &&
      /ing$/u.test(doing ?? '') &&
      !tokens.some(({ lower }) => /^(?:is|are|was|were|'s)$/u.test(lower));
    const mine =
      clause && /^(?:I|i|[Ww]e)$/u.test(clause.subject.text) && clause.start === first?.start && clauses.length === 1;
    if (!bare && !(mine && DAILY.test(clause.verb.lower) && clause.tense !== 'future')) return;
    const words = tokens.filter((token) => !/^(?:just|waiting|for)$/u.test(token.lower));
    if (!isPlain({ ...doc, tokens: words }) || words.some(({ lower }) => BIG.test(lower))) return;
    if (mine && !bare && clause.auxiliaries.length > 0 && !/^(?:'m|am|'re|are)$/u.test(clause.finite.lower)) return;
    const now = bare || clause?.auxiliaries.length === 1;
    for (const opening of OPENINGS) {
      if (opening.startsWith('Not much') && !now) continue;
      const front = inFront(doc, opening);
      if (front) yield front;
    }
  },
};

const BIG =
  /^(?:job|married|engaged|degree|surgery|exam|test|baby|house|car|flat|hospital|doctor|police|letter|results|ticket|tickets|award|prize|offer|divorce|puppy|kitten|dog|flight|interview|remember|sleep|loan|mortgage|find|decide|understand|leave|quit|hope|raise|call|think|tried|lost|million|euros|pounds|dollars|forward|from|positive|stay|up|first|surprise|birthday|diagnosis|biopsy|wedding|funeral|break|part|over|trip|vacation|holiday|party|keep|figure|head|through|life|usually|always|often|normally|every)$/u;
