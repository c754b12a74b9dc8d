import { type Clause, type Doc, type Edit, neededWords, type Rule } from '../../../src/plugin.js';
import { isFormal, isGrave } from '../../around/register.js';
import { inStyle } from '../../around/style.js';
import { FINDINGS, isOfThing } from '../of-thing.js';
import { polarAdjectives, polarity, stateOf } from '../polar.js';

const MIDDLING = ['neither good nor bad', 'neither great nor terrible', 'not great but not terrible'];
const ORDINARY = ['nothing out of the ordinary', 'nothing unusual'];
/** What says the kind of a thing as often as how good it is. */
const KINDS = /^(?:standard|regular|typical|common|conventional)$/u;
const PRODUCTS = ['neither a good nor a bad', 'neither a great nor a terrible'];

export const neitherNor: Rule = {
  about:
    'A middling quality is said by denying both ends, an ordinary one by denying what is unusual: “average” → “neither good nor bad”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was okay', 'The soup was neither good nor bad'],
    ['The traffic is normal for a Monday', 'The traffic is nothing unusual for a Monday'],
    ['This is an average laptop', 'This is neither a good nor a bad laptop'],
    ['The kettle is pretty standard', "There's nothing unusual about the kettle"],
    ['This spoon is a regular spoon', "There's nothing unusual about this spoon"],
    ['The tailor was average', 'The tailor was neither good nor bad'],
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
    'This is a regular size',
    'The scan was normal',
    'The tests were typical',
    'The name is common',
    'The tailor was okay',
    'It was standard, as in most places',
    'The lamp is average in height',
    'It is an average pie at an average price',
    'It was an average pie with a lot of crust',
  ],
  words: () => neededWords(ORDINARILY, ...polarAdjectives('middling', 'ordinary')),
  *propose(doc) {
    if (isFormal(doc) || /\bneither\b/iu.test(doc.text)) return;
    for (const clause of doc.clauses) {
      if (clause.negation || doc.text.includes('?')) continue;
      const about = nothingUnusual(doc, clause);
      if (about) yield { edits: about };
      if (!isOfThing(doc, clause.finite.start) && !isService(clause)) continue;
      for (const edit of [...adjectives(clause), ...products(clause)]) yield { edits: [edit] };
    }
  },
};

function* adjectives(clause: Clause): Generator<Edit> {
  const state = stateOf(clause);
  if (state?.verb !== 'be' || clause.subject.person !== 3 || state.next?.text === '-') return;
  const { adjective, degree, polar, next } = state;
  if (/^(?:and|or|but|with|to|in|of|because|than|at|enough|,)$/u.test(next?.lower ?? '') || next?.pos === 'NOUN')
    return;
  if (degree && !/^(?:just|pretty|quite|rather)$/u.test(degree.lower)) return;
  const phrases =
    polar.polarity === 'middling'
      ? MIDDLING
      : polar.polarity === 'ordinary' && next && clause.subject.number !== 'plural' && !KINDS.test(adjective.lower)
        ? ORDINARY
        : [];
  for (const text of phrases) yield { start: (degree ?? adjective).start, end: adjective.end, text };
}

/** Somebody whose work is judged, in words that say nothing of how they are themselves. */
function isService({ subject, rest }: Clause): boolean {
  return (
    /^(?:average|so-so|adequate)$/u.test(rest.tokens.at(-1)?.lower ?? '') &&
    /^the [a-zà-ž]+(?: [a-zà-ž]+)?$/iu.test(subject.text) &&
    SERVICE.test(subject.head.lower)
  );
}

const SERVICE =
  /^(?:tailor|barber|hairdresser|plumber|electrician|locksmith|optician|dentist|mechanic|guide|waiter|waitress|teacher|instructor|chef|cook|photographer|painter|decorator|gardener|cleaner|driver|dj|band|choir|caterer|florist|builder|roofer|speaker|coach|actor|actors|singer|staff|receptionist|physiotherapist|baker|butcher|tutor|lecturer|masseuse)$/u;

/** `The kettle is standard`, `This spoon is a regular spoon`, where nothing else is said. */
function nothingUnusual(
  doc: Doc,
  { subject, finite, verb, rest, sentence, start, end }: Clause,
): readonly Edit[] | undefined {
  const [opens] = subject.tokens;
  const after = sentence.tokens.filter((token) => token.start >= end);
  if (!opens || verb !== finite || !/^(?:is|are|was|were)$/u.test(finite.lower) || start !== sentence.start)
    return undefined;
  if (!/^(?:the|this|that|these|those|my|our|his|her)$/u.test(opens.lower) || subject.tokens.length > 6)
    return undefined;
  if (FINDINGS.test(subject.text) || isGrave(doc)) return undefined;
  if (after.some(({ kind, text }) => kind !== 'emoji' && text !== '.')) return undefined;
  const said = ORDINARILY.exec(rest.text);
  const noun = said?.groups?.['noun'];
  if (!said || (noun !== undefined && noun !== subject.head.lower) || (noun === undefined && said[1] !== undefined))
    return undefined;
  const there = finite.lower.startsWith('w') ? 'There was' : "There's";
  return [
    { start: opens.start, end: opens.end, text: inStyle(doc, `${there} nothing unusual about ${opens.lower}`) },
    { start: subject.end, end, text: '' },
  ];
}

const ORDINARILY =
  /^(?:(?:just|pretty|fairly|quite|perfectly|completely) )?(an? )?(?:fairly |pretty |perfectly )?(?:ordinary|regular|standard|typical|normal|unremarkable|run-of-the-mill)(?: (?<noun>[\p{L}-]+))?$/u;

/** `an average laptop` after a form of `be`. */
function* products({ verb, rest, copular }: Clause): Generator<Edit> {
  const [article, adjective, noun, after] = rest.tokens;
  if (!copular || !article || !adjective || !noun || !/^an?$/u.test(article.lower) || noun.pos !== 'NOUN') return;
  const kind = polarity(adjective.lower)?.polarity;
  if (verb.lemma !== 'be' || kind !== 'middling') return;
  if (after?.pos === 'NOUN' || /^(?:and|but|at|with|to|for|from|that|who|which|of|,)$/u.test(after?.lower ?? ''))
    return;
  for (const text of PRODUCTS) yield { start: article.start, end: adjective.end, text };
}
