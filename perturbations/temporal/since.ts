import type { Candidate, Clause, Doc, Edit, Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { inCapitals } from '../around/style.js';
import { firstClause } from './first-clause.js';
import { isLastingFeeling } from './lasting-feeling.js';
import { presentMood } from './mood.js';
import { saysWhen } from './time-words.js';

const LASTING =
  /^(?:feeling|trying|working|struggling|looking|enjoying|planning|learning|thinking|dealing|living|using|reading|studying|training|loving|suffering|crashing)$/u;
const OTHERS =
  /^(?:refusing|ignoring|crashing|leaking|failing|complaining|arguing|fighting|barking|struggling|acting|working|trying|suffering|losing|freezing|overheating|malfunctioning)$/u;
const SPANS = ['Since Monday,', 'All week,', 'For days now,', 'For the past month,', 'Since last weekend,', 'Lately,'];

/** From the present to the present perfect, with the time it has lasted. */
export const since: Rule = {
  about: 'Says how long what the text tells in the present has been so',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm feeling worn out", "Since Monday, I've been feeling worn out"],
    ["I'm not feeling well", "All week, I haven't been feeling well"],
    ['The traffic is dreadful', 'For days now, the traffic has been dreadful'],
    ["I'm so stressed about the move", "Since last weekend, I've been so stressed about the move"],
  ],
  leaves: [
    "I'm eating a sandwich",
    'The neighbours are noisy and broke our fence',
    "I'm sure you know",
    'The car is red',
    "I'm tired today",
    "I'm trying to remember her name",
    "I'm waiting for the roofer to ring",
    'The weather is dreadful and I lost my hat',
    "I'm going to sleep",
    "I'm glad you came",
  ],
  *propose(doc) {
    const clause = lastingClause(doc);
    const edits = clause && perfect(clause);
    if (!edits || inCapitals(doc)) return;
    for (const candidate of eachInFront(doc, SPANS)) yield merged(candidate, edits);
  },
};

function merged(candidate: Candidate, edits: readonly Edit[]): Candidate {
  return { edits: [...candidate.edits, ...edits] };
}

function lastingClause(doc: Doc): Clause | undefined {
  const clause = firstClause(doc);
  const mood = presentMood(doc);
  if (
    !clause ||
    doc.text.includes(',') ||
    /\b(?:sick|tired|fed up|bored) (?:of|with)\b/iu.test(doc.text) ||
    doc.clauses.some(({ tense }) => tense !== 'present') ||
    /\btrying to (?:sleep|remember|find|get|catch|decide|concentrate|focus|stay|finish)\b/iu.test(doc.text)
  )
    return undefined;
  if (doc.tokens.some(saysWhen) || clause.start === clause.finite.start || turnsPast(clause)) return undefined;
  if (mood === 'doing' && doc.clauses.length > 1) return undefined;
  if (mood === 'doing' && clause.subject.text.toLowerCase() !== 'i')
    return OTHERS.test(clause.verb.lower) ? clause : undefined;
  if (mood === 'doing') return LASTING.test(clause.verb.lower) ? clause : undefined;
  if (mood === 'feeling' && !clause.copular) return LASTING.test(clause.verb.lower) ? clause : undefined;
  if (mood === 'feeling') return isLastingFeeling(clause) ? clause : undefined;
  if (mood !== 'condition' || /^(?:company|city|town|house|team|scenery|view)$/u.test(clause.subject.head.lower))
    return undefined;
  return /^(?:ADJ|ADV|VERB)$/u.test(clause.rest.tokens[0]?.pos ?? '') ? clause : undefined;
}

/** `are kind and brought us a pie`: what happened once has not lasted. */
function turnsPast({ rest }: Clause): boolean {
  return rest.tokens.some(
    ({ pos }, at) =>
      pos === 'CCONJ' && rest.tokens[at + 1]?.pos === 'VERB' && !/ing$/u.test(rest.tokens[at + 1]?.lower ?? ''),
  );
}

function perfect({ finite, verb, negation, copular, subject }: Clause): Edit[] | undefined {
  const plural = /^(?:i|we|they|you)$/iu.test(subject.text) || subject.number === 'plural' || finite.lower === 'are';
  const have = plural ? 'have' : 'has';
  if (negation) {
    if (negation.index !== finite.index + 1) return undefined;
    const contracted = negation.lower === "n't" || finite.lower.startsWith("'");
    const text = contracted ? `${have}n't been` : `${have} not been`;
    return [{ start: finite.start, end: negation.end, text: finite.lower.startsWith("'") ? ` ${text}` : text }];
  }
  const short = finite.lower.startsWith("'");
  const auxiliary = short ? (plural ? "'ve" : "'s") : have;
  if (copular || verb.index === finite.index + 1)
    return [{ start: finite.start, end: finite.end, text: `${auxiliary} been` }];
  return [
    { start: finite.start, end: finite.end, text: auxiliary },
    { start: verb.start, end: verb.start, text: 'been ' },
  ];
}
