import type { Candidate, Doc, Rule } from '../../../src/plugin.js';
import { isFirstName, isWord, lowerOpening, matches } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { isChat } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { cuesIn } from '../cue.js';
import { isPerson, tellsOf } from '../deniable.js';
import { type LightClause, lightClause } from '../light-clause.js';
import { leaningOf } from '../mood.js';
import { DEEDS, isOwnLuck, OTHERS, WELL_DONE } from './deeds.js';
import { HEADLINES, isWhole, TITLED } from './headlines.js';

export const toldWithDisbelief: Rule = {
  about:
    'What happened, good or bad, is told with disbelief: “ugh, the printer ate my ticket” → “ugh, I can’t believe the printer ate my ticket”',
  expects: { sentiment: 'same' },
  examples: [
    ['ugh, the printer ate my ticket', "ugh, I can't believe the printer ate my ticket"],
    ['Lost my keys on the beach 😭', "Can't believe I lost my keys on the beach 😭"],
    ['Someone stole my bike. Again.', "I can't believe someone stole my bike. Again."],
  ],
  leaves: [
    'I had soup for lunch',
    'The porter made me feel safe and calm',
    'The lodger paid the rent early again 😊',
    'The kids adored the magician',
    "Someone stole my bike but I didn't mind",
    'He always ruined it',
    'We booked the room and got a broken shower',
    'Our dog died',
    'The landslide buried sixty homes, and many families have lost their fields.',
    'Worst meal I had in Rome',
    'The tailor made the dress fit perfectly',
    'The organist played beautifully',
    'I finished the jigsaw last night and cried',
    'The witness lied about it',
    'Ferry cancelled, dog missing, phone dead. Horrid day.',
    'Won 3-0 and I scored twice!',
    'Mrs Hale lost her keys. She is furious.',
    'Our cousins threw a lovely barn dance',
    'Our aunt nailed the solo 🌟',
    'Her toast moved the whole room to tears.',
    'A storm destroyed the old mill on Monday night. Nobody was hurt.',
    'Courier threw my hat over the gate 🤬',
    'Your lentil stew saved my evening 🥰',
    'Grandpa sent me a carved spoon and I adore it',
    'Second leak this month in Accra and the rug is ruined 😤',
    'You forgot my party again, did you 💔',
    "Mum's puns cracked me up all day 😂",
  ],
  onlyIf: isChat,
  *propose(doc) {
    const [sentence] = doc.sentences;
    if (!sentence || sentence.kind === 'yes-no-question' || doc.text.includes('?')) return;
    if (doc.text.length > 90 && (doc.sentences.length > 1 || !OWN.test(sentence.text))) return;
    if (doc.sentences.length > 1 && !matches(doc, OWN)) return;
    if (/^\p{Lu}[^!]{50,}\.\s*$/u.test(doc.text) && !matches(doc, OWN)) return; // news
    if (matches(doc, BELIEVED) || matches(doc, FELT)) return;
    if (matches(doc, UNFIT) || matches(doc, EXPECTED)) return;
    if (matches(doc, AGAIN) && matches(doc, GLAD)) return; // what one is used to
    if (/^(?:that|best|worst)\b|^[a-zà-ž]+s ate (?:me|us) alive\b/iu.test(doc.text)) return; // `can’t believe that …` begins a clause
    const clause = lightClause(sentence);
    if (
      !clause ||
      !isHappening(doc, clause) ||
      (!clause.subject && !isWhole(clause)) ||
      matches(doc, TITLED) ||
      matches(doc, HEADLINES)
    )
      return;
    yield* opened(doc, clause);
  },
};

/** A count without its article, a tag, what somebody made one feel, and jokes that were meant to amuse. */
const UNFIT =
  /^(?:first|second|third|fourth|fifth|another|yet another|more)\b|, (?:did|have|has|had|was|were|is|are)(?:n['’]t)? (?:you|he|she|they|it)\b|\b(?:jokes?|puns?|stor(?:y|ies)|impressions?)\b.* cracked\b|\bmade (?:me|us|everyone|everybody) feel\b/iu;

/** What is believed gladly. */
const BELIEVED =
  /\band (?:it|they|he|she)(?: (?:was|is|were|are|smells?|sounds?|looks?|works?|tastes?|feels?)|['’](?:s|re))\b/iu;
/** What one feels. */
const FELT =
  /\band (?:i|we)(?:['’](?:m|re|ve)| (?:just |really |absolutely |already )?(?:am|are|feel|have|said|don['’]t|can['’]t|adore|love|like|hate|loved|hated|miss|need|want))\b|\band it (?:really |totally )?made my\b/iu;
/** That was to be expected of oneself. */
const EXPECTED = /\band (?:cried|wept|laughed|slept|smiled)\b/iu;
const AGAIN = /\bagain\b/iu;

/** In a longer text, only who was there disbelieves: a report does not. */
const OWN = /\b(?:I|me|my|we|us|our|your)\b/iu;
const FEELS =
  /^(?:love|adore|enjoy|like|appreciate|admire|cherish|treasure|recommend|hate|loathe|despise|detest|dislike|regret|taste|smell|sound|look|feel|bore|exhaust|frustrate|confuse|annoy|delight|amaze|charm|fascinate|thrill|comfort|cheer|reassure|inspire|exceed|surpass|sparkle|shine|impress|disappoint|upset|irritate|infuriate|disgust|work|die|say|tell|find|hope|scare|frighten|applaud|praise|waste|spoil|nominate|hug|compliment|congratulate|call|hurt)$/u;
const GLAD = /[😊🙂😍🥰🙏❤]/u;
const SHOWN = /[😡😠😤🤬💔😭😢😩😫🥹🥲😍🥳🎉🏆🙄😱💍😞😖😣😒]/u;

/** Something that befell the speaker or that somebody did, once and whole. */
function isHappening(doc: Doc, { subject, aux, verb, lemma, form, rest, lead }: LightClause): boolean {
  if (isBare(subject) || (/^your\b/iu.test(doc.text) && /[🥰😍🥹❤🙏😊]/u.test(doc.text))) return false; // that of the other’s is no wonder
  if (
    FEELS.test(lemma) ||
    lead.some(({ lower }) =>
      /^(?:so|but|and|yesterday|hi|hello|also|seriously|honestly|apparently|already|tbh|great|right)$/u.test(lower),
    )
  )
    return false;
  const perfect = form === 'participle' && /^(?:'ve|have|has)$/u.test(aux?.lower.replace('’', "'") ?? '');
  if (!perfect && (form !== 'past' || aux)) return false;
  if (
    /^(?:it|this|that|everyone|everybody|everything|you)$/u.test(subject?.head.lower ?? '') &&
    subject?.tokens.length === 1
  )
    return false;
  const words = doc.sentences[0]?.tokens ?? [];
  if (words.length > 28 || words.some((token) => isNegator(token) || HINDERS.test(token.lower))) return false;
  if (
    rest.length === 0 ||
    /[“”"();:]/u.test(doc.text) ||
    /^(?:back|home|up|to|there|here|off|in|out)$/u.test(rest[0]?.lower ?? '')
  )
    return false;
  const tells = tellsOf({ lead, subject, aux, verb, lemma, form, rest }, isPerson(subject) ? 'person' : 'thing');
  const leaning = leaningOf(doc) ?? (matches(doc, SHOWN) ? 'shown' : undefined);
  const cues = cuesIn(doc.tokens);
  if (cues.some(({ polarity }) => polarity !== cues[0]?.polarity)) return false;
  const good = tells === 'positive' || leaning === 'positive' || (leaning !== 'negative' && matches(doc, WELL_DONE));
  if ((good || /\bto tears\b/iu.test(doc.text)) && !isOwnLuck(doc.text)) return false;
  if (tells === 'positive' || tells === 'negative') return true;
  return (
    leaning !== undefined &&
    (DEEDS.test(verb.lower) ||
      (OTHERS.test(verb.lower) && !/^(?:i|we)$/u.test(subject?.head.lower ?? 'i')) ||
      ORDEAL.test(verb.lower))
  );
}

const HINDERS =
  /^(?:but|because|always|believe|though|although|if|while|usually|often|sometimes|probably|almost|nearly|maybe|seriously|so|would|could|should|might|when|whenever|every|used|kept|client|clients|claimant|tenant|as|until|review|pt|thanks|thank|sorry|please|guess|think)$/u;
/** What one goes through oneself. */
const ORDEAL =
  /^(?:dropped|burnt|burned|spilled|spilt|spotted|donated|taught|tripped|overslept|queued|waited|drove|travelled|traveled|paid|finished|ran|closed|landed|saw|met|scored|beat|found|raised|got|survived|made|froze|crashed|jammed|rose|ripened|bloomed|hatched|sprouted|flowered|vanished)$/u;

/** `Courier threw it`: a noun without its article, as in a headline. */
function isBare(subject: LightClause['subject']): boolean {
  const [first, second] = subject?.tokens ?? [];
  return (
    first !== undefined &&
    second === undefined &&
    /^(?:NOUN|PROPN)$/u.test(first.pos) &&
    !/s$/u.test(first.lower) &&
    !isFirstName(first.text) &&
    isWord(first.lower) &&
    !KIN.test(first.lower)
  );
}

const KIN =
  /^(?:mum|mom|dad|gran|grandma|grandpa|grandad|granny|nan|auntie|uncle|someone|somebody|customs|slugs|nobody)$/u;

function* opened(doc: Doc, { lead: told, subject, verb, aux }: LightClause): Generator<Candidate> {
  const adverb = !subject && /^(?:finally|just)$/u.test(told.at(-1)?.lower ?? '') ? told.at(-1) : undefined;
  const lead = adverb ? told.slice(0, -1) : told;
  const first = adverb ?? subject?.tokens[0] ?? aux ?? verb;
  const bare = subject === undefined ? ' I' : '';
  for (const opening of [`I can't believe${bare}`, `Can't believe${bare}`]) {
    if (bare !== '' && !opening.startsWith('C')) continue;
    if (lead.length === 0) {
      yield inFrontOf(doc, first, opening);
      continue;
    }
    const said =
      opening.startsWith('C') && /^[,]|\p{L}$/u.test(lead.at(-1)?.text ?? '') ? opening.replace('C', 'c') : opening;
    yield {
      edits: [
        {
          start: first.start,
          end: first.end,
          text: `${/\bi\b/u.test(doc.text) ? said.replaceAll(/\bI\b/gu, 'i') : said} ${lowerOpening(first)}`,
        },
      ],
    };
  }
}
