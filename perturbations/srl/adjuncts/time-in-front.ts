import { type Clause, type Doc, type Edit, isFirstName, lowerOpening, type Token } from '../../../src/plugin.js';
import type { Stated } from '../stated.js';

/** What a time may close instead of the whole: a wish, a plan, a judgement, a schedule. */
const OTHERWISE =
  /^(?:love|hate|like|enjoy|prefer|want|need|hope|plan|promise|agree|expect|remember|know|think|believe|guess|suppose|say|tell|hear|dread|regret|miss|start|begin|open|close|end|last|move|mean|wish|seem|become|recommend|suggest|book|schedule|set|postpone|date|till|ask|look|feel|keep|continue|stay|remain|live)$/u;
const JOINING =
  /^(?:but|or|so|that|because|when|while|if|until|though|although|who|which|what|how|where|why|than|like|as|not|n't|only|just|even|about|for|of|with|by|whether|since|until)$/u;
const BEFORE_TIME =
  /^(?:be|is|are|was|were|'s|'re|'m|of|to|for|from|until|till|by|since|than|as|and|or|the|a|an|in|on|at|about|with|like|only|just|even|not|before|after|late|early|later|earlier|due)$/u;

/** The edits that put the words from `from` to `to`, a time, before their sentence; undefined where it is not about all of it. */
export function timeInFront(
  doc: Doc,
  { words, first, clauses, opened }: Stated,
  from: number,
  to: number,
): Edit[] | undefined {
  const [clause] = clauses;
  const [time, end, before] = [words[from], words[to], words[from - 1]];
  if (!clause || !time || !end || !before || BEFORE_TIME.test(before.lower)) return undefined;
  if (isClipped(clause) || ROMAN.test(words[1]?.text ?? '')) return undefined; // `Class II status`: its capital stays, name or not
  const rest = words.slice(0, from).filter(({ start }) => start >= clause.verb.end);
  if (!isWhole(clause, rest, time) || words.slice(0, from).some(({ text }) => text === ',')) return undefined;
  return [
    {
      start: first.start,
      end: first.end,
      text: `${opened(doc.text.slice(time.start, end.end))}, ${lowerOpening(first)}`,
    },
    { start: before.end, end: end.end, text: '' },
  ];
}

/** A numeral right after the first word. */
const ROMAN = /^(?:I{2,3}|I?[VX]|[VX]{1,3}I{0,3}|XI?[VX])$/u;

/** The time is about the clause, not about something in it. */
function isWhole({ verb, subject, negation, finite }: Clause, rest: readonly Token[], time: Token): boolean {
  if (OTHERWISE.test(verb.lemma) || OTHERWISE.test(verb.lower) || /^(?:used|going|gonna)$/u.test(verb.lower))
    return false;
  if (subject.tokens.some(({ lower }) => /^(?:next|last)$/u.test(lower))) return false;
  if (time.lower === 'until' && /^(?:is|are|was|were|'s|'m|'re|am)$/u.test(verb.lower)) return false;
  if (/^(?:there|this|that|it)$/u.test(subject.head.lower) && rest.length < 2) return false;
  if (time.lower === 'after' && rest.length === 0 && /^(?:run|go|come|chase)$/u.test(verb.lemma)) return false;
  if (rest.length === 0 && (verb.lemma === 'arrive' || /^an?$/u.test(subject.determiner?.lower ?? ''))) return false; // `a parcel arrived`: what is new comes late
  if (negation && !/^(?:today|tonight|yesterday|last|this|since|right|these|on|at)$/u.test(time.lower)) return false;
  if (/^(?:'d|would|could|should|might|may)$/u.test(finite.lower)) return false;
  // `took the barn at dawn and the orchard | by noon`: each has its own
  if (rest.some(({ lower }) => HOUR.test(lower))) return false;
  if (rest.some(({ lower }, at) => lower === 'to' && /^(?:VERB|AUX)$/u.test(rest[at + 1]?.pos ?? 'VERB'))) return false;
  if (rest.some(({ lower, pos }) => JOINING.test(lower) || pos === 'AUX' || pos === 'SCONJ')) return false;
  return !rest.some(({ pos, lower }) => pos === 'VERB' && !/ed$/u.test(lower));
}

const HOUR = /^(?:dawn|sunrise|daybreak|noon|midday|dusk|sunset|nightfall|midnight)$/u;

/** `Cast removed this afternoon`: notes that leave words out put no comma in front. */
function isClipped({ subject, verb, auxiliaries, rest }: Clause): boolean {
  const { determiner, number, head, tokens } = subject;
  if (
    tokens.length > 1 ||
    determiner ||
    number === 'plural' ||
    !/^(?:NOUN|PROPN)$/u.test(head.pos) ||
    KIN.test(head.lower)
  )
    return false;
  if (isFirstName(head.text)) return false;
  return /ed$/u.test(verb.lower) && auxiliaries.length === 0 && /^(?:ADP|ADV)$/u.test(rest.tokens[0]?.pos ?? '');
}

const KIN =
  /^(?:mum|mom|dad|grandma|grandpa|granny|gran|grandad|nan|everyone|everybody|somebody|someone|nobody|one|breakfast|lunch|dinner|school|work)$/u;
