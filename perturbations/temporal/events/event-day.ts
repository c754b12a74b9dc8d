import { type Clause, conjugate, type Doc, matches, type Rule, type Token } from '../../../src/plugin.js';
import { isFormal } from '../../around/register.js';
import { inStyle } from '../../around/style.js';
import { isLong } from '../sentence-starts.js';
import { EVENT, isReported } from './event-verbs.js';

const FAR = ['yesterday', 'on Tuesday', 'last week'];
const NEAR = ['this morning', 'earlier today'];

export const eventDay: Rule = {
  about: 'Dates one event among what a text tells, wherever it stands',
  expects: { sentiment: 'same' },
  examples: [
    ['He dropped my cake and laughed about it 😤', 'He dropped my cake yesterday and laughed about it 😤'],
    [
      'The kitchen is lovely. They repaired the tap without a fuss.',
      'The kitchen is lovely. They repaired the tap without a fuss on Tuesday.',
    ],
    ['Our flight was cancelled, and nobody told us', 'Our flight was cancelled last week, and nobody told us'],
  ],
  leaves: [
    'We queued for forty minutes for two pies, and mine arrived raw. Nobody cared.',
    'Two pies came, and mine arrived burnt in the middle.',
    'He dropped my cake today',
    'I sat by the door, where the trays crashed and the smoke ruined my eyes.',
    'He dropped the cake that I made',
    'He never dropped a cake',
    'He dropped my cake again',
    'His reading moved the whole hall',
    'We dropped the price to sell it',
    'I ordered the blue lamp, and it came. I have not unpacked it yet.',
    'They lost because we played well',
    'Because the clerk forgot the form, our claim was thrown out',
    'He asked me what I want',
    'She dropped by when I was out',
    'If they cancelled it I would cry',
    'The clerk gave us frank, useful tips',
    'My shed flooded overnight and ruined my hay',
    'They sang my song at noon and I dropped my cake',
    'The book is dull. I dropped it on page nine.',
    'The cook dropped the order, and the guests got nothing.',
    'The clerk forgot the deadline.',
    'I would have dropped it',
    'They repaired my tap quickly and honestly',
    'I sold the lamps in two evenings',
    'The zip tore on our very first trip',
  ],
  *propose(doc) {
    if (isLong(doc)) return;
    const events = doc.clauses.filter(isEvent);
    if (events.length === 0 || isFormal(doc) || matches(doc, DATED) || /, where\b/u.test(doc.text)) return;
    for (const clause of events) {
      if (!isStatement(doc, clause)) continue;
      const end = endOfEvent(doc, clause);
      if (end === undefined) continue;
      for (const day of daysOf(doc, clause)) yield { edits: [{ start: end, end, text: inStyle(doc, ` ${day}`) }] };
    }
  },
};

/** What dates the text itself, or tells of long times. */
const DATED =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|today|yesterday|tomorrow|tonight|january|february|march|april|june|july|august|september|october|november|december|in may|ago|last [a-zà-ž]+|all [a-zà-ž]+|hours?|minutes?|in [a-zà-ž]+ (?:minutes|seconds|evenings|sittings|goes)|this (?:morning|afternoon|evening|week|month|year)|christmas|easter|weeks?|months?|years?|days?|nights?|\d+(?:am|pm)|20\d\d|19\d\d|since|for the first time|again|birthdays?|anniversary|just|used to|o'clock|still|on (?:my|our|his|her|their|its|the) (?:very )?(?:first|second|third|last) [a-zà-ž]+|gave away|yet|overnight|on the date|at (?:midnight|noon|midday|dawn|dusk|sunrise|sunset|lunchtime|\w+ o['’]clock)|on (?:pages?|chapter|track|level|stage|platform|floor) \S+|deadlines?|got nothing|received nothing|goosebumps|shivers)\b/iu;
/** What is done to somebody or something at one time. */
const UNDERGONE =
  /^(?:cancel|steal|tow|reject|deliver|reschedule|postpone|accept|announce|fire|sack|promote|overcharge|charge|refund|rescue|adopt|sell|fix|repair|replace)$/u;
const LINKED =
  /[?"“”:]|\b(?:if|every|each|always|over the|never|while|when|then|later|before|after|until|because|at first|in the end|had|ever|once|twice|now|would|could)\b|n['’]t\b/iu;

function isStatement({ text }: Doc, { sentence }: Clause): boolean {
  return sentence.kind !== 'command' && !LINKED.test(text.slice(sentence.start, sentence.end));
}

/** What moves, touches or carries people as a work or words do. */
const MOVED =
  /^(?!(?:i|we|he|she|they|you|\p{Lu}\p{L}+) )\S+ (?:move|touch|stir|transport|delight|captivate|enchant)$/u;

function isEvent({ tense, negation, auxiliaries, verb, copular, subject }: Clause): boolean {
  if (tense !== 'past' || negation || copular || verb.lemma === 'make' || !EVENT.test(verb.lemma)) return false;
  if (MOVED.test(`${subject.head.lower} ${verb.lemma}`)) return false; // `moved the room on Tuesday` would be to Tuesday
  if (
    /^(?:nobody|no one|mine|hers|his|ours|theirs|yours|none|nothing|who|which|that|it|this|these|what)\b/iu.test(
      subject.text,
    ) ||
    isReported(verb)
  )
    return false;
  if (auxiliaries.length === 0)
    return verb.text === verb.lower && (verb.lower === conjugate(verb.lemma, 'past') || verb.lower.endsWith('ed'));
  return (
    auxiliaries.length === 1 && /^(?:was|were|got)$/u.test(auxiliaries[0]?.lower ?? '') && UNDERGONE.test(verb.lemma)
  );
}

/** Where the event's clause ends: at its sentence's end, a comma, or `and` before another verb; undefined where it runs on. */
function endOfEvent(doc: Doc, { verb, sentence }: Clause): number | undefined {
  let last: Token = verb;
  for (const token of doc.tokens.slice(verb.index + 1)) {
    if (token.text === ',' && last.pos === 'ADJ' && last !== verb) return undefined; // `honest, useful tips`
    if (token.start >= sentence.end || /^(?:[.!,;]+|…)$/u.test(token.text) || token.kind === 'emoji') return last.end;
    if (/^(?:and|but)$/u.test(token.lower) && begins(doc.tokens[token.index + 1], doc.tokens[token.index + 2]))
      return last.end;
    if (token.kind !== 'word' || BREAKS.test(token.lower) || /^(?:VERB|AUX|SCONJ)$/u.test(token.pos)) return undefined;
    last = token;
  }
  return last === verb && !/^(?:arrive|die|crash|collapse|close|leave)$/u.test(verb.lemma) && doc.sentences.length > 1
    ? undefined
    : last.end;
}

/** `and it was`, `and laughed`: another clause; `and my hat` is not. */
function begins(next: Token | undefined, after: Token | undefined): boolean {
  if (!next) return false;
  return (
    /^(?:i|we|he|she|they|it|you|now)$/u.test(next.lower) ||
    (next.pos === 'VERB' && /ed$/u.test(next.lower)) ||
    (after === undefined && !/ly$/u.test(next.lower))
  );
}

const BREAKS =
  /^(?:that|which|who|whom|whose|because|so|to|than|as|like|or|not|nor|how|what|where|why|whether|since|for|instead|of|by|i|he|she|we|they|and|but|until|time|thing|everything|both|just)$/u;

function daysOf(doc: Doc, clause: Clause): readonly string[] {
  const beside = doc.clauses.filter(({ sentence }) => sentence === clause.sentence);
  const mixed =
    beside.some(({ tense }) => tense !== 'past') ||
    /[^.!]*\b(?:is|are|am|['’]m|['’]re|will|can)\b/iu.test(doc.text.slice(clause.sentence.start, clause.sentence.end));
  return mixed
    ? NEAR
    : /\b(?:builders?|council|company|landlord|doctor|boss|manager|office|bank)\b/iu.test(doc.text)
      ? FAR.slice(1)
      : FAR;
}
