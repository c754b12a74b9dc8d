import { type Doc, type Edit, matches, type Rule, type Sentence, type Token } from '../../../src/plugin.js';
import { isFormal, isGrave } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { leaningOf } from '../mood.js';

export const notOnlyDeeds: Rule = {
  about:
    'Two good or two bad deeds are joined by “not only … but also”: “They lost my bag and charged me for it” → “They not only lost my bag but also charged me for it”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Such rude staff. They lost my bag and charged me for the search.',
      'Such rude staff. They not only lost my bag but also charged me for the search.',
    ],
    [
      'Gorgeous glasses! The frames fit perfectly and arrived two days early.',
      'Gorgeous glasses! The frames not only fit perfectly but also arrived two days early.',
    ],
  ],
  leaves: [
    'Such rude staff. They looked at my bag and laughed.',
    'Such rude staff. They lost my bag, charged me for it and left.',
    'They packed my bag and weighed it.',
    'Such rude staff. They lost my bag and were rude about it.',
    'Lovely staff. They found my bag and I was happy.',
    "Such rude staff. They didn't find my bag and charged me for it.",
    'Lovely staff. They brought my bag and then carried it upstairs.',
    'Lovely staff, although they lost my bag and charged me for it.',
  ],
  words: () => ['and'],
  *propose(doc) {
    if (!/\band\b/u.test(doc.text) || isFormal(doc) || isGrave(doc)) return;
    for (const sentence of doc.sentences) {
      const edits = joined(doc, sentence);
      if (edits) yield { edits };
    }
  },
};

/** What is done for or against somebody, or well or badly, whatever comes of it. */
const DEED =
  /^(?:forget|forgot|lost|ignored|broke|damaged|ruined|cancelled|canceled|overcharged|charged|lied|cut|misspelled|misspelt|misread|insulted|mocked|scratched|stained|soaked|delivered|remembered|explained|helped|fixed|repaired|replaced|refunded|returned|cleaned|carried|saved|rescued|taught|gave|offered|let|kept|fit|fits|fitted|works|worked|looks|look|feels|feel|tastes|tasted|crashes|deletes|deleted|leaks|smells|smelled|costs|lasts|lasted|left|blocked|served|found|answered|arrived|cooked|cured|doubled|upgraded|dropped|delayed|wasted|drained|drains|heats|sounds|sounded)$/u;
const WELL =
  /^(?:late|early|broken|cracked|damaged|dirty|scratched|on time|within|two|three|a|an|the|my|our|his|her|their|your|me|us|him|them|every|everything|great|lovely|good|amazing|beautiful|beautifully|perfect|perfectly|well|brilliantly|wonderful|terrible|awful|horrible|cheap|solid|fantastic|delicious|dreadful|all|after|constantly|badly|both)$/u;
/** What is good or bad wherever it is told. */
const TELLING =
  /^(?:forgot|lost|ignored|broke|damaged|ruined|cancelled|canceled|overcharged|lied|misspel\p{L}+|insulted|mocked|scratched|stained|soaked|deletes?|deleted|leaks|crashes|wasted|saved|rescued|cured|refunded|arrived (?:late|early|broken|cracked|damaged|dirty|scratched)|\p{L}+ (?:perfectly|great|lovely|beautifully|brilliantly|terrible|awful|horrible|delicious|amazing|dreadful|badly))\b/u;
const OPEN =
  /\b(?:if|when|while|because|although|though|so that|unless|until|than|only|even|not|never|nobody|nothing|no one|either|both|or|then|asked|told|said|after|before|once|since)\b|[?;"“”()]|n['’]t\b/iu;

function joined(doc: Doc, sentence: Sentence): readonly Edit[] | undefined {
  const { tokens } = sentence;
  const ands = tokens.filter(({ lower }) => lower === 'and');
  const [and] = ands;
  if (!and || ands.length > 1 || tokens.some(isNegator)) return undefined;
  const verb = tokens.find(({ lower, start }) => DEED.test(lower) && start < and.start);
  const subject = verb && subjectBefore(tokens, tokens.indexOf(verb));
  if (!verb || !subject) return undefined;
  const lead = doc.text.slice(sentence.start, subject.start);
  const said = doc.text.slice(verb.start, sentence.end);
  if (
    /,(?! but $)/u.test(lead.replace(/, (?:but|and) $/u, '')) ||
    OPEN.test(lead) ||
    matches(doc, OPEN, said) ||
    /\bbut\b/u.test(said) ||
    /,/u.test(said)
  )
    return undefined;
  const [after] = tokens.filter(({ start }) => start >= verb.end);
  if (!after || !WELL.test(after.lower)) return undefined;
  if (leaningOf(doc) === undefined && !TELLING.test(`${verb.lower} ${after.lower}`)) return undefined;
  const next = tokens[tokens.indexOf(and) + 1];
  if (
    !next ||
    !alike(verb.lower, next.lower) ||
    /^(?:was|were|is|had|went|came|sat|left|drove|ran|walked|laughed|asked|told|said|got|needed|wanted)$/u.test(
      next.lower,
    )
  )
    return undefined;
  return [
    { start: verb.start, end: verb.start, text: 'not only ' },
    { start: and.start, end: and.end, text: 'but also' },
  ];
}

const PRONOUN = /^(?:they|it|he|she|we|these|those|this)$/u;

/** A pronoun or a short phrase with a determiner, right before its verb. */
function subjectBefore(tokens: readonly Token[], at: number): Token | undefined {
  const before = tokens[at - 1];
  if (!before || PRONOUN.test(before.lower)) return before;
  if (before.pos !== 'NOUN' && before.pos !== 'PROPN') return undefined;
  const from = tokens
    .slice(0, at)
    .findLastIndex(({ lower }) => /^(?:the|my|our|your|his|her|their|this)$/u.test(lower));
  const phrase = tokens.slice(from, at);
  return from >= 0 &&
    phrase.length < 6 &&
    phrase.every(({ pos, kind }) => kind === 'word' && pos !== 'VERB' && pos !== 'AUX')
    ? tokens[from]
    : undefined;
}

const PAST = /(?:ed|[^e]ew|old|ought|aught|ade|ave|ound|ept|elt|ost|oke|rove|ang|ent|ook|aw|ote|hrew)$/u;

/** Both past, or both of the present: the second is a verb of its own. */
function alike(first: string, second: string): boolean {
  const now = /(?:[^s]s|^fit|^look|^feel)$/u.test(first);
  return now
    ? /[^s]s$|^arrived$/u.test(second) && !/^(?:this|as|its|his|yes|always|us)$/u.test(second)
    : PAST.test(second);
}
