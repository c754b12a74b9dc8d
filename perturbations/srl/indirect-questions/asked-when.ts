import { conjugate, type Doc, parse, type Rule, whetherClause } from '../../../src/plugin.js';

export const askedWhen: Rule = {
  about:
    'A question of when or where in a message is put indirectly: “Where is the van?” → “Do you know where the van is?”',
  expects: { sentiment: 'same' },
  examples: [
    ['What time does the bakery close?', 'Do you know what time the bakery closes?'],
    ['Where did you leave the ladder?', 'Can you remember where you left the ladder?'],
    ['where can I buy stamps? ✉️', 'do you know where I can buy stamps? ✉️'],
    ['What time does the hardware store open?', 'Do you know what time the hardware store opens?'],
    ['Where is the stapler?', 'Do you know where the stapler is?'],
  ],
  leaves: [
    'Where have you been all my life?',
    'When will this ever end?',
    'Where is it?',
    'Where do they get the cheek?',
    'Where did you learn to park?',
    'Where is the justice?',
    'Where is my refund?',
    'Why does the bakery close?',
    'Where on earth is the van?',
    "Where isn't it raining?",
    'Where is the van? I am late.',
    'When are you free?',
    'When is it open?',
    'When did the museum close?',
  ],
  words: () => ['where', 'when', 'what'],
  *propose(doc) {
    const [sentence, second] = doc.sentences;
    const [first, noun] = doc.tokens;
    if (!sentence || second || !first || !noun || doc.tokens.length > 14) return;
    if (!/^(?:where|when|what)$/u.test(first.lower) || (first.lower === 'what') !== (noun.lower === 'time')) return;
    const wh = first.lower === 'what' ? noun : first;
    const mark = doc.tokens.findIndex(({ text }) => text === '?');
    const auxiliary = doc.tokens[wh.index + 1];
    const last = doc.tokens[mark - 1];
    if (!auxiliary || !last || doc.tokens.slice(0, mark).some(({ lower, text }) => STRONG.test(lower) || text === ','))
      return;
    const clause = clauseOf(doc, auxiliary.start, last.end);
    if (clause === undefined || !isPlain(doc, wh.end, last.end)) return;
    const remembers = clause.you && clause.past;
    if (clause.you && !remembers) return;
    const said = remembers ? 'can you remember' : 'do you know';
    const words = /^\p{Lu}/u.test(first.text) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
    yield {
      edits: [
        {
          start: first.start,
          end: last.end,
          text: `${words} ${first.lower}${wh === first ? '' : ' time'} ${clause.text}`,
        },
      ],
    };
  },
};

/** A time or place is asked for and nothing else: `do they get the cheek` asks for neither. */
function isPlain(doc: Doc, start: number, end: number): boolean {
  const asked = doc.text.slice(start, end).trim().toLowerCase();
  if (
    /\b(?:justice|logic|sense|love|respect|fun|manners|point|shame|service|staff|manager|order|parcel|refund|money|quality)$/u.test(
      asked,
    )
  )
    return false;
  return (
    /^(?:is|are|does|do) (?:the|my|our|this|next)\b/u.test(asked) ||
    /^did you (?:park|put|leave|hide|store|buy|find)\b/u.test(asked) ||
    /^can (?:i|we) /u.test(asked)
  );
}

const STRONG = /^(?:ever|n't|not|never|still|again|hell|earth|finally|even|always|been|life)$/u;

/** The statement in what follows the question word: its verb may be all that is left after the subject. */
function clauseOf(doc: Doc, start: number, end: number) {
  const inner = doc.text.slice(start, end);
  const does =
    /^(?<does>does|do|did) (?<subject>(?:the|my|our|your|this|next) [\p{Ll} ]+) (?<verb>close|open|start|end|leave|begin|finish|land|arrive|run)$/u.exec(
      inner,
    )?.groups;
  if (does?.verb) {
    const form = does.does === 'does' ? 'third' : does.does === 'did' ? 'past' : 'base';
    return { text: `${does.subject} ${conjugate(does.verb, form)}`, you: false, past: false };
  }
  const [question] = parse(`${inner}?`).questions;
  if (question && !question.negation) {
    if (/^(?:it|this|that)$/u.test(question.subject.text.toLowerCase()) && question.predicate.tokens.length < 2)
      return undefined;
    const text = whetherClause(question);
    return text === undefined
      ? undefined
      : { text, you: question.subject.head.lower === 'you', past: question.auxiliary.lower === 'did' };
  }
  const be = /^(?<verb>is|are|was|were) (?<subject>(?:the|my|our|your) [\p{Ll} ]+)$/u.exec(inner)?.groups;
  return be ? { text: `${be.subject} ${be.verb}`, you: false, past: false } : undefined;
}
