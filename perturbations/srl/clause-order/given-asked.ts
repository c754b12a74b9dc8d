import { type Clause, type Doc, lowerOpening, type Rule, type Sentence } from '../../../src/plugin.js';
import { isLonger } from '../../around/only-if.js';

/** What is told and what is asked become one sentence, of which nothing else changes. */
export const givenAsked: Rule = {
  about: 'A statement before a question becomes its first clause: “X. Is Y?” → “Given that X, is Y?”',
  expects: { 'yes-no': 'same' },
  fallback: true, // not all that is told is a ground
  examples: [
    ['My aunt keeps bees. Must she register the hives?', 'Given that my aunt keeps bees, must she register the hives?'],
    [
      'There is a curfew in Bari. Am I allowed to walk the dog at ten?',
      'Given that there is a curfew in Bari, am I allowed to walk the dog at ten?',
    ],
  ],
  leaves: [
    'I read that owls can count. Is that so?',
    'The umpire drops his hat on the bails. Is the batsman out?',
    'My aunt gives her nephew a harp. May he sell it?',
    'My aunt says she is a judge. Is she right?',
    'Suppose it rains. Will the ants drown?',
    'Take a dozen eggs. Is that enough?',
    'My aunt keeps bees. Why did she sell the hives?',
    'My aunt keeps bees. She is ill. Must she sell them?',
    'We are on a boat, ugh. Am I safe?',
    'I have a question. Is tin a metal?',
    'My aunt keeps bees. If it rains, do they sleep?',
    'My aunt keeps bees. Could you call her?',
    'Is it late? The shop is shut.',
    'My aunt writes her password on her card. Is this what her bank would advise?',
    'My aunt keeps petrol beside the stove. Is that a safe place for it?',
    'A man owes my aunt some money. Must he pay her back?',
    'I cannot eat cheese, but I love it. Is there some for me?',
    'My aunt wants to keep bees. Must she register the hives?',
    'I have a kettle that has just boiled. Might it burn me?',
    'I have bought a tin of beans that has a dent. Can I eat them?',
    'My uncle left a will that named me. Is it void because he wrote it in ink?',
    'Ada Lovelace used notes that her friend had written. Was the telephone invented before she died?',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    const [told, asked, third] = doc.sentences;
    if (!told || !asked || third || !isFact(doc, told) || !isPlainlyAsked(asked)) return;
    const [first, auxiliary] = [told.tokens[0], asked.tokens[0]];
    const stop = told.tokens.at(-1);
    if (!first || !auxiliary || stop?.text !== '.') return;
    yield {
      edits: [
        { start: first.start, end: first.end, text: `Given that ${lowerOpening(first)}` },
        { start: stop.start, end: auxiliary.end, text: `, ${auxiliary.lower}` },
      ],
    };
  },
};

const LONGEST = 18;
/** What one wants is no ground, nor is anything that is told for what has long been so. */
const WISH =
  /\b(?:wants?|wanted|wanting|would like|would love|wish(?:es)?|hopes?|hoping|plans?|planning|intends?|dreams?)\b/iu;
/** Something is brought up, of which more is told at once. */
const BRINGS_UP =
  /^(?:I|we)(?:['’]ve| have)? (?:[a-zà-ž]+ )?(?:have|had|got|own|bought|found|made|keep|kept|left|promised|borrowed)\b|^(?:I|we) (?:have|am|are|['’]m)\b|\b(?:a|an) (?:[a-zà-ž]+ ){1,5}(?:that|which|who|whose)\b/iu;
const SETTLED = /^(?:did|was|were|had|has|have)\b/iu;
/** Hearsay, a guess, a wish, what is only supposed, or a word to whoever reads. */
const NO_FACT =
  /\b(?:says?|said|told|tells?|reads?|heard|hear|think|thinks|thought|believe|know|knows|wonder|guess|suppose|imagine|claims?|swears?|reckon|but|of all|question|riddle|ugh|lol|haha|either|too|maybe|perhaps|probably|apparently|hopefully|once upon)\b|["“”;:()!?…]/iu;

/** Something plain that is so: one or two clauses with a subject of their own, not too long for a first clause. */
function isFact({ clauses }: Doc, { tokens, text, kind, start }: Sentence): boolean {
  if (
    kind !== 'statement' ||
    tokens.length > LONGEST ||
    NO_FACT.test(text) ||
    WISH.test(text) ||
    BRINGS_UP.test(text) ||
    !/^\p{Lu}[\p{Ll}'’]*\b/u.test(text)
  )
    return false;
  const clause = clauses.find((each) => each.start === start);
  if (!clause || /^(?:you|so|let|this|that|it|he|she|they|an?|some(?:one|body)?|one)\b/iu.test(text)) return false;
  if (clause.tense === 'present' && !lasts(clause)) return false;
  return clause.tense !== 'future' && !tokens.some(({ text: mark }) => mark === ',');
}

/** A state, a habit or what has happened: `the umpire drops his hat` is an event, and only supposed. */
function lasts({ verb, copular, auxiliaries, text }: Clause): boolean {
  return copular || auxiliaries.length > 0 || LASTING.test(verb.lemma) || USUAL.test(text);
}

const USUAL =
  /\b(?:every|each|daily|weekly|usually|always|often|never)\b|\b(?:leaves?|starts?|opens?|closes?|departs?|arrives?|ends?|expires?) (?:at|on|in)\b/u;

const LASTING =
  /^(?:be|have|keep|live|own|work|belong|contain|weigh|cost|hold|need|wear|rent|teach|study|speak|suffer|use|consist|depend|lie|stand|sit|share|grow|require|lack|include|mean|differ|resemble|involve|last|measure|remain|exist|attend)$/u;

/** It begins with its auxiliary, and asks for no deed, view or confirmation. */
function isPlainlyAsked({ tokens, text }: Sentence): boolean {
  if (!/^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|might|must|am)\b/iu.test(text))
    return false;
  if (
    /^[a-zà-ž]+n['’]t\b|^(?:can|could|would|will|do|have|are) you\b|, (?:most likely|right|do you|then|though)\b/iu.test(
      text,
    )
  )
    return false;
  if (
    SETTLED.test(text) ||
    /\b(?:because|if|therefore|after|when|considering|given)\b|^(?:can|could|would|might|may)\b.*\b(?:have|without)\b/iu.test(
      text,
    )
  )
    return false;
  if (/^(?:this|that|these|those)$/u.test(tokens[1]?.lower ?? '')) return false; // what is told is what is asked about
  if (/^is (?:it|he|she) (?:so|right|true|correct)\b|^is it (?:the case|true)|^are they (?:right|correct)/iu.test(text))
    return false;
  return (
    text.indexOf('?') === text.trimEnd().length - 1 && !tokens.some(({ text: mark }) => /^["“”;:()—]$/u.test(mark))
  );
}
