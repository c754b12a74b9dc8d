import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { evaluates } from '../../around/evaluative.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { isCharged } from '../charged.js';
import { isLukewarm } from '../lukewarm.js';
import { takesSides } from '../side-of.js';
import { opensWithClause } from '../stance.js';

const NUMBER = String.raw`(?:about |around |roughly |just over |just under |nearly )?(?:an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|a hundred|\d[\d.,]*)`;
/** How long, how far, how often, or when. */
const FACTS: readonly RegExp[] = [
  new RegExp(
    `^the (?:[A-Za-zÀ-ž-]+ ){1,3}(?:is|are) ${NUMBER} (?:miles?|feet|foot|metres?|meters?|yards?|inch(?:es)?|centimetres?|centimeters?|kilometres?|kilometers?) (?:long|wide|across|tall|deep|high|away|thick)$`,
    'iu',
  ),
  /^the (?:[a-zà-ž-]+ ){1,3}(?:needs?|wants?) (?:[a-zà-ž]+ing|to be [a-zà-ž]+ed) (?:once|twice|every|three times)(?: an?| other)? [a-zà-ž ]{3,25}$/iu,
  /^the (?:weather )?forecast (?:says|shows|predicts|promises) [^,.!?]{3,40}$/iu,
  /^the (?:coat|dress|skirt|curtains?|boots|sleeves?|cardigan|tunic) (?:is|are) (?:knee|ankle|floor|hip|thigh|waist|elbow)-length$/iu,
  /^the (?:[a-zà-ž\d:-]+ ){0,2}(?:train|bus|ferry|tram|coach|flight) (?:is|was) (?:on time|on schedule)(?: as usual| again)?$/iu,
];

/** Cried, asked, listed or quoted. */
const MARKED = /[!?:;"“”]/u;

export const plainFact: Rule = {
  about: 'A measure or a habit of things is told by the way: “By the way, the raft is nine feet long”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    ['The raft is nine feet long', 'By the way, the raft is nine feet long'],
    ['The rafts were painted in spring', 'By the way, the rafts were painted in spring'],
    ['The pitch needs rolling once a week', 'By the way, the pitch needs rolling once a week'],
  ],
  leaves: [
    'The raft is far too long',
    'The raft is nine feet long!',
    'My raft is nine feet long',
    'The raft needs you',
  ],
  *propose(doc) {
    if (isNeutral(doc)) return yield* eachInFront(doc, ['By the way,']);
    if (!/^the /iu.test(doc.text) || doc.tokens.length > 15 || doc.sentences.length > 1 || !isMessage(doc)) return;
    const said = doc.text.replace(/(?:[\s.]|\p{Extended_Pictographic}|\uFE0F|\u200D)+$/u, '');
    if (matches(doc, MARKED) || isCharged(doc) || !FACTS.some((fact) => fact.test(said))) return;
    yield* eachInFront(doc, ['By the way,']);
  },
};

/** On what plain news of others opens. */
const OPENS =
  /^(?:the|both|there (?:is|are|was|were)|his|her|their|part (?:one|two)|tickets|lecture['’]s|dinner|lunch|practice|rehearsal) /iu;
/** Where it is, when it starts, what it is doing, or what was done with it. */
const STATES =
  /^[^,.]{4,40}? (?:(?:is|are|was|were) (?:in|on|at|behind|under|by|next to|born|ordered|closed|open|sitting|colou?ring|playing|waiting|parked|moved|booked|delivered|painted|held|due|[a-zà-ž]+ing (?:in|at|on))|lasts|lasted|starts?|started|begins?|opens?|opened|closes?|ends?|go(?:es)?|comes? (?:out|in|at|on|from|with)|came (?:out|with|from)|moved to|changes?|leaves?|runs?|went (?:down|up|along|from)|sleeps?|ended in|adjourned|will be|has gone from)\b/iu;
/** What is odd, felt or hoped for, what befell somebody, and what says already how it is told. */
const ELSE =
  /[!?:;"“”…😀-🙏🤐-🤯🥰-🥺❤💔🎉]|\b(?:btw|fyi|by the way|apparently|i guess|i suppose|today again|again|never|nobody|nothing|no|not|only|even|still|finally|at last|died|dead|killed|crash[a-zà-ž]*|fire|flood[a-zà-ž]*|lost|stolen|broke[a-zà-ž]*|burn[a-zà-ž]*|hurt|ill|sick|late|empty|full|half|so|too|very|as|than|but|though|although|average|usual|like|neither|you|your|i|me|my|we|us|our|patient|wound|surgery|scan|blood|tenant|lessee|court|police|god|love|heaven)\b|n['’]t\b/iu;

/** News of no weight in one or two short sentences: `The twins were born in spring`. */
function isNeutral(doc: Doc): boolean {
  if (
    !matches(doc, OPENS) ||
    !matches(doc, STATES) ||
    doc.tokens.length > 19 ||
    doc.tokens.length < 5 ||
    doc.sentences.length > 2
  )
    return false;
  if (!isMessage(doc) || matches(doc, ELSE) || isCharged(doc) || takesSides(doc) || isLukewarm(doc)) return false;
  const [clause] = doc.clauses;
  if (!clause || !opensWithClause(doc) || clause.subject.person !== 3 || clause.tense === 'modal') return false;
  return (
    !doc.tokens.some(({ lower }) => evaluates(lower)) &&
    !(clause.copular && clause.rest.tokens[0]?.pos === 'ADJ' && doc.sentences.length === 1)
  );
}
