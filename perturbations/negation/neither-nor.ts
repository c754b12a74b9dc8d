import type { Clause, Edit, Rule } from '../../src/plugin.js';
import { isFormal } from '../around/register.js';
import { isOfThing } from './of-thing.js';
import { polarity, stateOf } from './polar.js';

const MIDDLING = ['neither good nor bad', 'neither great nor terrible', 'not great but not terrible'];
const ORDINARY = ['nothing out of the ordinary', 'nothing unusual'];
/** What says the kind of a thing as often as how good it is. */
const KINDS = /^(?:standard|regular|typical|common|conventional)$/u;
const PRODUCTS = ['neither a good nor a bad', 'neither a great nor a terrible'];

export const neitherNor: Rule = {
  about: 'A middling quality is said by denying both ends: “average” → “neither good nor bad”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was okay', 'The soup was neither good nor bad'],
    ['The traffic is normal for a Monday', 'The traffic is nothing unusual for a Monday'],
    ['This is an average laptop', 'This is neither a good nor a bad laptop'],
  ],
  leaves: [
    'The soup was below average',
    'The patient was stable. ECG was normal.',
    "The soup wasn't okay",
    'The average price was high',
    'Everything will be okay',
    "I'm okay",
    'He is okay with it',
    'The soup was average at best',
    'The vital signs were normal',
    'The soup was okay, nothing special',
    'This is a regular keyboard',
    'The screws are standard',
    'The scan was normal',
    'The optician was ordinary',
  ],
  *propose(doc) {
    if (isFormal(doc) || /\bneither\b/iu.test(doc.text)) return;
    for (const clause of doc.clauses) {
      if (clause.negation || !isOfThing(doc, clause.finite.start) || doc.text.includes('?')) continue;
      for (const edit of [...adjectives(clause), ...products(clause)]) yield { edits: [edit] };
    }
  },
};

function* adjectives(clause: Clause): Generator<Edit> {
  const state = stateOf(clause);
  if (state?.verb !== 'be' || clause.subject.person !== 3 || state.next?.text === '-') return;
  const { adjective, degree, polar, next } = state;
  if (/^(?:and|or|but|with|to|because|than|at|enough|,)$/u.test(next?.lower ?? '') || next?.pos === 'NOUN') return;
  if (degree && !/^(?:just|pretty|quite|rather)$/u.test(degree.lower)) return;
  const phrases =
    polar.polarity === 'middling'
      ? MIDDLING
      : polar.polarity === 'ordinary' && clause.subject.number !== 'plural' && !KINDS.test(adjective.lower)
        ? ORDINARY
        : [];
  for (const text of phrases) yield { start: (degree ?? adjective).start, end: adjective.end, text };
}

/** `an average laptop` after a form of `be`. */
function* products({ verb, rest, copular }: Clause): Generator<Edit> {
  const [article, adjective, noun, after] = rest.tokens;
  if (!copular || !article || !adjective || !noun || !/^an?$/u.test(article.lower) || noun.pos !== 'NOUN') return;
  const kind = polarity(adjective.lower)?.polarity;
  if (verb.lemma !== 'be' || kind !== 'middling') return;
  if (after?.pos === 'NOUN' || /^(?:and|but)$/u.test(after?.lower ?? '')) return;
  for (const text of PRODUCTS) yield { start: article.start, end: adjective.end, text };
}
