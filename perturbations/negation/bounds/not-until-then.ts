import { type Clause, conjugate, type Edit, type Rule } from '../../../src/plugin.js';
import { isLonghand } from '../longhand.js';

export const notUntilThen: Rule = {
  about:
    'What will come at a later date does not come before it: “will be published in May” → “will not be published until May”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'The survey closed in June. Results will be published in May.',
      'The survey closed in June. Results will not be published until May.',
    ],
    [
      "We've moved. The evening class will start on Monday.",
      "We've moved. The evening class won't start until Monday.",
    ],
    ['The museum reopens on 1 September.', 'The museum does not reopen until 1 September.'],
  ],
  leaves: [
    'Results will be published in May and in June.',
    'Results will be published in full.',
    'Will the results be published in May?',
    'Results will not be published in May.',
    'Results will be published in Maydown.',
    'The shop will open on the corner.',
    'The shop will finally open in May.',
    'Results will be published early in May.',
    'Your parcel will be delivered on Monday.',
    'If it passes, the results will be published in May.',
    'She is well. She will be seen again in six months.',
  ],
  words: () => ['will', 'reopens'],
  *propose(doc) {
    if (!/\b(?:will|reopens)\b/u.test(doc.text)) return;
    const longhand = isLonghand(doc) || !/n['’]t\b|['’](?:m|re|ve|ll)\b/u.test(doc.text);
    for (const clause of doc.clauses) {
      const edits = later(clause, longhand);
      if (edits) yield { edits };
    }
  },
};

/** What one waits for, and nobody is sorry for when it comes. */
const AWAITED =
  /^(?:published|announced|released|issued|decided|unveiled|opened|reopened|shown|heard|open|reopen|begin|start|resume|launch)$/u;
const WHEN =
  /^(?:in|on|from) ((?:the |early |late |mid-)?(?:spring|summer|autumn|winter)|(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: morning| afternoon| evening)?|(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December))?)$/u;
const OPEN =
  /\b(?:if|unless|not|never|finally|and|but|or|early|soon|again(?! in)|earlier|only|at|by|until|while|after|before|when)\b|,/iu;

function later(
  { subject, verb, finite, auxiliaries, rest, negation, sentence, text }: Clause,
  longhand: boolean,
): readonly Edit[] | undefined {
  if (negation || sentence.text.includes('?') || subject.person !== 3 || OPEN.test(text)) return undefined;
  if (/^(?:if|unless|when|once|after|as)\b/iu.test(sentence.text)) return undefined;
  const said = rest.text.replace(/[.!\s]+$/u, '');
  const [first] = rest.tokens;
  if (!first) return undefined;
  const day = AWAITED.test(verb.lower) || verb.lower === 'reopens' ? WHEN.exec(said)?.[1] : undefined;
  if (day === undefined) return undefined;
  const time = { start: first.start, end: first.start + said.length, text: `until ${day}` };
  if (finite.lower === 'will' && auxiliaries.length <= 2)
    return [{ start: finite.start, end: finite.end, text: longhand ? 'will not' : "won't" }, time];
  if (verb.lower !== 'reopens' || verb !== finite || conjugate('reopen', 'third') !== verb.lower) return undefined;
  return [{ start: verb.start, end: verb.end, text: longhand ? 'does not reopen' : "doesn't reopen" }, time];
}
