import type { Doc, Rule, Span, Token } from '../../src/plugin.js';
import { phraseAt } from './asked.js';

const GIVING =
  /^(?:gave|give|gives|sent|send|sends|offered|offer|offers|showed|show|lent|lend|handed|sold|mailed|brought|paid|owed|awarded|taught)$/u;

export const dativeShift: Rule = {
  about: 'Dative shift: “gave the nurse a ring” ↔ “gave a ring to the nurse”; a pronoun stays where it is',
  expects: { sentiment: 'same', 'yes-no': 'same', labels: 'same' },
  examples: [
    ['My aunt gave the nurse a box of sweets.', 'My aunt gave a box of sweets to the nurse.'],
    ['The shop sent a full refund to my brother', 'The shop sent my brother a full refund'],
  ],
  leaves: [
    'My aunt gave me a silver ring',
    'Can you lend us a ladder',
    'They showed us round and fed us cake',
    'My aunt gave a ring to me',
    'My aunt gave me it',
    'She gave up',
    'He gave me a call',
    'He lent me his ladder yesterday',
    'He showed me some tricks last week',
    'It gives me a headache',
    'My boss gave me a raise',
    'They gave her dog a bath',
    'She brought a knife to the party',
  ],
  *propose(doc) {
    for (const verb of doc.tokens) {
      if (!GIVING.test(verb.lower) || verb.pos !== 'VERB') continue;
      const sentence = doc.sentences.find((each) => each.start <= verb.start && each.end >= verb.end);
      const next = doc.tokens[verb.index + 1];
      if (!sentence || !next) continue;
      const edits = toDoubleEdits(doc, next, sentence) ?? toObliqueOfPhrase(doc, next, sentence);
      if (edits) yield { edits };
    }
  },
};

const TIME =
  /^(?:yesterday|today|tomorrow|tonight|ago|again|twice|once|now|then|last|next|week|month|year|morning|night)$/u;

/** `give a call`, `give a hug`: the noun is the verb. */
const LIGHT =
  /^(?:call|hug|kick|headache|chance|try|break|hand|hard|lot|ride|lift|shot|look|idea|impression|feeling|hope|sense|answer|smile|time|attitude|bath|pause|trouble|attention|advice|nothing|everything|something|anything|discount|panic|creeps|joy|pleasure|anxiety|energy|peace|runaround|shoulder|way|raise|rise|bonus|promotion|compliment)$/u;

function toDoubleEdits(doc: Doc, first: Token, within: Span) {
  const object = phraseAt(doc, first, within);
  const to = object && doc.tokens[object.end.index + 1];
  const from = to && doc.tokens[to.index + 1];
  const recipient = from && to.lower === 'to' ? phraseAt(doc, from, within) : undefined;
  if (
    !object ||
    !to ||
    !recipient ||
    object.phrase.kind === 'pronoun' ||
    recipient.phrase.kind === 'pronoun' ||
    LIGHT.test(object.phrase.head.lower) ||
    !ends(doc, recipient.end)
  )
    return undefined;
  if (recipient.phrase.animacy !== 'person' || recipient.phrase.tokens.length > 3) return undefined;
  const person = doc.text.slice(recipient.phrase.start, recipient.end.end);
  return [
    { start: first.start, end: first.start, text: `${person} ` },
    { start: object.end.end, end: recipient.end.end, text: '' },
  ];
}

/** `gave the nurse a box of sweets` */
function toObliqueOfPhrase(doc: Doc, first: Token, within: Span) {
  const recipient = phraseAt(doc, first, within);
  const opener = recipient && doc.tokens[recipient.end.index + 1];
  const object = opener && /^an?$/u.test(opener.lower) ? phraseAt(doc, opener, within) : undefined;
  if (!recipient || !opener || !object || recipient.phrase.kind === 'pronoun' || recipient.phrase.animacy !== 'person')
    return undefined;
  if (object.phrase.tokens.some(({ lower }) => LIGHT.test(lower) || TIME.test(lower)) || !ends(doc, object.end))
    return undefined;
  return [
    { start: first.start, end: opener.start, text: '' },
    { start: object.end.end, end: object.end.end, text: ` to ${doc.text.slice(first.start, recipient.end.end)}` },
  ];
}

function ends(doc: Doc, { index }: Token): boolean {
  const next = doc.tokens[index + 1];
  return (
    next === undefined ||
    next.kind === 'emoji' ||
    /^[.!?…,]+$/u.test(next.text) ||
    /^(?:and|but|because|when|yesterday|today|for|last|on|at)$/u.test(next.lower)
  );
}
