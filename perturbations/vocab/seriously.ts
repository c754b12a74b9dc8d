import type { Doc, Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { isOutspoken } from './charged.js';
import { kindOfText } from './kind-of-text.js';
import { isLukewarm } from './lukewarm.js';
import { opened } from './opened.js';
import { addresses, opensWithClause, opensWithStatement } from './stance.js';

const ADVICE =
  /^(?:avoid|never (?!mind)|(?:don['’]t|dont) (?:miss|bother|ever|buy|go|waste|order|let)|treat yourself|leave me alone|stop)\b/iu;
/** Nobody cries out about what leaves them cold. */
const UNMOVED =
  /\b(?:(?:wasn['’]t|isn['’]t|not|neither) (?:\p{L}+ )?(?:impressed|bothered|fussed|moved|bad|great)|bothered by|indifferent|just an?|whatever|shrug)\b/iu;
/** What one says to somebody's face: `You never listen`. */
const BLAMES = /^you (?:never|always|forgot|lied|broke|ruined|promised|make me|made my)\b/iu;
const TENDER =
  /\b(?:buried|funeral|i feel|feeling|i['’]m|sorry|i think|i guess|maybe|used to|grateful|thank(?:ful)?|proud|usual|unlawful|consider that|whom)\b/iu;

export const seriously: Rule = {
  about: 'A complaint, a praise or an advice is said seriously: “Seriously, nobody answers”, “Honestly, they lost it”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['Nobody answers my letters', 'Honestly, nobody answers my letters'],
    ['These gloves are so warm', 'Seriously, these gloves are so warm'],
    ['Avoid the ferry, it leaks', 'Seriously, avoid the ferry, it leaks'],
    ['You never answer my letters', 'Honestly, you never answer my letters'],
  ],
  leaves: [
    'The gloves are on the shelf',
    'My cousin sells kites 🪁',
    'Our cat died',
    'My train got cancelled and nobody at the desk will help',
    'This dealer is so dishonest',
    'Honestly, it was fun',
    'Is it so cold?',
    'I feel so lost',
  ],
  *propose(doc) {
    if (/\bhono(?:u)?r\b|honest|\bserious|\b\d+ ?(?:mm|cm|ml|kg|inch(?:es)?|litres?|watts?)\b/iu.test(doc.text)) return;
    if (kindOfText(doc) !== 'chat' || doc.sentences.length > 2 || doc.text.includes('?')) return;
    if (BLAMES.test(doc.text)) yield* eachInFront(doc, ['Honestly,', 'Seriously,']);
    else if (ADVICE.test(doc.text)) yield* eachInFront(doc, ['Seriously,', 'Honestly,']);
    else if (opensWithStatement(doc) && opensWithClause(doc) && isComplaintOrPraise(doc))
      yield* /^no[ -]one\b/iu.test(doc.text)
        ? eachInFront(doc, ['Seriously,', 'Honestly,'])
        : opened(
            doc,
            isLukewarm(doc) || UNMOVED.test(doc.text) ? ['Honestly,'] : ['Seriously,', 'Honestly,', 'Man,', 'Gosh,'],
          );
  },
};

function isComplaintOrPraise(doc: Doc): boolean {
  const [clause] = doc.clauses;
  if (
    !clause ||
    !isOutspoken(doc) ||
    (addresses(doc) && !/^no(?:body| one)\b/iu.test(doc.text)) ||
    TENDER.test(doc.text)
  )
    return false;
  const lasting = clause.tense === 'present' || clause.negation !== undefined;
  if (clause.tense === 'past' && !clause.copular && clause.negation === undefined) return false; // a fact, like any other
  if (clause.subject.person === 3 && clause.subject.kind === 'common') return true;
  return lasting || /^(?:they|nobody|no one|nothing|everyone)\b/iu.test(doc.text);
}
