import { animacyOf, type Doc } from '../../src/plugin.js';

/** Roles that name nobody's kin and that a list of persons may lack. */
const ROLES =
  /(?:ician|ologist|smith|monger|keeper|worker|man|woman|men|women|master|mistress|lady|lad|bloke|guy)s?$|^(?:vet|temp|host|hostess|barista|lodger|tenant|au pair|sitter|cook|chef|coach|ref|referee|cleaner|plumber|joiner|fitter|rep|agent|band|staff|team|crew|one|dog|cat|puppy|kitten|horse|baby|babies)$/u;
/** What is looked at for what it shows: a scan shows nothing unusual, it is not nothing unusual. */
export const FINDINGS =
  /\b(?:scans?|x-?rays?|ecg|ekg|mri|ct|tests?|results?|bloods?|pressure|temperature|pulse|ultrasound|biopsy|swabs?|urine|heart|heartbeat|mole|eyesight|vision|hearing|pregnancy|levels?|readings?|weight|breathing|lungs?|chest|exam|examination|smear|mammogram|liver|kidneys?|function|growth|reflexes|skin|count|pupils|knee|hip|back|leg|arm|foot|hand|head|ears?|eyes?|voice|stomach|screws?|bolts?|plugs?|sockets?|size|life)\b/iu;

/** Whether the words at a place are said, in a main clause, of a thing that one judges by having had it. */
export function isOfThing({ clauses }: Doc, at: number): boolean {
  const clause = clauses.find(({ finite, rest }) => at === finite.start || (at >= finite.end && at <= rest.start + 12));
  if (!clause || at >= clause.end) return false;
  const { subject } = clause;
  return (
    subject.person === 3 &&
    subject.animacy !== 'person' &&
    animacyOf(subject.head.lemma) !== 'person' &&
    !ROLES.test(subject.head.lower) &&
    !FINDINGS.test(subject.text) &&
    !/^(?:he|she|they|who|what|everyone|everybody|everything|all|I|you|we)\b/iu.test(subject.text)
  );
}
