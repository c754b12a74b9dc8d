import { type Clause, capitalize, type Doc, matches, type Rule, type Sentence } from '../../../src/plugin.js';
import { isLonger } from '../../around/only-if.js';
import { endsAsPerson } from '../common-anaphor.js';
import { whereSilent } from '../where-silent.js';
import { caseSupposed } from './case-supposed.js';
import { givenThat } from './given-that.js';
import { sceneSupposed } from './scene-supposed.js';

/** As `given-that`, of whatever is told in the sentences before a question that goes back to it. */
export const inThatSituation: Rule = whereSilent([givenThat, caseSupposed, sceneSupposed], {
  about: 'Takes what is told before a question up by “in that situation” or “given that”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'In 1790 a ferryman in Kent wanted to warn his son in Leeds of a flood. Could he have sent him a telegram?',
      'In 1790 a ferryman in Kent wanted to warn his son in Leeds of a flood. Given that, could he have sent him a telegram?',
    ],
    [
      'We booked a hut with a stove, paid for it in May, and were given a tent with a hole. Is our complaint fair?',
      'We booked a hut with a stove, paid for it in May, and were given a tent with a hole. Given that, is our complaint fair?',
    ],
    [
      'My ferry sails from pier nine at noon, the bus to the harbour is late, and it is already ten to twelve. Can I still catch it?',
      'My ferry sails from pier nine at noon, the bus to the harbour is late, and it is already ten to twelve. Given that, can I still catch it?',
    ],
  ],
  leaves: [
    'Nora says that her aunt rowed across the lake when she was a girl of nine. Is that possible?',
    'A guide asks whether a potter of the Bronze Age could have used a wheel. Could he?',
    'Nora borrowed ninety pounds from her aunt, and paid back sixty in May. Is she therefore in debt?',
    'The ferry runs once a day in winter and four times a day in summer. Are ferries made of wood?',
    'The painter of the ceiling came to Rome in 1508 and stayed for years. Was he born in Florence?',
    'Nora borrowed ninety pounds from her aunt, who is fond of her. Will her aunt mind if she pays late?',
    'Ferrymen hung a bell on the pier of each town, so that the boats could find it in the fog. Could a bell warn the boats of ice?',
    'For generations shepherds hung bells on the sheep, so that the strays could be heard in the fog. Could a bell help them find a sheep?',
    'Suppose that the ferry is late again and the pier is closed. Should the guests wait for it in the rain?',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    const asked = doc.sentences.at(-1);
    const [auxiliary, ...rest] = asked?.tokens ?? [];
    if (!asked || !auxiliary || asked.kind !== 'yes-no-question' || !isScene(doc, asked)) return;
    if (!AUXILIARY.test(auxiliary.lower) || rest.length < 4 || OFF.test(asked.text) || !goesBack(doc, asked)) return;
    if (
      /^(?:did|was|were|had)$/u.test(auxiliary.lower) &&
      (OF_THE_PAST.test(doc.text) || /\p{Lu}/u.test(asked.text.slice(1)))
    )
      return;
    const own = /^(?:I|we|you|my|our|your)$/iu.test(rest[0]?.text ?? ''); // of one's own moment `that situation` is too far off
    const taken = MODAL.test(auxiliary.lower) && !own ? 'In that situation' : 'Given that';
    const opens = /^\p{Lu}/u.test(auxiliary.text) ? capitalize(taken) : taken.toLowerCase();
    yield { edits: [{ start: auxiliary.start, end: auxiliary.end, text: `${opens}, ${auxiliary.lower}` }] };
  },
});

const AUXILIARY = /^(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|may|might|must|ought)$/u;
const MODAL = /^(?:should|may|must|ought)$/u;
/** Told of history, the past is what it is, whatever else was so. */
const OF_THE_PAST =
  /\b(?:1\d{3}|20\d\d|\d+(?:st|nd|rd|th) century|century|BC|AD|ancient|medieval|reign|emperor|king|queen|war)\b/iu;
/** Taken up already, asked under a condition, of what somebody claims, or of whatever is so. */
const OFF =
  /^[a-zà-ž]+ (?:this|that|such|there|it (?:true|possible|follow|likely|meant|an? [^,]*\b(?:way|method|habit|practice)))\b|\b(?:therefore|thus|hence|consequently|accordingly|then|such|else|if|given|because|since|(?:in|under) (?:that|this|such|these|those)|(?:for|on) (?:that|this|these|those) (?:reasons?|grounds?)|that time|those days|really|actually|ever)\b|\b(?:this|that)\W*$|["“”:;()]/iu;

/** Statements of what is or was so; nothing supposed, asked or told as a rule of nature. */
function isScene({ sentences, text, tokens, clauses }: Doc, asked: Sentence): boolean {
  const told = sentences.slice(0, -1);
  if (sentences.length > 3 || tokens.length - asked.tokens.length < 13) return false;
  if (clauses.some((clause) => told.includes(clause.sentence) && isOfAKind(clause))) return false;
  if (told.some(({ kind }) => kind !== 'statement') || /["“”()…]/u.test(text)) return false;
  return !told.some(({ text: each }) => UNSURE.test(each) || PRACTICE.test(each));
}

/** `Shepherds hung bells on the sheep`: what a kind of people did. */
const isOfAKind = ({ subject, tense, tokens }: Clause): boolean =>
  tense === 'past' &&
  subject.kind === 'common' &&
  subject.number === 'plural' &&
  subject.tokens.every(({ pos }) => pos === 'NOUN' || pos === 'ADJ') &&
  (subject.animacy === 'person' || endsAsPerson(subject.head.lower)) &&
  !tokens.some(({ lower }) => /^(?:last|yesterday|today|tonight|this)$/u.test(lower));

/** What was done for years or again and again is no one situation. */
const PRACTICE =
  /\b(?:for|over|through) (?:(?:many|several|some|two|three|[a-zà-ž]+ty|hundreds of|thousands of) )?(?:decades|centuries|generations|ages)\b|^For (?:[a-zà-ž]+ )?years\b|(?<!\b(?:is|are|was|were|am|be|been|get|got) )\bused to\b|\b(?:traditionally|customarily|routinely|habitually|commonly|in those days|in the old days|in former times|for a living)\b/iu;

const UNSURE =
  /^(?:suppose|imagine|assume|say|picture|think|let|if|consider|take|a question)\b|\b(?:asks? (?!that\b)|asked|asking|wonders?|wondered|wondering|whether|claims?|claimed|argues?|supposed|supposedly|believes?|bets?|swears?|insists?|rumou?r\w*|always|usually|never)\b/iu;

/** Whether the question has a pronoun, a demonstrative or a word for somebody or something of the scene. */
function goesBack(doc: Doc, asked: Sentence): boolean {
  const [, subject] = asked.tokens;
  if (/^(?:he|she|they|it|his|her|their|its|i|we|you|my|our|your)$/u.test(subject?.lower ?? ''))
    return !matches(doc, OF_ALL);
  const told = doc.tokens.filter(({ end }) => end <= asked.start);
  const heads = asked.tokens.filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN');
  return /^(?:the|those|these|any|both|either|one|all)$/u.test(subject?.lower ?? '') || subject?.pos === 'PROPN'
    ? heads.some(({ lemma }) => told.some((token) => token.lemma === lemma))
    : false;
}

/** What holds of a kind at all times. */
const OF_ALL = /^(?:An?|The) \p{L}+(?: \p{L}+)? (?:is|are|was) an? /u;
