import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { hasComma } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';
import { withoutMarks } from '../../around/without-marks.js';

/** What a part of a list begins with that has no verb: `clean water`, `no spare`, `a score …`. */
const FRAGMENT = /^(?:an? |the |no |two |three |four |five |half |my )?\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,7}$/u;
const CLAUSE =
  /^(?:i|we|he|she|they|it|the [a-zà-ž]+|my [a-zà-ž]+|our [a-zà-ž]+) [a-zà-ž][a-zà-ž'’-]*(?: [a-zà-ž'’-]+){0,8}$/iu;
const JOINED =
  /\b(?:and|or|but|so|yet|please|thanks?|hello|hi|dear|then|too|also|not|plus|though|which|who|what|how|why|where|when|honestly|lol|ever|again|let|don['’]t)\b/iu;
const LINKED =
  /^(?:with|in|on|at|for|from|to|by|as|of|has|have|had|is|are|was|were|will|would|can|could|like|than|because|since|which|who|that|what|how|very|really|so|such|it|this|just|even|especially|including|never|always|i\b(?! [a-zà-ž]+)|[a-zà-ž]+ing\b|[a-zà-ž]+ly\b)/iu;

export const listAnd: Rule = {
  about: 'A list without “and” gets it before its last part: “Clean beds, warm rooms, and kind hosts.”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Clean tents, warm showers, kind wardens.', 'Clean tents, warm showers, and kind wardens.'],
    ["I didn't row, I didn't swim, I slept", "I didn't row, I didn't swim, and I slept"],
    ['A leak at midnight, no bucket, no plumber 😖', 'A leak at midnight, no bucket, and no plumber 😖'],
  ],
  leaves: [
    'Clean tents, warm showers and kind wardens.',
    'My aunt, a sailor, won',
    'My aunt, a sailor of eighty, has bought a boat',
    'Cold, wet, miserable, as ever',
    'Same boat, same lake, same crew',
    'Finished my first race, legs like jelly, heart full',
    'Good morning, my dear, lovely friends',
    'The tent, the old one, leaked',
    'Despite its fame, the opera is a clumsy, joyless affair.',
    'Tents, lamps, which was odd',
  ],
  onlyIf: hasComma,
  *propose(doc) {
    if (inCapitals(doc) || doc.text.includes('?') || doc.sentences.length > 3) return;
    for (const sentence of doc.sentences) {
      if (!sentence.text.includes(', ')) continue;
      const said = withoutMarks(sentence.text);
      const at = said.lastIndexOf(', ');
      if (at > 0 && isBareList(doc, said, sentence.start))
        yield { edits: [{ start: sentence.start + at + 1, end: sentence.start + at + 1, text: ' and' }] };
    }
  },
};

/** `Same desk, same view, same soup` lives by its beat. */
function repeats(parts: readonly string[]): boolean {
  const firsts = parts.map((part) => part.split(' ')[0]?.toLowerCase());
  return firsts[0] === firsts[1] || (firsts.at(-1) === firsts.at(-2) && firsts.at(-1) === firsts.at(-3));
}

/** Three parts or more of one make, all without a verb or all with one. */
function isBareList(doc: Doc, said: string, start: number): boolean {
  const parts = said.split(', ');
  if (parts.length < 3 || parts.length > 5 || /[;:"“”()\d–—]/u.test(said) || matches(doc, JOINED, said)) return false;
  if (parts.slice(1).some((part) => LINKED.test(part))) return false;
  const clauses = doc.clauses.filter((each) => each.start >= start && each.start < start + said.length);
  let from = start;
  const withVerb = parts.map((part) => {
    const [begin, end] = [from, from + part.length];
    from = end + 2;
    return clauses.some((each) => each.start >= begin && each.start < end);
  });
  if (withVerb.every(Boolean)) return parts.every((part) => CLAUSE.test(part));
  if (withVerb.some(Boolean) || /^(?:\p{L}+ed|Despite|With|After|For|In|On|At)\b/u.test(said) || repeats(parts))
    return false;
  return parts.every(
    (part) => FRAGMENT.test(part) && part.includes(' ') && !/^(?:i|we|he|she|they|you)\b/iu.test(part),
  );
}
