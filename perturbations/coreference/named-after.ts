import { type Candidate, capitalize, type Rule, type Token } from '../../src/plugin.js';
import { isChat } from '../around/register.js';
import { isFlat } from './stated/flat.js';
import { aboutObjects } from './stated/object.js';
import { hasThirdPerson } from './stated/said.js';
import { aboutSubjects } from './stated/subject.js';

/** Right dislocation, as people talk: the pronoun first, and what it means at the end. */
export const namedAfter: Rule = {
  about: 'Says a statement with a pronoun, and names what it is about at its end',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup here is amazing! 🍲', "It's amazing, the soup here! 🍲"],
    ['The staff were so friendly', 'They were so friendly, the staff'],
    ['Oh, the ride was fine', 'Oh, it was fine, the ride'],
    ['I love this jacket', 'I love it, this jacket'],
  ],
  leaves: [
    'It was fine',
    'The tenant shall pay the rent',
    'The soup was cold, so we left',
    'The lamp fell off the shelf because my son had kicked it',
    'I love this',
    'The waiter was rude to my aunt',
    'The play was passable',
  ],
  *propose(doc) {
    if (!isChat(doc)) return;
    for (const { said, clause, finite, mention, named } of aboutSubjects(doc)) {
      if (isFlat(said.sentence.text)) continue;
      if (named !== 'definite' || (clause.copular && !describes(clause.rest.tokens))) continue;
      if (doc.sentences.length > 1 && !ME.test(doc.text)) continue;
      const { subject, rest, copular, end } = clause;
      if (hasThirdPerson(rest.tokens)) continue;
      if (subject.animacy === 'person' && /^(?:NOUN|PROPN)$/u.test(rest.tokens.at(-1)?.pos ?? '')) continue; // `my aunt, the waiter`
      if (said.sentence.index > 0 && /\b(?:it|they)\b/iu.test(doc.sentences[said.sentence.index - 1]?.text ?? ''))
        continue;
      if (end !== said.last.end || rest.tokens.length > 9 || subject.tokens.length > 6 || subject.kind === 'name')
        continue;
      if (!copular && !/^(?:look|taste|sound|smell|feel|work|rock|suck|exceed|cost|break)$/u.test(clause.verb.lemma))
        continue;
      if (
        rest.tokens.some(
          ({ text, lower }, at) =>
            text === ',' || (ENDS_APART.test(lower) && !(lower === 'so' && isDegree(rest.tokens[at + 1]))),
        )
      )
        continue;
      const opens = clause.start === said.first.start && !said.lower;
      yield after(clause.subject.start, clause.finite.end, opens ? capitalize(finite) : finite, said.last.end, mention);
    }
    for (const { said, phrase, end, anaphor } of aboutObjects(doc)) {
      const before = doc.tokens[(phrase.tokens[0]?.index ?? 0) - 1];
      if (!/^(?:love|hate|enjoy|miss|recommend|stand|dislike|adore)$/u.test(before?.lemma ?? '')) continue;
      if (said.tokens.some(({ lower }) => lower === 'just')) continue;
      if (end !== said.last.end || phrase.kind !== 'common' || said.tokens.length > 14) continue;
      if (/\b(?:and|or|but)\b/u.test(doc.text.slice(phrase.start, end))) continue;
      if (end > phrase.end + 24 || !/^(?:the|this|these|my|our)$/u.test(phrase.determiner?.lower ?? '')) continue;
      yield after(phrase.start, end, anaphor.object, end, doc.text.slice(phrase.start, end));
    }
  },
};

/** Of a notice nobody speaks; in a review somebody says `I`. */
const ME = /\b(?:i|me|my|we|us|our)\b/iu;

/** What something is like; not where, when or how many it is. */
function describes([first, second]: readonly Token[]): boolean {
  if (/^(?:DET|ADJ)$/u.test(first?.pos ?? '')) return first?.lower !== 'the' || second?.pos === 'ADJ';
  return (first?.pos === 'ADV' && second?.pos === 'ADJ') || first?.pos === 'VERB';
}

function isDegree(next: Token | undefined): boolean {
  return next?.pos === 'ADJ' || next?.pos === 'ADV';
}

const ENDS_APART = /^(?:because|when|while|since|although|though|if|but|so|than|that|which|who|where)$/u;

function after(start: number, end: number, pronoun: string, at: number, mention: string): Candidate {
  if (end === at) return { edits: [{ start, end, text: `${pronoun}, ${mention}` }] };
  return {
    edits: [
      { start, end, text: pronoun },
      { start: at, end: at, text: `, ${mention}` },
    ],
  };
}
