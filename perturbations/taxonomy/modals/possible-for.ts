import {
  conjugate,
  type Doc,
  type Edit,
  matchCase,
  type NounPhrase,
  type Question,
  type Rule,
  type Token,
} from '../../../src/plugin.js';
import { isWellDivided, opensClause } from '../agreement.js';
import { abilityAsked } from './ability.js';
import { asksOtherThanAbility } from './allowed.js';

/** What befalls, or what a person decides: no question of whether there is a way. */
const NO_WAY =
  /^(?:have|do|mean|seem|cost|contain|count|last|hit|leave|start|send|wake|benefit|keep|give|make|take|burn|cause|hurt|harm|damage|share|sentence|witness|buy|mix|become|sign|refuse|order|marry|vote|use|consist|warn|sit|follow|plant)$/u;

/** Where `can` may ask for leave, or measures one thing by another, it is no question of what is possible. */
const OTHERWISE =
  /\b(?:if|unless|than|as|more|most|less|least|always|never|only|also|ever|even|any|anyone|no|not|either|neither|please|safe\w*|without|chess|pawns?|bishops?|knights?|rooks?|queens?|kings?|medieval|roman|ancient|viking|victorian|tudor|length|together|game|match|goal|team|football|soccer|tennis|cricket|golf|poker|cards?|rules?|law|court|school|plane|airport|shop|store|bank|company|state|country|government|bill|tax|pets?|trust\w*|bought|sold|used|worn|taken|brought|kept|called|considered|said|described|counted|served|recommended|carried|removed|donated|prescribed|declared|promoted|won|replaced|found|really|tell|1\d{3}|century|ago|happen|occur|help)\b|[;:()–—,]/iu;

export const possibleFor: Rule = {
  about:
    'What can be is possible: “Can a pearl be dissolved in vinegar?” → “Is it possible for a pearl to be dissolved …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Can a pearl be dissolved in vinegar?', 'Is it possible for a pearl to be dissolved in vinegar?'],
    ['Can moss grow on a wet roof?', 'Is it possible for moss to grow on a wet roof?'],
    ['Could a palm grow in Alaska?', 'Would it be possible for a palm to grow in Alaska?'],
    ['Could Plato have met Zeno?', 'Would it have been possible for Plato to meet Zeno?'],
  ],
  leaves: [
    'Can a tailor be fined for that?',
    'Can a parcel be brought onto a plane?',
    'Can it be mended?',
    'Can moss be poisonous?',
    'Can drinking sea water be a danger to sailors?',
    'Can moss grow faster than grass?',
    'Can moss grow on a roof and die there?',
    'Could Plato play the lyre?',
    "Can't moss grow on a roof?",
    'Could the storm have broken the window?',
    'Could a waiter hit his head on the beam?',
    'Could a medieval tailor read a poem?',
    'Can a bean plant photosynthesise under a lamp?',
  ],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || !/^can$|^could$/u.test(question.auxiliary.lower)) return;
    if (!opensClause(doc, question) || !isWellDivided(question) || isOfAbility(doc) || doc.sentences.length > 1) return;
    if (OTHERWISE.test(question.text) || /\b(?:and|or)\b/iu.test(question.predicate.text)) return;
    if (!isPlain(question.subject)) return;
    const edits = met(question) ?? possible(question, doc);
    if (edits) yield { edits };
  },
};

/** `modal` says these with `able to`; of what grows or fits it is asked whether there is a way. */
function isOfAbility(doc: Doc): boolean {
  const asked = abilityAsked(doc);
  return asked !== undefined && !/^(?:grow|fit|travel)$/u.test(asked.verb.lower);
}

function isPlain({ kind, person, tokens }: NounPhrase): boolean {
  if (/ing$/u.test(tokens[0]?.lower ?? '')) return false;
  return kind !== 'pronoun' && person === 3 && !tokens.some(({ lower }) => /^(?:who|that|which|whose)$/u.test(lower));
}

function possible({ auxiliary, subject, predicate }: Question, doc: Doc): Edit[] | undefined {
  const [verb] = predicate.tokens;
  const can = auxiliary.lower === 'can';
  if (!verb || verb.lower !== verb.lemma || isShort(predicate.tokens) || asksOtherThanAbility(doc)) return undefined;
  if (!/^(?:VERB|AUX|NOUN|ADJ)$/u.test(verb.pos) || NO_WAY.test(verb.lower)) return undefined;
  if (subject.tokens.some(({ kind, lower }) => kind === 'number' || /^(?:two|three|four|five|all|'s|’s)$/u.test(lower)))
    return undefined;
  // of somebody, `can` may ask for leave; of who has a name, `could` may ask what was
  if (can ? subject.animacy === 'person' : subject.kind === 'name') return undefined;
  return [
    {
      start: auxiliary.start,
      end: auxiliary.end,
      text: `${matchCase(auxiliary.text, can ? 'is' : 'would')} it ${can ? '' : 'be '}possible for`,
    },
    { start: subject.end, end: subject.end, text: ' to' },
  ];
}

/** `be mended` stands alone; `be poisonous`, `get married` do not. */
function isShort([verb, done, third]: readonly Token[]): boolean {
  return !third && !(verb?.lower === 'be' && done?.pos === 'VERB');
}

/** Whether two lived at one time: `Could Plato have met Zeno?` */
function met({ auxiliary, subject, predicate: { tokens } }: Question): Edit[] | undefined {
  const [have, verb] = tokens;
  if (auxiliary.lower !== 'could' || have?.lower !== 'have' || !verb || !/^(?:met|known)$/u.test(verb.lower))
    return undefined;
  if (conjugate(verb.lemma, 'participle') !== verb.lower || subject.animacy === 'thing') return undefined;
  return [
    {
      start: auxiliary.start,
      end: auxiliary.end,
      text: `${matchCase(auxiliary.text, 'would')} it have been possible for`,
    },
    { start: have.start, end: verb.end, text: `to ${verb.lemma}` },
  ];
}
