import { lowerOpening, type Rule, type Token } from '../../../src/plugin.js';
import { isJudgement } from '../judgements.js';
import { statedSentences } from '../stated.js';

export const foundIt: Rule = {
  about: 'The judgement names who makes it: “The hike was exhausting” → “I found the hike exhausting”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The hike was exhausting', 'I found the hike exhausting'],
    ['Our guide was very knowledgeable!', 'I found our guide very knowledgeable!'],
    ['The soup was bland and overpriced.', 'I found the soup bland and overpriced.'],
    ['A fine film. The acting was superb.', 'A fine film. I found the acting superb.'],
    ['The ballet was neither good nor bad', 'I found the ballet neither good nor bad'],
    ['The ballet was enchanting', 'I found the ballet enchanting'],
    ['The soup was far too salty', 'I found the soup far too salty'],
    ['This bus shelter is disgusting', 'I find this bus shelter disgusting'],
  ],
  leaves: [
    'The drinks machine is average',
    'This vacuum is broken',
    "The porters were kind. We'll be back.",
    'The rooms were free',
    'The hike was not exhausting',
    'The hike was exhausting and free',
    'The weather is lovely',
    'The exam was hard for me',
    'He was rude',
    'The dentist was rude to my son',
    'The hike was long',
    'The hike was exhausting because it rained',
    'The hike was too exhausting to finish',
    'Everyone was friendly',
    'Our trip was wonderful',
    'That was wonderful',
    'My grades are terrible',
    'The pool was lovely and the staff were attentive',
    'THE HIKE WAS EXHAUSTING',
    'The waiting room was filthy',
    'The screen is superb, the keys are a joy to type on.',
    'The hike was exhausting, we saw a fox, and the tea was cold',
    'Two members said that the roof leaked. The mood of the meeting was bitter.',
  ],
  words: () => ['was', 'were', 'is', 'are'],
  *propose(doc) {
    if (/\b(?:we|us)\b/iu.test(doc.text) && !/\bI\b/u.test(doc.text)) return; // told for several
    const typed = /\bi\b/u.test(doc.text) || (!/\bI\b/u.test(doc.text) && /^\p{Ll}/u.test(doc.text));
    const told = /\bsaid\b|\breported\b/u.test(doc.text) && !/\b(?:I|i|my|me)\b/u.test(doc.text); // minutes, news
    for (const { words, first, clauses, sentence } of statedSentences(doc)) {
      const [clause] = clauses;
      if (!clause || clause.negation || /^average\b/u.test(clause.rest.text) || (told && sentence.index > 0)) continue;
      const { subject, auxiliaries, finite } = clause;
      // `the ballet was enchanting`: a judgement that was taken for what it did
      const doing = auxiliaries.length === 1 && /ing$/u.test(clause.verb.lower) && isJudgement(clause.verb.lower);
      const verb = doing ? finite : clause.verb;
      if ((auxiliaries.length > 0 && !doing) || !/^(?:was|were|is|are)$/u.test(verb.lower)) continue;
      if (
        !/^(?:the|this|our|your|my|that|these|those)$/iu.test(first.text) ||
        /^\p{Lu}{2}/u.test(first.text) ||
        subject.kind === 'pronoun' ||
        !isFound(subject.text, subject.head.lower)
      )
        continue;
      if (doc.text.slice(subject.end, verb.start).trim() !== '') continue;
      const neither = /^neither (\p{L}+) nor (\p{L}+)$/u.exec(clause.rest.text);
      if (
        neither?.slice(1).every((word) => isJudgement(word) || /^(?:good|bad|great|special|funny|long)$/u.test(word))
      ) {
        yield { edits: judged(first, subject.end, verb, typed) };
        continue;
      }
      const said = doing ? [clause.verb, ...clause.rest.tokens] : clause.rest.tokens;
      const far =
        said[0]?.lower === 'far' && said[1]?.lower === 'too'
          ? 2
          : said[0]?.lower === 'a' && said[1]?.lower === 'bit'
            ? 2
            : 0;
      const graded = far || (GRADED.test(said[0]?.lower ?? '') ? 1 : 0);
      const adjective = said[graded];
      if (
        !adjective ||
        !isJudgement(adjective.lower) ||
        OBSERVED.test(adjective.lower) ||
        !closes(
          words.filter(({ start }) => start >= adjective.end),
          clauses[1]?.start,
        )
      )
        continue;
      yield { edits: judged(first, subject.end, verb, typed) };
    }
  },
};

const judged = (first: Token, end: number, verb: Token, typed: boolean) => [
  {
    start: first.start,
    end: first.end,
    text: `${typed ? 'i' : 'I'} ${/^(?:is|are)$/u.test(verb.lower) ? 'find' : 'found'} ${lowerOpening(first)}`,
  },
  { start: end, end: verb.end, text: '' },
];

/** What anybody can see, feel or measure: to have found it so would say that it was a discovery, or a matter of taste. */
const OBSERVED =
  /^(?:filthy|spotless|grubby|shabby|dingy|warm|cold|chilly|fresh|stale|dry|soggy|greasy|oily|watery|crisp|crispy|fluffy|rubbery|creamy|juicy|tender|undercooked|overcooked|crowded|slow|sluggish|patchy|flawless|gorgeous|sturdy|bumpy|smooth|sweet|sour)$/u;

const GRADED =
  /^(?:very|really|so|incredibly|extremely|too|way|fairly|quite|rather|pretty|totally|absolutely|utterly|truly|painfully|completely|slightly|surprisingly|oddly|strangely|wonderfully|shockingly|moderately|simply|absurdly|dreadfully|ridiculously|delightfully|unbelievably|remarkably|terribly|awfully|exceptionally|refreshingly|insanely|perfectly|mildly|exceedingly)$/u;

/** Nothing, another clause, a second judgement, or a time of day after the judgement. */
function closes(words: readonly Token[], another: number | undefined): boolean {
  const [mark, next] = words;
  const then = next?.lower === 'and' ? words[2] : next;
  if (
    mark?.text === ',' &&
    ((then?.start === another && /^(?:i|we)$/u.test(then?.lower ?? '')) || then?.lower === 'thank')
  )
    return (
      words.filter(({ text }) => text === ',').length < 2 && !words.some(({ lower }) => /^f(?:i|ou)nd$/u.test(lower))
    );
  const said = words.map(({ lower }) => lower).join(' ');
  return /^(?:and JUDGED|at night|at the weekend|on weekends|during the day|in the (?:morning|evening)s?)?$/u.test(
    said.replace(/^and (\p{L}+)$/u, (whole, word: string) => (isJudgement(word) ? 'and JUDGED' : whole)),
  );
}

/** What one can find to be something: `our guide`, not `our trip` or the weather. */
function isFound(subject: string, head: string): boolean {
  if (NOT_FOUND.test(head)) return false;
  if (/^my\b/iu.test(subject))
    return /^(?:boss|manager|physio|teacher|doctor|dentist|landlord|landlady|roommate|flatmates?|colleagues?|coworkers|coach|tutor|therapist|room|job|haircut|commute)$/u.test(
      head,
    );
  return !/^our (?!guide|waiter|waitress|server|driver|host|teacher|instructor|agent|room|hotel)/iu.test(subject);
}

const NOT_FOUND =
  /^(?:weather|traffic|sun|sky|day|week|wedding|results?|news|prices?|rent|feeling|sex|date|performance|pain|boiler|patient)$/u;
