import type { Doc, Rule } from '../../../src/plugin.js';
import { isPolar } from '../../around/evaluative.js';
import { eachInFront } from '../../around/in-front.js';
import { isPersonal } from '../../around/kind.js';
import { isLonger } from '../../around/only-if.js';
import { polarityOf } from '../../person/polar.js';
import { frankFor, isFrank } from '../frank-words.js';
import { isLukewarm } from '../lukewarm.js';
import { opensWithClause, opensWithStatement } from '../stance.js';

/** What says as much as a word of praise or blame. */
const ATTITUDE =
  /\b(?:never|nobody|no one|nothing|barely|hardly|worst|best|deserves?|worth|impossible|medal|disgrace|reason (?:that )?i|highlight|so [a-zà-ž]+ that|too [a-zà-ž]+|no (?:better|worse|good)|earned (?:itself )?an? (?:permanent )?(?:spot|place)|beyond me|disappoint[a-zà-ž]*|waste of)\b/iu;
/** What has an opening of its own, is addressed to somebody, or is told with reserve. */
const OPENED =
  /\b(?:honest[a-zà-ž]*|tbh|ngl|tbf|serious[a-zà-ž]*|frank[a-zà-ž]*|sorry|i (?:have|must) (?:to )?say|admit|apparently|clearly|obviously|of course|to be fair|in fact|thank[a-zà-ž]*|congrat[a-zà-ž]*|dear|neither|okay|ok|fine|decent|used to|patients?|infection|tenants?)\b|[:;“”"?(]|^[^.!]*\b(?:but|although|though|however)\b|^(?:it|he|she|they|that|these are|there|here|what|who\b|how)\b/iu;

export const frankStart: Rule = {
  about:
    'A review that opens with what one thinks of the thing says so frankly: “Honestly, this lamp has been a joy. …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'This kite has given me the best weekends of my life. It folds in a minute.',
      'Honestly, this kite has given me the best weekends of my life. It folds in a minute.',
    ],
    [
      'Whoever wrote this script should be ashamed. The jokes are stale and the end is rushed.',
      'Seriously, whoever wrote this script should be ashamed. The jokes are stale and the end is rushed.',
    ],
  ],
  leaves: [
    'This kite is blue. It folds in a minute.',
    'This booklet describes how a kite can be made at best. It folds in a minute.',
    'We bought the best kite in the shop. It folds in a minute and we love it.',
    'Honestly, this kite is the best. It folds in a minute.',
    'The tenant is a disgrace. He left the yard in a terrible state.',
    'This kite is okay, neither good nor bad. It folds in a minute.',
    'My aunt is 82 and has never owned a better kite. It folds in a minute.',
    "We're collecting names of the best kites. Sign the sheet by the door.",
    'Is this the best kite? It folds in a minute and we love it.',
    'The graft is healing superbly, and the patient is delighted. Discharged with our best wishes.',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    if (!isPersonal(doc) || isFrank(doc) || doc.sentences.length > 4 || isLukewarm(doc)) return;
    const first = doc.sentences[0]?.text ?? '';
    if (first.length < 25 || OPENED.test(first) || !/^\p{Lu}/u.test(first)) return;
    if (/^whoever\b/iu.test(first)) return yield* eachInFront(doc, [isAgainst(doc) ? 'Seriously,' : 'Honestly,']);
    if (!opensWithStatement(doc) || !opensWithClause(doc) || !judgesThing(doc)) return;
    yield* eachInFront(doc, isAgainst(doc) ? ['Honestly,'] : frankFor(doc, ['Honestly,', 'I have to say,']));
  },
};

/** How the thing is, was or has been, with praise or blame in the same clause: no story of what was done, nobody's age. */
function judgesThing({ clauses: [clause] }: Doc): boolean {
  if (!clause || clause.tense === 'future' || clause.subject.person !== 3) return false;
  if (clause.verb.lower.endsWith('ing') && clause.auxiliaries.length > 0) return false;
  if (clause.tense === 'past' && !clause.copular) return false;
  if (DESCRIBES.test(clause.verb.lemma)) return false;
  const said = clause.tokens.map(({ text }) => text).join(' ');
  if (
    !/^(?:(?:[Tt]he|[Tt]his|[Tt]hese|[Oo]ur|[Yy]our|[Mm]y \p{L}+ (?:is|was) the reason|[Bb]reakfast|[Ll]unch|[Dd]inner)\b|(?:\p{Lu}\p{Ll}+ )?\p{Lu}\p{Ll}+ ?['’]s )/u.test(
      said,
    )
  )
    return false;
  if (
    /\b(?:about as|little(?! (?:guide|book|shop|gadget|lamp|place|film|hotel|machine))|boy|girl|until|\d+)\b/iu.test(
      said,
    )
  )
    return false;
  return ATTITUDE.test(said) || clause.tokens.some(({ lower }) => isPolar(lower));
}

function isAgainst({ tokens, text }: Doc): boolean {
  const sides = tokens.flatMap(({ lower }) => polarityOf(lower) ?? []);
  return (
    sides.filter((side) => side === 'negative').length >= sides.filter((side) => side === 'positive').length ||
    /\b(?:disgrace|ashamed|apologise|apologize|no better|nobody|impossible)\b/iu.test(text)
  );
}

/** What a paper does, of which there is nothing to be frank. */
const DESCRIBES =
  /^(?:explain|describe|list|show|outline|summari[sz]e|cover|contain|include|set|tell|deal|provide|present|record|compare|discuss|report)$/u;
