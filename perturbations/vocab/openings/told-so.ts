import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isMessage } from '../../around/kind.js';
import { all } from '../../around/only-if.js';
import { opened } from '../opened.js';
import { addresses, opensWithClause, opensWithStatement } from '../stance.js';

/** What is told in a breath, without a lead-in. */
const NO_STORY =
  /^(?:ms|mr|mrs|miss|dr|support|it|that|this|these|those|there|what|worst|best|mega|[a-zà-ž]+ing)\b|^.{110}|[😭💔]|[?"“”:;]|\b(?:so|well|used to|buried|funeral|cancer|biopsy|committee|council|hereby|panicked|attack|bullied|humiliat\w+|assault\w*|surgery|trolley|ward|hospital|accident|heartbroken|experience|bad news|let down|couldn['’]t (?:ask|fault|wish))\b/iu;

export const toldSo: Rule = {
  about: 'A story of what happened opens with “So,”, as one tells it to friends',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['We missed the ferry and slept on the pier', 'So, we missed the ferry and slept on the pier'],
    ['They lost my trunk and nobody cares', 'So, they lost my trunk and nobody cares'],
    ['Nobody came to my puppet show', 'So, nobody came to my puppet show'],
  ],
  leaves: [
    'We miss the ferry',
    'Our cat died',
    'You missed the ferry',
    'It was cold',
    'So we left',
    'The patient slept well',
    'I was so cold',
    'I was really let down by the ferryman',
    'Did we miss it?',
    'My mother was left on a trolley in the corridor, and her pain was not written down.',
  ],
  onlyIf: all(isMessage, opensWithStatement, opensWithClause),
  *propose(doc) {
    if (addresses(doc) || matches(doc, NO_STORY)) return;
    if (doc.sentences.length > 2 || !tellsOfEvent(doc)) return;
    yield* opened(doc, ['So,']);
  },
};

/** What happened, of people: not how something was. */
function tellsOfEvent({ clauses: [clause] }: Doc): boolean {
  if (clause?.tense !== 'past' || clause.copular || clause.negation || FELT.test(clause.verb.lemma)) return false;
  return (
    clause.subject.kind !== 'common' ||
    clause.subject.animacy === 'person' ||
    AT_WORK.test(clause.subject.text) ||
    /^(?:my|our)$/iu.test(clause.subject.determiner?.lower ?? '')
  );
}

/** Those who serve or advise, whom one meets in town. */
const AT_WORK =
  /^(?:the|a|this) (?:[a-zà-ž]+ )?(?:clerk|cashier|(?:shop |sales )?assistant|(?:estate |travel |letting |customs )?agent|vendor|usher|steward|teller|porter|barista|bartender|conductor|inspector|courier|librarian|pharmacist|receptionist|secretary|registrar|ranger|lifeguard|caretaker|janitor)s?$/iu;
/** What one feels or thinks is no story. */
const FELT =
  /^(?:enjoy|love|like|hate|regret|adore|feel|think|want|hope|expect|prefer|dislike|appreciate|know|need|mean)$/u;
