import { capitalize, type Doc, parse, perDoc, type Token, whetherClause } from '../../src/plugin.js';
import { isChat } from '../around/register.js';
import { isNegator } from './asked.js';
import { cueOf } from './cue.js';

/** A question on a plain fact, as the clause that could follow `know`: `what time the shop shuts`. */
export interface AskedThing {
  readonly first: Token;
  readonly clause: string;
  /** Behind the question, its mark included. */
  readonly end: number;
}

/** What asks for a plain fact: a time, a place, an amount, one of several. */
const ASKS =
  /^(?:(?:hey|hi|ok|so|and),? )?(?:what time|what day|which [a-zà-ž]+|what (?:size|colou?r|date|number|room|platform|gate|floor)|when|where|how(?=\s+do i\b)|how (?:much|long|far|often|many [a-zà-ž]+)|who|what)\s+(?:is|are|was|does|do|did|has|(?:can|should) i|[a-zà-ž]+s)\b/iu;
/** One of these stands in what asks so. */
export const ASKING = ['what', 'which', 'when', 'where', 'how', 'who'];
/** A reproach, an opinion, or what only the one who is asked can say. */
const TURNED =
  /^(?:you|your|yours|you're|u|ur|think|feel|love|hate|want|mind|believe|else|ever|even|still|always|again|so|such|any|anyone|anybody|best|worst|hell|cares?|wants?|needs?|knew|knows?|said|says|what's|we|us|let's|and|if|but|because|about|nerve|cheek|energy|patience)$/u;

/** The one question of a short chat message that asks for a plain fact. */
export const askedThing = perDoc((doc: Doc): AskedThing | undefined => {
  const [sentence, second] = doc.sentences;
  if (!sentence || second || !isChat(doc) || !ASKS.test(doc.text.trim()) || /[!"“”;:()]|\?.*\?/u.test(doc.text))
    return undefined;
  const words = doc.tokens.filter(({ kind, text }) => kind !== 'emoji' && !/^[?.…]+$/u.test(text));
  if (words.length < 4 || words.length > 16) return undefined;
  if (words.some((token) => TURNED.test(token.lower) || isNegator(token) || cueOf(token) !== undefined))
    return undefined;
  const from = words.findIndex(({ lower }) => /^(?:what|when|where|which|how|who)$/u.test(lower));
  const mark = doc.tokens.find(({ text }) => text.startsWith('?'));
  const first = words[from];
  const last = words.at(-1);
  if (!first || !last) return undefined;
  const clause = embedded(doc, words.slice(from), last);
  return clause === undefined ? undefined : { first, clause, end: mark?.end ?? last.end };
});

function embedded(doc: Doc, words: readonly Token[], last: Token): string | undefined {
  const at = words.findIndex(({ lower }) => /^(?:is|are|was|does|do|did|has)$/u.test(lower));
  const [first] = words;
  const auxiliary = words[at];
  const before = words[at - 1];
  if (!first) return undefined;
  const own = ownDeed(doc, words, last);
  if (own !== undefined) return own;
  if (!auxiliary || at > 3) return asSubject(doc, words, last);
  if (!before || words.some(({ text }) => text === ',')) return undefined;
  const asks = doc.text.slice(first.start, before.end).toLowerCase();
  const rest = words.slice(at + 1);
  if (/^(?:is|are|was)$/u.test(auxiliary.lower)) {
    if (/^(?:which|who)/u.test(asks) || !isNounPhrase(rest)) return undefined;
    return `${asks} ${doc.text.slice(rest[0]?.start ?? last.end, last.end)} ${auxiliary.lower}`;
  }
  const [question] = parse(`${capitalize(doc.text.slice(auxiliary.start, last.end))}?`).questions;
  const said = question && whetherClause(question);
  // `the corner stores close`: the verb was taken for an object
  const [, object, more] = question?.predicate.tokens ?? [];
  if (object && !more && ENDS.test(object.lower)) return undefined;
  return said === undefined || /^(?:it|this|that)\b/u.test(said) ? undefined : `${asks} ${said}`;
}

/** Verbs that end such a question. */
const ENDS = /^(?:open|close|shut|start|begin|end|finish|leave|arrive|cost|run|depart|last)$/u;

/** `where can I park` → `where I can park`, `how do I get there` → `how to get there`, `what should I wear` → `what to wear`. */
function ownDeed(doc: Doc, words: readonly Token[], last: Token): string | undefined {
  const at = words.findIndex(({ lower }) => lower === 'i');
  const [first] = words;
  const [before, auxiliary, , verb] = words.slice(Math.max(0, at - 2));
  if (at < 2 || at > 4 || !first || !before || !auxiliary || verb?.pos !== 'VERB') return undefined;
  const asks = doc.text.slice(first.start, before.end).toLowerCase();
  const deed = doc.text.slice(verb.start, last.end);
  if (words.some(({ text }) => text === ',')) return undefined;
  if (auxiliary.lower === 'can' && /^(?:where|when)$/u.test(asks)) return `${asks} I can ${deed}`;
  if (auxiliary.lower === 'should' && !/^(?:why|who)/u.test(asks)) return `${asks} to ${deed}`;
  return auxiliary.lower === 'do' && asks === 'how' ? `how to ${deed}` : undefined;
}

/** `which bin goes out tonight`: the order is that of a statement already. */
function asSubject(doc: Doc, [first, noun, verb]: readonly Token[], last: Token): string | undefined {
  if (first?.lower !== 'which' || noun?.pos !== 'NOUN' || !/s$/u.test(verb?.lower ?? '') || verb?.pos !== 'VERB')
    return undefined;
  return `which ${doc.text.slice(noun.start, last.end)}`;
}

/** `the tailor`, `our spare key`: short and closed, so that the verb can stand behind it. */
function isNounPhrase(words: readonly Token[]): boolean {
  const [first, ...more] = words;
  return (
    /^(?:the|our|my|this|that)$/u.test(first?.lower ?? '') &&
    more.length > 0 &&
    more.length < 4 &&
    more.every(({ pos }) => /^(?:NOUN|ADJ|PROPN)$/u.test(pos)) &&
    more.at(-1)?.pos !== 'ADJ'
  );
}
