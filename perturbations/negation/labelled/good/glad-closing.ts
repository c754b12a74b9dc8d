import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { saidAfter } from '../../../around/said-after.js';
import { saidOfThing } from '../../said-of-thing.js';
import { HOPED, SUPREME } from './glad-words.js';
import { type Glad, gladness, type Topic } from './gladness.js';

interface Closing extends Pick<Rule, 'about' | 'examples'> {
  readonly topics: readonly Topic[];
  readonly leaves: readonly string[];
  /** What may be said after such a text. */
  says(glad: Glad, doc: Doc): readonly string[];
}

/** A rule that closes a text whose label is Positive, where it is about one of these topics. */
export function gladClosing({ about, examples, leaves, topics, says }: Closing): Rule {
  return {
    about,
    expects: { sentiment: 'same' },
    fallback: true,
    examples,
    leaves,
    *propose(doc) {
      const glad = gladness(doc);
      if (!glad || !topics.includes(glad.topic)) return;
      for (const said of says(glad, doc)) {
        if (isSaid(doc, said) || isFaint(doc, said, glad)) continue;
        const ofThing = saidOfThing(doc, said);
        const after = ofThing === undefined ? undefined : saidAfter(doc, ofThing);
        if (after) yield after;
      }
    },
  };
}

/** Praise that is too faint for what was said, or not to have been disappointed where nothing was hoped for. */
function isFaint(doc: Doc, said: string, { chat }: Glad): boolean {
  if (!/complain|disappoint|fault it/iu.test(said)) return false;
  if (matches(doc, SUPREME)) return true;
  return /\b(?:was|were)(?: not|n['’]t) disappointed/iu.test(said) && !chat && !matches(doc, HOPED);
}

/** Whether the text has a chief word of it already. */
function isSaid({ text }: Doc, said: string): boolean {
  const lower = text.toLowerCase();
  return said
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 4 && !COMMON.has(word) && lower.includes(word.slice(0, 5)));
}

const COMMON = new Set([
  'praise',
  'would',
  'could',
  'about',
  'every',
  'there',
  'their',
  'other',
  'again',
  'going',
  'being',
]);
