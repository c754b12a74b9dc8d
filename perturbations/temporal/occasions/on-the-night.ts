import type { Clause, Doc, Rule } from '../../../src/plugin.js';
import { tellsOfPast } from '../../around/only-if.js';
import { isFormal } from '../../around/register.js';
import { inStyle } from '../../around/style.js';
import { firstClause, isUndated } from '../first-clause.js';

/** What is met with on a night out, and what on a visit by day. */
const NIGHT =
  /^(?:seats?|sound|lighting|costumes?|band|drummers?|singers?|dancers?|actors?|cast|crowd|audience|acoustics|set|support act|warm-up|encore|waiters?|waitress|bartender|barman|barmaid|starters?|steaks?|dessert|puppets|choreography|orchestra|performers?|comedians?|host|dj|soloists?|referee|stewards?|bouncers?|portions|cocktails|goalkeeper|defence|defense|commentary)$/u;
const DAY =
  /^(?:sea|water|queues?|drivers?|guards?|instructors?|coach|audio guide|slopes|snow|lifts|cable car|path|trail|air|crossing|volunteers?|marshals?|lifeguards?|examiner|invigilator|speakers?|interviewers?|slides)$/u;

export const onTheNight: Rule = {
  about: 'Says on what night or day were so the seats, the waiter, the queue that a text in the past judges',
  expects: { sentiment: 'same' },
  examples: [
    ['The seats were hard and the sound was muddy', 'The seats were hard last night and the sound was muddy'],
    ['The queue was endless', 'The queue was endless on Saturday'],
    [
      'The starters were tasty, and the pudding was even better 😋',
      'The starters were tasty last night, and the pudding was even better 😋',
    ],
  ],
  leaves: [
    'The path was steep',
    'The trail was narrow',
    'The seats are hard',
    'The seats were so hard that I left',
    'The seats were from a bus',
    'The band was formed in Leeds',
    'The seats were hard today',
    'The waiter was a man who sang',
    'The waiter was warm and funny',
  ],
  onlyIf: tellsOfPast,
  *propose(doc) {
    const clause = firstClause(doc);
    if (
      !clause?.copular ||
      clause.tense !== 'past' ||
      clause.auxiliaries.length > 0 ||
      isFormal(doc) ||
      !isUndated(doc)
    )
      return;
    if (
      doc.clauses.some(({ tense }) => tense !== 'past') ||
      /[?:;]|\b(?:had|when|before|after|whole|all|until|is|are|am)\b/iu.test(doc.text)
    )
      return;
    const { subject } = clause;
    if (!/^(?:the|our|both)$/iu.test(subject.determiner?.lower ?? '') || subject.tokens.length > 3) return;
    const end = endOfPredicate(doc, clause);
    if (end === undefined) return;
    const noun = subject.head.lower;
    if (WAY.test(noun) && LASTING.test(clause.rest.text)) return;
    for (const day of NIGHT.test(noun)
      ? ['last night', 'on Friday night', 'on Saturday']
      : DAY.test(noun)
        ? ['yesterday', 'on Saturday', 'on Sunday']
        : [])
      yield { edits: [{ start: end, end, text: inStyle(doc, ` ${day}`) }] };
  },
};

/** How a way is for good. */
const WAY = /^(?:path|trail|slopes|crossing|lifts|cable car|set)$/u;
const LASTING =
  /\b(?:flat|steep|level|hilly|long|short|narrow|wide|broad|paved|rocky|stony|straight|winding|scenic|gentle|easy|hard|difficult|rough|uneven|average|ordinary|so-so)\b/iu;

/** After `hard`, `far too loud`: an adjective and its degree, at the end or before `and`, `but` or a comma. */
function endOfPredicate({ tokens }: Doc, { verb }: Clause): number | undefined {
  let at = verb.index + 1;
  while (
    /^(?:so|very|really|far|too|quite|pretty|absolutely|totally|just|a|bit|completely|utterly|rather)$/u.test(
      tokens[at]?.lower ?? '',
    )
  )
    at++;
  const word = tokens[at];
  const next = tokens[at + 1];
  if (
    word?.kind !== 'word' ||
    !/^(?:ADJ|VERB)$/u.test(word.pos) ||
    /^(?:made|named|formed|from|born|going|supposed|cancelled|canceled|sold|available|late)$/u.test(word.lower)
  )
    return undefined;
  if (!next || next.kind === 'emoji' || /^[.!,]+$/u.test(next.text)) return word.end;
  const after = tokens[at + 2];
  return /^(?:and|but)$/u.test(next.lower) && /^(?:the|its|our|their|it|we|i|they)$/u.test(after?.lower ?? '')
    ? word.end
    : undefined;
}
