import { type Edit, matchCase, type Question, type Rule, type Token } from '../../../src/plugin.js';
import { beFor, doFor, isShoal, isWellDivided } from '../agreement.js';

/** Who some list does not know for people. */
const WORKERS =
  /^(?:barristers|solicitors|notaries|motorists|cyclists|pedestrians|landlords|tenants|employers|employees|jurors|referees|umpires|goalkeepers|jockeys|priests|rabbis|imams|monks|nuns|pilots|sailors|divers|surgeons|nurses|midwives|pharmacists|electricians|plumbers|farmers|chefs|bakers|teachers|pupils|students|tourists|visitors|passengers|soldiers|firefighters|astronauts|citizens|immigrants|wrestlers|boxers|fencers|falconers|drivers|riders|swimmers|players|athletes|bakers|lawyers|judges|doctors|guests|waiters|spectators|voters|candidates|owners|residents|monarchs|popes|bishops|knights|gladiators|miners|beekeepers|gardeners|hikers|climbers|skiers)$/u;

/** Who does what the word is made from: `biathlete`, `cellist`. */
const DOER = /(?:lete|ist|ian|player|worker|keeper|driver|teacher|walker|maker)s?$/u;

export const necessity: Rule = {
  about: 'What one must, needs to or may becomes its phrase: “Must we leave?” → “Do we have to leave?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Must we leave before noon?', 'Do we have to leave before noon?'],
    ['Does a pilot have to speak Danish?', 'Does a pilot need to speak Danish?'],
    ['Do you need to soak lentils?', 'Do you have to soak lentils?'],
    ['Is a barber required to own a car?', 'Does a barber have to own a car?'],
    ['Are divers required to have a licence?', 'Do divers need to have a licence?'],
    ['May a referee stop the match?', 'Is a referee allowed to stop the match?'],
    ['Must a tandem have two saddles?', 'Does a tandem need to have two saddles?'],
    ['Must curry always contain rice?', 'Does curry always have to contain rice?'],
    ['Must every sonnet rhyme with a name?', 'Does every sonnet have to rhyme with a name?'],
    ['May a Greek monk open a bar?', 'Is a Greek monk allowed to open a bar?'],
    ['Must deer drink every day?', 'Do deer have to drink every day?'],
  ],
  leaves: [
    'May a driver be fined?',
    'May a driver have a duty to stop?',
    'Did a pilot have to share a room?',
    'Must it have rained?',
    'Is a key required to open it?',
    'Does the cellar need to?',
    'Does a ferry need to have a name?',
    'May I ask you something?',
    'Must the one who lost pay?',
    'Must salmon be smoked?',
    'Must the thief have left?',
    "May a tailor lawfully empty a client's savings account?",
  ],
  words: () => ['must', 'may', 'need', 'have', 'required'],
  *propose(doc) {
    const [question, second] = doc.questions;
    const unparsed = question || doc.sentences.length > 1 ? undefined : ofOne(doc.tokens);
    if (unparsed) yield { edits: unparsed };
    if (!question || second || question.negation || !isWellDivided(question)) return;
    if (/^(?:it|there|this|that)$/u.test(question.subject.head.lower)) return;
    const edits = modalPhrased(question) ?? needed(question) ?? required(question);
    if (edits) yield { edits };
  },
};

/** Verbs that are adjectives or nouns to the tagger: `Must a haiku rhyme …?`, `May a monk open a bar?`. */
const DEED =
  /^(?:have|open|light|score|rhyme|share|vote|dance|clear|direct|clean|dry|sleep|travel|dress|lower|empty)$/u;

/** One of a kind, in at most three words, and the verb right behind it. */
function ofOne([auxiliary, one, ...rest]: readonly Token[]): Edit[] | undefined {
  const must = auxiliary?.lower === 'must';
  if (!auxiliary || !(must || auxiliary.lower === 'may') || !/^(?:an?|every|each)$/u.test(one?.lower ?? ''))
    return undefined;
  const at = rest.findIndex(({ lower }) => DEED.test(lower));
  const [head, verb, next] = [rest[at - 1], rest[at], rest[at + 1]];
  if (!head || !verb || !next || at > 3 || next.kind !== 'word' || next.lower === 'of') return undefined;
  if (rest.slice(0, at).some(({ pos, kind }) => kind !== 'word' || !/^(?:ADJ|NOUN|PROPN)$/u.test(pos)))
    return undefined;
  const has = verb.lower === 'have';
  if (has && (!must || !/^(?:DET|NUM)$/u.test(next.pos))) return undefined;
  return [
    { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, must ? 'does' : 'is') },
    { start: head.end, end: head.end, text: must ? (has ? ' need to' : ' have to') : ' allowed to' },
  ];
}

function modalPhrased({ auxiliary, subject, predicate, sentence }: Question): Edit[] | undefined {
  const must = auxiliary.lower === 'must';
  const always = must && predicate.tokens[0]?.lower === 'always' ? predicate.tokens[0] : undefined;
  const [verb, object] = predicate.tokens.slice(always ? 1 : 0);
  if (!/^(?:must|may)$/u.test(auxiliary.lower) || !verb || verb.pos === 'ADV') return undefined;
  // `have to have` stumbles; `must have gone` supposes
  const has = verb.lower === 'have';
  if (has && !/^(?:DET|NUM|NOUN)$/u.test(object?.pos ?? '')) return undefined;
  if (subject.tokens.some(({ lower }) => /^(?:who|that|which|whose)$/u.test(lower))) return undefined;
  const may = auxiliary.lower === 'may';
  // who may have a duty perhaps has it
  if (may && has) return undefined;
  // what is cooked is a dish, not many
  if (verb.lower === 'be' && isShoal(subject)) return undefined;
  if (may && (verb.lower === 'be' || subject.person !== 3 || sentence.tokens[0] !== auxiliary)) return undefined;
  return [
    {
      start: auxiliary.start,
      end: auxiliary.end,
      text: matchCase(auxiliary.text, may ? beFor(subject) : doFor(subject)),
    },
    {
      start: (always ?? subject).end,
      end: (always ?? subject).end,
      text: may ? ' allowed to' : has ? ' need to' : ' have to',
    },
  ];
}

function needed({ auxiliary, predicate }: Question): Edit[] | undefined {
  const [needs, to, verb] = predicate.tokens;
  if (!/^(?:do|does|would|will)$/u.test(auxiliary.lower) || to?.lower !== 'to') return undefined;
  if (!needs || !/^(?:have|need)$/u.test(needs.lower) || !/^(?:VERB|AUX)$/u.test(verb?.pos ?? '')) return undefined;
  // `have to have` stumbles
  if (verb?.lower === 'have') return undefined;
  return [{ start: needs.start, end: needs.end, text: needs.lower === 'have' ? 'need' : 'have' }];
}

function required({ auxiliary, subject, predicate }: Question): Edit[] | undefined {
  const [first, to, verb] = predicate.tokens;
  if (!/^(?:is|are)$/u.test(auxiliary.lower) || first?.lower !== 'required' || to?.lower !== 'to') return undefined;
  if (
    !(subject.animacy === 'person' || WORKERS.test(subject.head.lower) || DOER.test(subject.head.lower)) ||
    !/^(?:VERB|AUX)$/u.test(verb?.pos ?? '')
  )
    return undefined;
  return [
    { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, doFor(subject)) },
    { start: first.start, end: first.end, text: verb?.lower === 'have' ? 'need' : 'have' },
  ];
}
