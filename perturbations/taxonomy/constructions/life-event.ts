import { type Edit, type Question, type Rule, type Token, wordTable } from '../../../src/plugin.js';

const EVENT = wordTable<string>({ died: 'death', born: 'birth' });
const LINK = wordTable<string>({ when: 'at the time of', before: 'before', after: 'after' });
const OWN = wordTable<string>({ he: 'his', she: 'her' });

/** Behind these the clause is no time of its own: `how he felt when`, `even before`, `married when`. */
const NOT_BEHIND = /^(?:even|only|just|right|until|ever|and|or|but|that|old|young|age|aged)$/u;

export const lifeEvent: Rule = {
  about: 'A clause of birth or death becomes its noun: “… before Haydn was born?” → “… before Haydn’s birth?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Was the bridge open when Ibsen was born?', "Was the bridge open at the time of Ibsen's birth?"],
    ['Did Chopin leave Paris before he died?', 'Did Chopin leave Paris before his death?'],
    ['Was the harp known before Brahms was born?', 'Was the harp known before the birth of Brahms?'],
  ],
  leaves: [
    'Was the bridge open when Ibsen died of a fever?',
    'Was Ibsen old when he died of it?',
    'Was the dodo gone before the parrot died?',
    'Did Ibsen weep when and where he was born?',
    'Was Ibsen born before Brahms was born?',
    'Was the bridge open when Brahms died?',
  ],
  words: () => Object.keys(EVENT),
  *propose({ questions, sentences }) {
    const [question, second] = questions;
    if (!question || second || question.negation || question.sentence !== sentences.at(-1)) return;
    const edit = clauseAtTheEnd(question);
    if (edit) yield { edits: [edit] };
  },
};

function clauseAtTheEnd({ auxiliary, predicate: { tokens } }: Question): Edit | undefined {
  const last = tokens.at(-1);
  const at = tokens.findLastIndex(({ lower }) => LINK[lower]);
  const [link, before] = [tokens[at], tokens[at - 1]];
  const event = EVENT[last?.lower ?? ''];
  if (!link || !before || !last || !event || NOT_BEHIND.test(before.lower)) return undefined;
  if (tokens.slice(0, at).some(({ lower }) => lower === 'born' || lower === 'die')) return undefined;
  const clause = tokens.slice(at + 1, -1);
  const who = event === 'birth' ? clause.slice(0, -1) : clause;
  if (event === 'birth' && clause.at(-1)?.lower !== 'was') return undefined;
  const whose = ownOf(who, event);
  const when = auxiliary.lower === 'had' && link.lower === 'when' ? 'by the time of' : LINK[link.lower];
  if (link.lower === 'when' && whose?.startsWith('the ')) return undefined; // at the time of the death of
  return whose === undefined ? undefined : { start: link.start, end: last.end, text: `${when} ${whose}` };
}

/** `his death`, `Ibsen's death`, `the death of Brahms`. */
function ownOf(who: readonly Token[], event: string): string | undefined {
  const [first] = who;
  const last = who.at(-1);
  if (!first || !last) return undefined;
  const own = who.length === 1 ? OWN[first.lower] : undefined;
  if (own) return `${own} ${event}`;
  if (who.length > 4 || !who.every(isOfName) || !/^\p{Lu}/u.test(first.text)) return undefined;
  const name = who.map(({ text }) => text).join(' ');
  return /[sxzIVX]$/u.test(last.text) ? `the ${event} of ${name}` : `${name}'s ${event}`;
}

/** A capital, or what stands between the parts of a name. */
const isOfName = ({ text, pos }: Token): boolean =>
  (pos === 'PROPN' && /^\p{Lu}/u.test(text)) || /^(?:van|von|da|de|der|the|of)$/u.test(text);
