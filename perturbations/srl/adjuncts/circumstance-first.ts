import type { Clause, Rule, Token } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';
import { endFirst } from './end-first.js';

const EVENT =
  '(?:workout|hike|walk|run|swim|concert|gig|match|game|meeting|class|session|lesson|rehearsal|exam|test|interview|shift|flight|trip|journey|move|break-up|breakup|operation|surgery|accident|update|upgrade|storm|wedding|party|holiday|weekend|nap|shower|bath|meal|lunch|dinner|breakfast|course|race|talk|lecture|seminar|call|treatment|visit|show|film|fire|flood|burglary|birth|funeral|divorce|diagnosis)';
/** Times and occasions that frame a state or habit, wherever they stand. */
const FRAMES = new RegExp(
  `^(?:(?:after|since|during|before) (?:(?:the|my|our|this|that|last|today's|yesterday's) (?:[a-z]+ )?${EVENT}(?: (?:today|yesterday|this morning|this afternoon|last night))?|rehab|work|school|dark)|(?:last|this) (?:night|week|weekend|month|year|morning|afternoon|evening|summer|winter|spring|autumn|season|term)|yesterday(?: (?:morning|afternoon|evening))?|tonight|today|right now|at the moment|these days|lately|most (?:days|nights|mornings|evenings|weekends|weeks)|every (?:single |blessed )?(?:night|morning|evening|week|weekend|sunday|monday|tuesday|wednesday|thursday|friday|saturday|summer|winter|year)|the whole (?:time|evening|night|day|week)|on (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|long (?:flights|drives|trips|walks)|rainy days|weekends|weekdays|cold mornings)|within an hour|for once|for this time of (?:day|year)|in (?:this|the) (?:heat|cold|rain|wind)|from curtain to curtain|from the start|from start to finish|at (?:my|this) age|at (?:work|home|school|uni|the office)|on the (?:first|second|third|fourth|last) [A-Za-zÀ-ž]+day of (?:the|each|every) month)$`,
  'u',
);
const OPENS =
  /^(?:after|since|during|before|last|this|yesterday|tonight|today|right|at|these|lately|most|every|the|on|within|for|in|from)$/u;

export const circumstanceFirst: Rule = {
  about:
    'When or in what circumstances something is so comes first: “I’m feeling calm after the swim” → “After the swim, I’m feeling calm”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I'm feeling so calm after the swim 🏊", "After the swim, I'm feeling so calm 🏊"],
    ['The choir was superb last night', 'Last night, the choir was superb'],
    ['I use two keyboards at work', 'At work, I use two keyboards'],
    ['Grandma knits on the porch most evenings', 'Most evenings, Grandma knits on the porch'],
    ["I don't feel safe here after dark", "After dark, I don't feel safe here"],
    ['Great club. The players were sloppy this season.', 'Great club. This season, the players were sloppy.'],
  ],
  leaves: [
    'The choir is tonight',
    "I'm so lonely since the move",
    "I'm tired of our neighbour drilling every morning",
    'I love the sea this morning',
    'I hope to swim this week',
    'I slept during the day and worked last night',
    'The choir that sang was spellbinding last night',
    "I'm excited for tonight",
    'The meeting was moved to last night',
    "I didn't knit last night",
    "The choir wasn't good last night",
    "I'm nervous about the show tonight",
    'It opens at ten in May and at nine on Saturdays',
    'I really appreciate your help last night',
    'My kid cut her foot last night',
    "I'm wondering whether the mill opens on Sundays",
    'Dozens of mills are still without power a week after the storm',
    'My uncle now bakes rolls every morning.',
    "I'm feeling jumpy before the concert",
    "I'm oiling the hinges before the party",
    'Neighbour was rude to us tonight',
    'Nothing beats a woollen hat in the rain', // the hat in the rain
    'The mill works well and spares us an hour every Friday',
  ],
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const { words, clauses } = stated;
      const [clause, second] = clauses;
      if (
        !clause ||
        second ||
        words.length > 16 ||
        words.some(({ lower }, at) => /^(?:now|already)$/u.test(lower) && words[at - 1]?.lower !== 'right')
      )
        continue;
      if (!(clause.copular || clause.tense === 'present' || /^(?:feeling|felt)$/u.test(clause.verb.lower))) continue;
      if (isClipped(clause)) continue;
      if (OTHERWISE.test(clause.verb.lemma) || /^(?:there|it|this|that)$/u.test(clause.subject.head.lower)) continue;
      const at = words.findIndex(
        ({ lower }, place) =>
          place > 2 && OPENS.test(lower) && FRAMES.test(lowered(words.slice(place)).replaceAll(" 's", "'s")),
      );
      if (words.slice(0, at).some(({ lower }) => /^(?:fed|tired|sick|bored)$/u.test(lower))) continue; // of what is done then
      const [before, time] = [words[at - 1], words[at]];
      const rest = words.slice(0, at).filter(({ start }) => start >= clause.verb.end);
      if (!before || !time || rest.length < 1 || rest.some(bars) || BEFORE.test(before.lower)) continue;
      if (/^before$/u.test(time.lower) && clause.tense === 'present' && !/^dark$/u.test(words[at + 1]?.lower ?? ''))
        continue; // now, which it comes before
      if (time.lower === 'since' && clause.copular && clause.tense === 'present') continue; // `I've been …` in front
      if (/^(?:after|before|since)$/u.test(time.lower) && LENGTH.test(before.lower)) continue; // `a week after the storm`
      if (
        rest.some(({ lower, index }) => lower === 'and' && /^(?:ADP|VERB|AUX)$/u.test(doc.tokens[index + 1]?.pos ?? ''))
      )
        continue;
      if (clause.negation && !/^(?:feel|work)$/u.test(clause.verb.lemma)) continue;
      if (
        PAST.test(time.lower) || PAST.test(words[at + 1]?.lower ?? '')
          ? !/^(?:was|were|felt)$/u.test(clause.finite.lower)
          : WAS.test(clause.finite.lower) && /^(?:right|lately|these|at)$/u.test(time.lower)
      )
        continue;
      yield { edits: endFirst(doc, stated, before, time) };
    }
  },
};

const OTHERWISE =
  /^(?:loving|love|hate|like|want|need|hope|plan|expect|remember|know|think|say|hear|regret|miss|start|begin|end|move|mean|wish|recommend|book|schedule|look|continue|live|have|wait|go|come|leave|dread|see|beat|top|match|rival|equal|suit)$/u;
/** `Boss let us go`: its article falls away only where a text begins. */
const isClipped = ({ subject: { determiner, tokens } }: Clause): boolean =>
  !determiner && tokens.length === 1 && CLIPPED.test(tokens[0]?.lower ?? '');
const CLIPPED =
  /^(?:boss|manager|teacher|doctor|neighbou?r|landlord|landlady|driver|coach|nurse|waiter|waitress|dentist|cat|dog|car|phone|laptop|train|bus|wife|husband|sister|brother|son|daughter|cousin|colleague|roommate|flatmate|housemate|kid|toddler|baby|boiler|lift|meeting|flight|class)$/u;

const LENGTH =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|fortnight|months?|years?|decades?|moments?|while|time|long|soon|shortly|right|just|straight|immediately)$/u;
const PAST = /^(?:last|yesterday)$/u;
const WAS = /^(?:was|were|felt)$/u;
const BEFORE =
  /^(?:be|is|are|was|were|'s|'re|'m|of|to|for|from|until|by|about|with|at|in|on|only|just|even|not|and|or|than|as|later?|earl(?:y|ier))$/u;

function bars({ text, lower, pos }: Token): boolean {
  return (
    text === ',' ||
    pos === 'AUX' ||
    /^(?:but|or|to|that|who|which|because|when|if|about|for|than|as|how|what|now|nothing|proud|grateful|thankful|delighted|thrilled|happy|pleased|satisfied|obsessed|excited|tired|sick|ashamed|looking|appreciate|whether|where|why|wondering|asking|thinking|guessing|unsure|sure|curious)$/u.test(
      lower,
    )
  );
}
