import { type Clause, conjugate, type Edit, matches, type Rule, type Token } from '../../../src/plugin.js';
import { isOfficial } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { negativeContraction } from '../contractions.js';
import { stateOf } from '../polar.js';
import { isPrinted } from '../printed.js';
import { isMeasured } from './measured.js';
import { tagPronoun } from './tag-pronoun.js';

export const tagStatement: Rule = {
  about: 'A statement about others gets a negative tag: “The soup was cold” → “The soup was cold, wasn’t it?”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The soup was delicious', "The soup was delicious, wasn't it?"],
    ['The bill is due on the first of the month.', "The bill is due on the first of the month, isn't it?"],
    ['She lives in Turin 🇮🇹', "She lives in Turin, doesn't she? 🇮🇹"],
  ],
  leaves: [
    "The mill's old wing will open later in May.",
    'I lost my keys',
    "The soup wasn't delicious",
    'The soup was delicious!',
    'The soup was delicious, thank you',
    'Dr. Kim was late because it snowed',
    'The patient said that she was fine',
    'I ordered the blue one. It fits a small laptop.',
    'Helena brought cookies 🍪 everyone was glad',
    'The nurse explained the treatment clearly',
    'Your cat is gorgeous',
    'The barista makes superb tea',
    'Our dog died last night',
    'They sold the car and bought a van',
    'It was a privilege to teach them',
    'The puppies have all found homes',
    'The weather is grey with some rain',
    'The midwife was calm and reassuring',
    'The gym was passable',
    'The crate has been handed to the porter',
    'The cat got into the loft again',
    'Anika is learning her lines',
    'The shelf arrived bent',
    'The spare key is under the mat',
    'The tiles are plain white',
    'The bus was half empty',
    'The kids are thrilled with their beds',
    'The goats are due in about three weeks',
    'A heron has settled by our pond',
    'The rent was 40 and the deposit 90.',
    'A heron lives by the old mill',
    'The programme about herons will be shown in two parts on Friday and Saturday.',
  ],
  *propose(doc) {
    if (matches(doc, ESTIMATES)) return;
    if (doc.text.includes('?') || isMeasured(doc) || isOfficial(doc) || doc.tokens.some(isPersonal)) return;
    if (matches(doc, NEWS)) return;
    if (matches(doc, OBSERVED) || isPrinted(doc)) return;
    for (const clause of doc.clauses) {
      const { sentence, tokens } = clause;
      if (
        doc.clauses.filter((each) => each.sentence === sentence).length > 1 ||
        sentence.tokens[0]?.start !== clause.start
      )
        continue;
      if (sentence !== doc.sentences.at(-1) || joinsVerb(tokens) || leavesVerbOut(clause)) continue;
      if (doc.sentences.length > 1 && !judges(clause)) continue;
      const edits = clause.negation || tokens.some(isNegator) ? undefined : tagged(clause, tokens);
      if (edits) yield { edits };
    }
  },
};

/** Behind other sentences only a judgement asks for agreement; plain news would be put in doubt. */
function judges(clause: Clause): boolean {
  return clause.subject.text === 'This' && /^(?:positive|negative)$/u.test(stateOf(clause)?.polar.polarity ?? '');
}

/** What happened to the speaker, or belongs to the reader, is not asked back: `our dog died, didn't it?` */
function isPersonal({ lower }: Token): boolean {
  return /^(?:i|me|my|mine|we|us|our|you|your)$/u.test(lower);
}

/** `It was green and now it is white`: the tag would belong to the wrong verb. */
function joinsVerb(tokens: readonly Token[]): boolean {
  const and = tokens.findIndex((token) => token.lower === 'and' || token.lower === 'or');
  return and >= 0 && tokens.slice(and).some(({ pos }) => pos === 'VERB' || pos === 'AUX');
}

/** `The rent was 40 and the deposit 90`: two things are told, and the tag would be about one. */
function leavesVerbOut({ tokens, verb }: Clause): boolean {
  const and = tokens.findIndex(({ lower, start }) => lower === 'and' && start > verb.start);
  const rest = and < 0 ? [] : tokens.slice(and + 1).filter(({ kind }) => kind === 'word' || kind === 'number');
  const end = rest.at(-1);
  return rest.length > 2 && rest[0]?.pos === 'DET' && (end?.kind === 'number' || end?.pos === 'ADJ');
}

export const INNER =
  /^(?:that|which|who|because|when|if|while|although|but|yet|so|than|as|until|since|where|what|how|why|before|after|said|says|think|thinks|just|too|not|only|asked|told|please|ugh+|lol|lmao|tho|though|omg|smh|tbh|haha+)$/u;

/** What happened to the one who writes is no opinion: `the shelf arrived bent`. */
function isEvent({ copular, tense, auxiliaries, verb }: Clause): boolean {
  return !copular && tense === 'past' && auxiliaries.length === 0 && !SEEMED.test(verb.lower);
}

/** What only the speaker has seen or put somewhere, or tells to one who asked: nobody else is asked back. */
const OBSERVED =
  /\b(?:half (?:empty|full)|(?:does|did) (?:its|the) job|an? (?:basic|mid-range|standard|typical) (?:one|model|[a-zà-ž]+)|(?:plain|dark|light|sort of|kind of an?|plain old) (?:white|gr[ae]y|beige|blue|green|brown|black)|(?:sells?|comes? in)|spare keys?|under (?:the|a) [a-zà-ž]+|and at the|worth every penny|out of toner)\b/iu;

/** What people feel is theirs to say. */
const FELT =
  /\b(?:over the moon|thrilled|delighted|happy|unhappy|sad|upset|excited|worried|nervous|tired|bored|angry|pleased|proud|hungry|ill|sick|poorly|the usual)\b/iu;

const SEEMED = /^(?:sounded|looked|tasted|smelled|smelt|felt|seemed|went|came|did|played|worked|was|were)$/u;

function tagged(clause: Clause, tokens: readonly Token[]): readonly Edit[] | undefined {
  const { subject, sentence } = clause;
  if (
    subject.person !== 3 ||
    (subject.head.lower === 'weather' && tokens.some(({ lower }) => lower === 'with')) ||
    (subject.head.lower === 'it' && tokens.some(({ lower }) => lower === 'to')) ||
    /ing$|^(?:an?|some|someone|somebody|another)$/u.test(subject.tokens[0]?.lower ?? '') ||
    tokens.length > 16 ||
    tokens.some(({ lower, text }) => INNER.test(lower) || /[,;:"“”()]/u.test(text))
  )
    return undefined;
  if (/^\p{Lu}{2}/u.test(clause.verb.text) || isEvent(clause) || FELT.test(clause.text)) return undefined;
  const auxiliary = auxiliaryOf(clause);
  // `Moths have gutted the coat`: what follows may be no object but the rest of the verb
  if (
    auxiliary === 'do' &&
    tokens.some(({ lower }, at) => /^(?:has|have|had)$/u.test(lower) && /ed$/u.test(tokens[at + 1]?.lower ?? ''))
  )
    return undefined;
  if (auxiliary === 'do' && tokens.some(({ lower }) => MODAL.test(lower))) return undefined; // `the west wing will open`
  const pronoun = auxiliary && tagPronoun(subject, auxiliary, clause.text);
  const contraction = auxiliary && negativeContraction(auxiliary);
  const after = sentence.tokens.filter((token) => token.start >= clause.end);
  const mark = after[0];
  if (!pronoun || !contraction || after.some((token) => token.kind === 'literal' || token.kind === 'word'))
    return undefined;
  if (mark?.kind === 'punctuation' && mark.text !== '.') return undefined;
  const last = tokens.filter((token) => token.kind === 'word' || token.kind === 'number').at(-1);
  if (!last || (mark === undefined ? false : mark.kind !== 'punctuation' && mark.kind !== 'emoji')) return undefined;
  const rest = tokens.filter((token) => token.start >= last.end);
  if (tokens.some(({ kind, end }) => kind === 'emoji' && end <= last.start)) return undefined;
  if (rest.some((token) => token.kind !== 'emoji')) return undefined;
  const tag = `, ${contraction} ${pronoun}?`;
  return [{ start: last.end, end: mark?.text === '.' ? mark.end : last.end, text: tag }];
}

const MODAL = /^(?:will|can|may|might|must|shall|could|would|should)$/u;

/** The auxiliary that the tag repeats: the clause's own, or a form of `do`. */
export function auxiliaryOf({ finite, verb, auxiliaries, rest, copular }: Clause): string | undefined {
  if (/^(?:is|are|was|were)$/u.test(finite.lower)) return finite.lower;
  if (/^['’]re$/u.test(finite.text)) return 'are';
  if (auxiliaries.length > 0)
    return /^(?:has|have|can|could|will|would|should|had)$/u.test(finite.lower) ? finite.lower : undefined;
  // `have all found`: an auxiliary that was taken for the verb
  if (
    verb.lemma === 'have' &&
    /^(?:all|both|each|just|already|also|even|now|finally)$/u.test(rest.tokens[0]?.lower ?? '')
  )
    return undefined;
  if (/^['’]s$/u.test(finite.text) && copular && /^(?:DET|ADP)$/u.test(rest.tokens[0]?.pos ?? '')) return 'is';
  if (/^['’]/u.test(finite.text)) return undefined;
  if (conjugate(verb.lemma, 'third') === verb.lower) return 'does';
  if (conjugate(verb.lemma, 'past') === verb.lower) return verb.lemma === verb.lower ? undefined : 'did';
  return verb.lemma === verb.lower ? 'do' : undefined;
}

/** An estimate of one's own. */
const ESTIMATES = /\b(?:in|for|at) (?:about|around|roughly)\b/iu;

/** News, which nobody asks back. */
const NEWS = /\b(?:again|(?:has|have) been|(?:is|are) [a-zà-ž]+ing)\b/iu;
