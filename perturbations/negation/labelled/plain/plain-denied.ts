import { type Clause, type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { withItsApostrophes } from '../../../around/style.js';
import { isLonghand } from '../../longhand.js';
import { isPlain } from '../../mood.js';
import { negated } from '../../negate.js';

export const plainDenied: Rule = {
  about:
    'A plain deed, habit or place in a text that the dataset calls Neutral is denied, and leaves it as plain: “I renewed my library card last week” → “I didn’t renew …”',
  expects: { sentiment: 'same' },
  examples: [
    ['I painted the hall door on Monday 🚪', "I didn't paint the hall door on Monday 🚪", 'Neutral'],
    ['My uncle plays the tuba', "My uncle doesn't play the tuba", 'Neutral'],
    ['The committee meets in the annex', 'The committee does not meet in the annex', 'Neutral'],
    ['Our archive is behind the town hall', "Our archive isn't behind the town hall", 'Neutral'],
  ],
  leaves: [
    'Copper conducts heat',
    'I painted the door and went home',
    'I am painting the door',
    'The bus arrives at noon',
    'The tour lasted about an hour',
    'Dad is in hospital',
    'My uncle usually plays the tuba',
    'My uncle plays you a tune',
    'I need a ladder',
    'There are two lamps in the hall',
    'My uncle plays the tuba and the horn',
  ],
  *propose(doc) {
    const clause = doc.sentences.length === 1 ? soleClause(doc) : undefined;
    if (!clause || !isPlain(doc) || matches(doc, BOUND) || matches(doc, MATTERS) || !isDeniable(clause)) return;
    const edits = negated(clause);
    if (!edits) return;
    const long = isLonghand(doc);
    yield {
      edits: edits.map((edit) => {
        const text = long ? edit.text.replace(/n't\b/u, ' not') : edit.text;
        return { ...edit, text: withItsApostrophes(doc, text) };
      }),
    };
  },
};

/** The clause that is all of a statement with one comma-less sentence. */
function soleClause({ clauses: [clause, second], sentences: [sentence], text, tokens }: Doc): Clause | undefined {
  if (!clause || second || sentence?.kind !== 'statement' || tokens.length > 16) return undefined;
  return tokens[0]?.start === clause.start && !/[,:;()"“”!?–—\n]|\.\S/u.test(text) ? clause : undefined;
}

/** Words that weigh, count or join, so that they and not the deed would be denied. */
const BOUND =
  /\b(?:and|but|or|nor|than|as(?! an?\b)|because|since|while|until|till|if|when|before|who|which|that|whether|about|around|roughly|nearly|almost|over|only|even|just|also|too|still|now|already|usually|normally|often|always|sometimes|mostly|mainly|chiefly|generally|every|each|most|all|both|half(?! past\b)|some|several|many|few|another|once|twice|rather|instead|between|per|whole|entire|same|first|last (?:one|two|three)|almost|supposed|meant|able)\b/iu;
/** What one waits for, owes, fears or is given: there a denial is news, not plain any more. */
const MATTERS =
  /\b(?:you|your|yours|baby|born|job|doctor|dentist|nurse|vet|hospital|clinic|police|money|pay|paid|pays|wages?|refund|prize|gift|present|flowers|love|birthday|wedding|funeral|medicine|pills?|tablets?|shower|teeth|friends?|offer|reply|replied|answer\w*|help\w*|signal|heating|electricity|permission|visa|symptoms?|pain|temperature|pulse|blood|pressure|patient|promised|wallet|vote[ds]?|plan|plans|idea|due|needs?|wants?|likes?|arrives?|arrived|came|comes|opens?|opened|charges?|expected|attached|signature|deliver\w*|hold with|recipe|calls|looking|waiting|trying|going|thinking|wondering|sure|done|ready|home)\b/iu;

/** `on the second floor`, `behind the town hall`; not `in love`. */
const SOMEWHERE =
  /^(?:in|on|at|near|by|behind|beside|under|above|outside|inside|opposite|next to|across from) (?:the|my|our|his|her|their|room|platform|row|page|number|\p{Lu})/u;

function isDeniable({ subject, verb, auxiliaries, copular, tense, negation, rest, finite }: Clause): boolean {
  if (negation || (tense !== 'past' && tense !== 'present')) return false;
  if (!isKnown(subject.tokens.map(({ lower }) => lower))) return false;
  if (MEASURES.test(verb.lemma) && rest.tokens.some(({ kind, pos }) => kind === 'number' || pos === 'NUM'))
    return false;
  if (copular) return auxiliaries.length === 0 && verb.lemma === 'be' && SOMEWHERE.test(rest.text);
  return auxiliaries.length === 0 && finite === verb && rest.tokens.length > 0 && verb.lemma !== 'be';
}

/** By how much it does so, not that it does, would be denied. */
const MEASURES = /^(?:have|last|measure|weigh|comprise|contain|take|run|hold|cost|use|sell|serve|seat)$/u;

/** Somebody or something that the writer knows: of kinds and of the world a denial would be untrue. */
function isKnown([first, ...more]: readonly string[]): boolean {
  if (first === undefined || more.length > 3) return false;
  if (more.length === 0) return /^(?:i|we|he|she|they)$/u.test(first);
  return /^(?:my|our|his|her|the)$/u.test(first) && !more.some((word) => /^(?:of|in|on|at|to|for)$/u.test(word));
}
