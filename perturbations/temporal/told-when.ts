import type { Doc, Rule } from '../../src/plugin.js';
import { isChat, isLetter } from '../around/register.js';
import { saidAfter } from '../around/said-after.js';
import { saysWhen } from './time-words.js';

const CLOSINGS = [
  'I told my sister about it last night',
  'I was telling a friend about it yesterday',
  'I told my brother all about it on Sunday',
  'I was telling my neighbour about it last week',
];

/** Words of time that name no day, beside which a day may stand. */
const NO_DAY =
  /^(?:ever|never|again|once|first|time|times|then|long|always|finally|early|late|immediately|while|until|when|since|before|after|still)$/u;

export const toldWhen: Rule = {
  about: 'Says when the speaker told somebody of what happened',
  expects: { sentiment: 'same' },
  examples: [
    ['The clown made every child cry', 'The clown made every child cry. I told my sister about it last night'],
    [
      'We got lost in the woods, it was terrifying.',
      'We got lost in the woods, it was terrifying. I told my sister about it last night.',
    ],
  ],
  leaves: [
    'The clown is funny',
    'You made me cry',
    'I told you so',
    'We lost it yesterday',
    'My sister lost her ring',
    'Did you see it?',
    'I just lost my keys',
    'Please call me, we lost the keys',
    'I was tired',
    'I paid in cash',
    'The shop moved to another street',
    'Fatima forgot her bag. Call her!',
  ],
  *propose(doc) {
    if (!isOver(doc)) return;
    for (const closing of CLOSINGS) {
      const candidate = saidAfter(doc, closing);
      if (candidate) yield candidate;
    }
  },
};

/** The text tells of an event in the past, on no day, to nobody in particular. */
function isOver(doc: Doc): boolean {
  if (!isChat(doc) || isLetter(doc) || doc.tokens.some((token) => saysWhen(token) && !NO_DAY.test(token.lower)))
    return false;
  if (
    /\b(?:you|your|yours|told|tell|sister|brother|friend|neighbou?r|just|secret|dinner|lunch|call|sorry)\b|[?:"“]|n['’]t (?:reply|answer|respond)/iu.test(
      doc.text,
    )
  )
    return false;
  if (doc.sentences.some(({ kind }) => kind === 'command' || kind.endsWith('question'))) return false;
  const last = doc.sentences.at(-1);
  const [clause] = doc.clauses;
  const event =
    clause?.tense === 'past' &&
    (!clause.copular ||
      /^(?:concert|lecture|film|movie|play|show|game|match|party|wedding|trip|class|course|talk|performance|tour|interview)$/u.test(
        clause.subject.head.lower,
      ));
  return Boolean(
    (event &&
      last &&
      clause?.start === doc.tokens[0]?.start &&
      !/^(?:feel|be|want|think|hope|use|like|say|ask|pay|weigh|move|put|leave|take|send|receive|switch|hear|print|decide|choose|live|work|sell|cost|wear|paint|repaint|order|buy|cook|eat|drink|watch|read|walk|meet|change|close|open)$/u.test(
        clause.verb.lemma,
      )) ||
      isSuperlative(doc),
  );
}

/** `That was the best play I have ever seen`: an event too. */
function isSuperlative({ text }: Doc): boolean {
  return /^that was (?:the|a)\b[^.!]*\b(?:ever|most|best|worst)\b/iu.test(text);
}
