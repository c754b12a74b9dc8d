import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isOwnPast } from './long-question-denied.js';

const AFTER = [" I'm not sure.", " I don't know.", " I'm not certain.", " I really don't know."];
const BEFORE = ["I'm not sure about this: ", "I don't know the answer to this: ", "I'm not certain about this: "];

/** Nothing within the question is touched, so that it may be as long and as involved as it is. */
export const askedUnsure: Rule = {
  about: 'Beside a longer question, the one who asks says that they do not know: “I’m not sure about this: is X Y?”',
  expects: { 'yes-no': 'same' },
  // Fits nearly every question: first what changes within it, or turns it round.
  fallback: true,
  examples: [
    [
      'My tenant moved out at night. May I keep his deposit if he owes me rent?',
      "My tenant moved out at night. May I keep his deposit if he owes me rent? I'm not sure.",
    ],
    [
      'Could a monk who copied a book by hand in 1300 have used a pencil?',
      "I'm not sure about this: could a monk who copied a book by hand in 1300 have used a pencil?",
    ],
  ],
  leaves: [
    'Is the lake deep?',
    'The paint dries in four hours. A painter finished at eight; may he begin the second coat at two?',
    'Am I right in thinking that a monk who copied a book by hand used ink?',
    'Is it true that a monk who copied a book by hand in 1300 used a pencil for it?',
    "Isn't a monk who copied books by hand in 1300 likely to have used ink?",
    'Would you say that a monk who copied a book by hand in 1300 was paid?',
    "Here's a riddle for you: can a man in an ordinary country marry his widow's sister?",
    'Why did a monk who copied a book by hand in 1300 use ink and not a pencil?',
    'I am not sure what monks used for books in 1300. Did they use ink or a pencil?',
    'My teenage sons are twins as alike as two peas. Were they born in different years?',
    'Did a monk who copied a book by hand use ink? Or did he use a pencil?',
    'Please check the pump. Can somebody come round and tell me whether it is safe to use tonight?',
  ],
  *propose(doc) {
    const asked = askedAtLength(doc);
    if (!asked) return;
    const { text } = doc;
    const end = text.trimEnd().length;
    const typed = /^\p{Ll}/u.test(text);
    // behind a single question it would be tacked on
    if (doc.sentences.length > 1 && !text.includes(';'))
      for (const words of AFTER)
        yield { edits: [{ start: end, end, text: typed ? words.replace(' I', ' i') : words }] };
    if (doc.sentences.length > 1 || typed || !/^\p{Lu}\p{Ll}+ /u.test(text) || text.includes(':')) return;
    const [first] = doc.tokens;
    if (first && first.pos !== 'PROPN' && first.text !== 'I')
      for (const words of BEFORE) yield { edits: [{ start: first.start, end: first.end, text: words + first.lower }] };
  },
};

const SHORTEST = 11;
/** Somebody is asked for a deed or a view, knows the answer, or has said already that they do not. */
const BARRED =
  /\b(?:not sure|unsure|don['’]t know|remember|riddle|quiz|answer|please|quick one|is it (?:true|right|correct|the case)|am i (?:right|correct|wrong)|i (?:think|believe|suppose)|imagine|picture|let['’]s say|would you|could you|can you (?:tell|help|give|send|please|explain)|do you (?:think|know|want|like|have)|(?:tell|help|send|give) (?:me|us)|should (?:i|we)|shall (?:i|we)|at all)\b|^say\b/iu;
const NEGATIVE =
  /^(?:[a-zà-ž]+n['’]t\b|(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should) (?:[a-zà-ž]+ )?not\b)/iu;

/** The one yes/no question of a text, its last sentence, where it is long or has something said before it. */
function askedAtLength(doc: Doc): boolean {
  const { text } = doc;
  if (!text.trimEnd().endsWith('?') || text.indexOf('?') < text.lastIndexOf('?') || matches(doc, BARRED)) return false;
  const last = doc.sentences.at(-1);
  if (!last || doc.sentences.length > 3 || doc.tokens.length < SHORTEST || NEGATIVE.test(last.text)) return false;
  if (/["“”()]/u.test(last.text) || /^\p{Lu}{2}/u.test(text)) return false;
  if (last.index > 0 && isOwnPast(text, last.tokens[0]?.lower ?? '')) return false;
  return last.kind === 'yes-no-question' || /^ought (?!you\b)/iu.test(last.text) || ASKS_LATER.test(last.text);
}

/** `If …, can …`: the question comes after a clause or phrase. */
const ASKS_LATER =
  /^(?!(?:who|what|why|when|where|how|which)\b[^,]*\?)[^?]*, (?:then, )?(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|may|might|must|should) (?!you\b)[^,]/iu;
