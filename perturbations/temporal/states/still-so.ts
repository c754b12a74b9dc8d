import { matches, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { isFormal, isLetter } from '../../around/register.js';
import { inStyle } from '../../around/style.js';
import { isLong, subjectLength, untimedStatements } from '../sentence-starts.js';

/** What lasts, and may end. */
const STATE =
  /^(?:jammed|broken|blocked|closed|down|late|faulty|dirty|filthy|damp|wet|missing|empty|locked|sick|ill|poorly|sore|swollen|itchy|painful|leaking|stuck|lost|offline|shut|cracked|flooded|frozen|throbbing|ringing|crying|barking|drilling|arguing|ignoring|refusing|leaking|beeping|flickering|buzzing|shouting|dripping|asleep|away|abroad|upstairs|downstairs|outside|unpaid|unanswered|overdue|cold|useless|awful|terrible|dreadful|slow|messy|hopeless)$/u;
const DEGREE = /^(?:so|really|very|pretty|quite|absolutely|totally|completely|a|bit|little|too|all|rather|fast)$/u;
const PLACE = /^(?:in|on|at|under|behind|upstairs|downstairs)$/u;
/** Where something is for good, and what takes place once. */
const FIXED =
  /\b(?:library|hotel|hostel|office|shop|store|bank|station|street|school|entrance|exit|toilets?|loo|meeting|event|class|lesson|party|concert|match|film|house|flat|door|gate|hall|room|restaurant|café|cafe|venue|stall|museum|pool|gym|building|town|city|village|island|exam|price|booking|appointment|flight|train|talk|show|ceremony|wedding|funeral|view|road|bridge|park|church|weather|soup|coffee|tea|meal|food|dinner|lunch|breakfast|cake|pizza|trip|tour|holiday|ending|plot)\b/iu;
/** What one waits for: that it is there is news, and `still` would say that it should not be. */
const AWAITED =
  /^(?:parcels?|packages?|orders?|deliver(?:y|ies)|shipments?|letters?|luggage|baggage|suitcases?|cases?|bags?|applications?|claims?|refunds?|visas?|passports?|replacements?|courier|driver|taxi|cab|bus)$/u;

export const stillSo: Rule = {
  about: 'Says that somebody or something is still as the text tells',
  expects: { sentiment: 'same' },
  examples: [
    ['The printer is jammed 😩', 'The printer is still jammed 😩'],
    ['The hens are in the barn', 'The hens are still in the barn'],
    ["She's asleep on the sofa", "She's still asleep on the sofa"],
  ],
  leaves: [
    'The printer is still jammed',
    'The printer was jammed',
    'The printer is slow but normal for its age',
    'The library is on Mill Road',
    'He is happy',
    'The printer is jammed again',
    'The soup is cold',
    'They are on sale on Monday',
    'She is in a bad mood because he left',
    'The lid is so damp that it rotted',
    'Is the printer jammed?',
    'The package is at the depot',
    'Your order is on the van',
    "I'm in the queue for stamps",
  ],
  words: () => neededWords(STATE, PLACE),
  *propose(doc) {
    if (isFormal(doc) || isLetter(doc) || matches(doc, UNLIKELY) || isLong(doc)) return;
    for (const { tokens } of untimedStatements(doc)) {
      const length = subjectLength(tokens);
      const be = tokens[length];
      const subject = tokens.slice(0, length);
      if (!be || length === 0 || !/^(?:is|are|['’]s|['’]re|['’]m|am)$/u.test(be.lower)) continue;
      if (/^(?:i|we|you|this|these)$/u.test(subject[0]?.lower ?? '') && !PLACE.test(tokens[length + 1]?.lower ?? ''))
        continue;
      if (
        subject.some(({ lower }) => FIXED.test(lower) || AWAITED.test(lower)) ||
        !lasts(tokens.slice(length + 1), subject)
      )
        continue;
      yield { edits: [{ start: be.end, end: be.end, text: inStyle(doc, ' still') }] };
    }
  },
};

function lasts(after: readonly Token[], subject: readonly Token[]): boolean {
  const first = after.find(({ lower }) => !DEGREE.test(lower));
  if (
    !first ||
    after.some(({ lower }) =>
      /^(?:that|than|because|who|which|if|not|no|n['’]t|between|how|was|were|had|fire|cheap|sale|offer|average|theory|general|fact|short|hand|par|point|side|team|trend|brand|with|of)$/u.test(
        lower,
      ),
    )
  )
    return false;
  if (PLACE.test(first.lower)) {
    const noun = after[after.indexOf(first) + 2];
    const at = after[after.indexOf(first) + 1];
    return (
      /^(?:the|my|our|his|her|their)$/u.test(at?.lower ?? '') &&
      noun?.pos === 'NOUN' &&
      !/^(?:queue|line|waiting|bus|train|phone|hold)$/u.test(noun.lower) &&
      !/^(?:first|second|same|way|left|right|middle|market|mood|list|team|best|worst|wrong)$/u.test(noun.lower)
    );
  }
  const last = after.at(after.indexOf(first) + 1);
  return (
    STATE.test(first.lower) &&
    subject.length > 0 &&
    (last === undefined || last.kind !== 'word' || /^(?:and|but|in|on|at|from|to)$/u.test(last.lower))
  );
}

/** It is so still by what is said, or is over. */
const UNLIKELY =
  /\b(?:still|normal|usual|expected|another|first|congrat\w*|thank\w*|cheers|appalled|(?:left|sent|delivered|arrived)\b[^.]*\.)\b/iu;
