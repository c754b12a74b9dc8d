import type { Doc, Rule, Token } from '../../src/plugin.js';
import { phraseAt } from './asked.js';
import { lowered, type Stated, statedSentences } from './stated.js';

/** What one says of a thing, up to the preposition or verb that the thing follows; `true` where it is denied. */
const SAID: readonly (readonly [said: RegExp, denied: boolean, kept: string])[] = [
  [
    /^'m not ((?:really |very |particularly |that |too |all that )?(?:interested in|into|happy with|happy about|impressed with|impressed by|keen on|sure about|comfortable with|bothered about))$/u,
    true,
    "'m ",
  ],
  [
    /^'m ((?:so |very |really |pretty |quite |a bit |a little )?(?:interested in|undecided on|undecided about|ambivalent about|neutral on|neutral about|indifferent to|excited about|passionate about|proud of|sick of|tired of|fed up with|scared of|afraid of|worried about|nervous about|unsure about|unhappy with|pleased with|delighted with|thrilled with|happy with|dissatisfied with|grateful for|thankful for|looking forward to|dreading|struggling with|sorry about))$/u,
    false,
    "'m ",
  ],
  [
    /^do n't ((?:really |particularly )?(?:care about|care for|mind|have an opinion on|have an opinion about|have (?:any |a )?strong (?:feelings|opinions?) (?:on|about)|have (?:a|any) particular interest in|have much interest in|have (?:a|any) preference on|have any feelings about|think about|worry about))$/u,
    true,
    ' ',
  ],
  [
    /^(have no (?:particular |real )?(?:interest in|opinion on|opinion about|strong feelings about|strong opinions on|time for|patience for|use for))$/u,
    false,
    ' ',
  ],
];

export const isSomething: Rule = {
  about: 'What is spoken about comes first: “I’m not interested in this” → “This isn’t something I’m interested in”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm not interested in this.", "This isn't something I'm interested in."],
    ["I don't really care about this topic", "This topic isn't something I really care about"],
    ["I'm so proud of this garden 🌻", "This garden is something I'm so proud of 🌻"],
    ['I have no opinion on these plans', 'These plans are something I have no opinion on'],
  ],
  leaves: [
    "I'm not interested in him",
    "I'm proud of my son",
    "I'm so proud of my garden and my roses",
    "I don't care",
    "I'm tired of waiting for this bus",
    'I love this, but it broke',
    'I love my wife',
    'I adore my new bike',
    "I can't stand the noise",
    "I'm dreading the parents' evening",
    'I love how quiet the park gets',
    'I enjoy every day',
  ],
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const edit = rephrased(doc, stated);
      if (edit) yield { edits: [edit] };
    }
  },
};

function rephrased(doc: Doc, { words, first, last, opened }: Stated) {
  if (!/^(?:I|we|We)$/u.test(first.text)) return undefined;
  const at = words.findIndex(({ lower }, index) => index > 0 && /^(?:this|that|the|my|our|these|those)$/u.test(lower));
  const object = words[at];
  const about = object && phraseAt(doc, object, { start: object.start, end: last.end, text: '', tokens: [] });
  if (!object || !about || !closes(doc, about.end, last) || !isThing(about.phrase.tokens, about.phrase.animacy))
    return undefined;
  const before = words.slice(1, at);
  const said = SAID.find(([pattern]) => pattern.test(lowered(before)));
  if (!said) return undefined;
  const [pattern, denied, kept] = said;
  if (!denied && kept === "'m " && !/^(?:this|these|that|those)$/u.test(object.lower)) return undefined;
  const predicate = pattern.exec(lowered(before))?.[1]?.replace(" n't", "n't");
  const be = about.phrase.number === 'plural' ? 'are' : 'is';
  const pronoun = first.text === 'I' ? 'I' : 'we';
  const clitic = kept === ' ' ? ' ' : pronoun === 'I' ? "'m " : "'re ";
  const thing = doc.text.slice(object.start, last.end);
  return {
    start: first.start,
    end: last.end,
    text: `${opened(thing)} ${be}${denied ? "n't" : ''} something ${pronoun}${clitic}${predicate}`,
  };
}

/** Only phrases of place stand after it. */
function closes(doc: Doc, end: Token, last: Token): boolean {
  if (end === last) return true;
  const rest = doc.tokens.slice(end.index + 1, last.index + 1);
  return (
    /^(?:in|at|on|from)$/u.test(rest[0]?.lower ?? '') &&
    rest.length < 5 &&
    !rest.some(
      ({ pos, text, lower }) =>
        pos === 'VERB' || pos === 'AUX' || text === ',' || /^(?:and|this|time|weekends|night)$/u.test(lower),
    )
  );
}

/** No person is something. */
function isThing(tokens: readonly Token[], animacy: string): boolean {
  if (animacy === 'person' || animacy === 'animal' || tokens.length > 6) return false;
  return !tokens.some(
    ({ lower, pos }) =>
      lower === 'and' ||
      pos === 'PROPN' ||
      /^(?:place|way|moment|one|people|day|person|team|staff|boss|company|neighbou?r|bit|little|time|feeling|world|today|tonight|tomorrow|yesterday|roommate|landlord|neighbo?urs?|friends?|family|sister|brother|mum|mom|dad)$/u.test(
        lower,
      ),
  );
}
