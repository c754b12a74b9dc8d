import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isOf } from '../../around/only-if.js';
import { opened } from '../opened.js';
import { opensWithClause, opensWithStatement } from '../stance.js';

/** What one writes a letter about: what somebody did, or has not done. */
const ABOUT =
  /^(?:i|we|your|our|my|the) (?!(?:have )?received your (?:request|letter|email|enquiry|complaint)|defendant|claimant)/iu;
const ITS_OWN_REASON =
  /\b(?:writ(?:e|ing)|our clients?|because|wish to|want to|would like|['’]d like|thank|thanks|wanted|pleased to|am delighted|am disgusted|furious|appalled|disgrace|shame|enclosed|attach(?:ed)?|formal|never|tried|although|if|but|dread\w*|everything)\b/iu;

/** Those whom the reader sent. */
const YOURS =
  /^your (?:courier|driver|technician|engineer|fitters?|plumber|workmen|movers|builders|cleaner|agent|delivery (?:man|driver)|lorry|lorries)\b/iu;

const PRAISED =
  /!|\b(?:even|friendly|kind[a-zà-ž]*|fantastic|excellent|helpful|patient|outstanding|on time|within|polite|brilliant|superb|well)\b/iu;

export const writingBecause: Rule = {
  about: 'A letter says why it is written: “I am writing because your driver broke our gate. …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Your driver broke our gate on Friday and the sheep got out. Please send somebody.',
      'I am writing because your driver broke our gate on Friday and the sheep got out. Please send somebody.',
    ],
    [
      'We have not received your invoice for the work on the roof. Please send it to us.',
      "I'm writing because we have not received your invoice for the work on the roof. Please send it to us.",
    ],
  ],
  leaves: [
    'I would like to order a key.',
    'Your driver is a disgrace.',
    'Thank you for the key',
    'Your technician came on time, mended the raft and was friendly.',
    'The soup was cold',
    'Dear team, your driver broke our gate.',
    'I never write to your office.',
  ],
  onlyIf: isOf('letter'),
  *propose(doc) {
    if (
      (!/\b(?:I|[Ww]e|[Mm]y|[Oo]ur)\b/u.test(doc.text) && !(matches(doc, YOURS) && !matches(doc, PRAISED))) ||
      /\b(?:writ[a-zà-ž]*|wrote|letters?|e-?mail[a-zà-ž]*)\b/iu.test(doc.text) ||
      !opensWithStatement(doc) ||
      !isEvent(doc)
    )
      return;
    yield* opened(doc, ['I am writing because', "I'm writing because"]);
  },
};

function isEvent(doc: Doc): boolean {
  const first = doc.sentences[0]?.text ?? '';
  const [clause] = doc.clauses;
  if (!clause || !opensWithClause(doc) || clause.sentence !== doc.sentences[0] || clause.copular) return false;
  const done = clause.tense === 'past' || clause.finite.lemma === 'have' || clause.negation !== undefined;
  return (
    done &&
    ABOUT.test(first) &&
    !ITS_OWN_REASON.test(first) &&
    !/[!?;:]|\p{Extended_Pictographic}/u.test(first) &&
    /^\s*\p{Lu}/u.test(first)
  );
}
