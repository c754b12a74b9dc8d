import type { Clause, Doc, Edit, Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { inCapitals } from '../around/style.js';
import { isTimeless, soleClause } from './first-clause.js';
import { isLastingFeeling } from './lasting-feeling.js';
import { presentMood } from './mood.js';
import { kindOf } from './noun-kinds.js';

const DAYS = ['Yesterday,', 'Last night,', 'On Monday,', 'On Saturday,'];

/** Feelings about what lasts, which are not over with the day. */
const MOVED = /^(?:proud|grateful|thankful|lucky|blessed|glad|allergic|aware|single|married)$/u;
const EXPERIENCED = /^(?:changing|taste|meal)$/u;
const LASTING_THINGS =
  /^(?:city|town|company|neighbou?rhood|house|economy|view|scenery|air|restaurant|cafe|café|diner|bistro|pub|bar|rent|prices?|office|site|website)$/u;

export const wasThen: Rule = {
  about: 'Tells of a day in the past what the text tells of the present',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm so tired 😴", 'Yesterday, I was so tired 😴'],
    ["I'm feeling so lonely in this town", 'Last night, I was feeling so lonely in this town'],
    ['The buses are terribly slow', 'On Monday, the buses were terribly slow'],
  ],
  leaves: [
    "I'm so proud of my sister",
    "I'm happy that you are here",
    'The soup was cold',
    'I am tired today',
    'The car is red',
    "I'm allergic to nuts",
    "I'm planning a trip",
    "I'm looking forward to the trip",
    'This city is beautiful',
    "I'm trying to grow mint 🌱",
  ],
  *propose(doc) {
    const clause = shiftable(doc);
    if (!clause || inCapitals(doc)) return;
    const { finite, negation } = clause;
    const contracted = finite.lower.startsWith("'") || finite.lower.startsWith('’');
    const was =
      /^(?:we|you|they)$/iu.test(clause.subject.text) || /^(?:are|'re|’re)$/u.test(finite.lower) ? 'were' : 'was';
    const edit: Edit = negation
      ? { start: finite.start, end: negation.end, text: `${contracted ? ' ' : ''}${was}n't` }
      : { start: finite.start, end: finite.end, text: `${contracted ? ' ' : ''}${was}` };
    for (const candidate of eachInFront(doc, DAYS)) yield { edits: [...candidate.edits, edit] };
  },
};

function shiftable(doc: Doc): Clause | undefined {
  const clause = soleClause(doc);
  const mood = presentMood(doc);
  if (!clause || !isTimeless(doc) || !fits(clause, mood)) return undefined;
  if (!/^(?:am|is|are|['’](?:m|s|re))$/u.test(clause.finite.lower)) return undefined;
  if (clause.negation && clause.negation.index !== clause.finite.index + 1) return undefined;
  const others = doc.tokens.filter(({ index }) => index > clause.verb.index);
  const tensed = others.some(
    ({ pos, lower, index }) =>
      pos === 'AUX' ||
      pos === 'SCONJ' ||
      /^(?:that|who|which|how|what|where|i|you|he|she|they|we|can|will|here|now|me|them)$/u.test(lower) ||
      (pos === 'VERB' && doc.tokens[index - 1]?.lower !== 'to' && !/(?:ing|ed)$/u.test(lower)),
  );
  return tensed ? undefined : clause;
}

function fits(clause: Clause, mood: ReturnType<typeof presentMood>): boolean {
  const { rest, subject } = clause;
  if (mood === 'feeling' && /\b(?:with|about|of|by|at|from) (?:my|the|this|our)\b/iu.test(rest.text)) return false;
  if (mood === 'feeling')
    return !rest.tokens.some(({ lower }) => MOVED.test(lower)) && (!clause.copular || isLastingFeeling(clause));
  const head = subject.head.lower;
  if (!clause.copular || subject.kind !== 'common' || LASTING_THINGS.test(head)) return false;
  if (/^(?:this|these)$/u.test(subject.determiner?.lower ?? '')) return false;
  const [first, second] = rest.tokens;
  const predicate = first?.pos === 'ADV' ? second : first;
  return predicate?.pos === 'ADJ' && EXPERIENCED.test(kindOf(head) ?? '');
}
