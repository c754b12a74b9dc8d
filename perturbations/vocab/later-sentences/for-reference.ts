import { type Clause, type Doc, matches, type Rule, type Sentence } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { isLonger } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';
import { hasOpinion } from '../stance.js';
import { isCalm, isLaterStatement, openingClause } from './plain-sentence.js';

/** What a thing is, has, measures, or when and where it is. */
const OF_A_THING =
  /^(?:be|have|come|cost|weigh|measure|hold|take|run|open|close|start|last|include|contain|use|sit|stand|end|sleep|need|fit|work|belong|face|cover|list)$/u;
/** What one says of oneself, for others to know why one writes. */
const OF_ONESELF =
  /^(?:i|we)(?: am|['’]m| are|['’]re| have been|['’]ve been| have owned|['’]ve owned| have used|['’]ve used| live| work| own| teach| run| study) (?!(?:so|very|really|too|not|going|about|sure|glad|happy|writing|looking|trying|hoping|planning|thinking|waiting|sorry|afraid|now|done|over|back|off|out|in|on|adults|[a-zà-ž]+ing)\b)/iu;

/** What a paper tells is told for all. */
const NEWS =
  /\b(?:council|voted|minister|police|officials?|government|parliament|court|mayor|spokes[a-zà-ž]+|according to|announced)\b/iu;

/** What a clinician found is no aside. */
const OF_A_NOTE =
  /\b(?:centiles?|percentiles?|(?:mother|father|carer|patient|wife|husband) (?:states|reports|denies)|weight and height|height and weight|bmi|blood pressure|pulse|pupils|eye test|check-?up|examination|sight|hearing is|unchanged|bilateral[a-zà-ž]*|milestones)\b/iu;

/** Written out, not texted. */
const isProse = (doc: Doc) =>
  kindOfText(doc) !== 'chat' ||
  (doc.text.length > 60 && /^\p{Lu}.*[.?]\s*$/su.test(doc.text) && !/\p{Extended_Pictographic}/u.test(doc.text));

/** What has to be done, or has changed, is more than a fact by the way. */
const OWED = /\b(?:has|have|needs?) to\b|\bnow\b|\brequests?\b/iu;

/** Works of art, for which nobody looks up a fact. */
const OF_A_WORK =
  /\b(?:for reference|films?|movies?|show|plays?|novels?|novella|stor(?:y|ies)|memoir|thriller|sequel|trilogy|chapters?|author|plot|characters?|musical|opera|poems?|documentary|reference is|audio)\b/iu;

export const forReference: Rule = {
  about: 'A fact further on is told “for reference”, one’s own circumstances “for context”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'The van of the club is kept behind the hall. It has nine seats.',
      'The van of the club is kept behind the hall. For reference, it has nine seats.',
    ],
    [
      'Since the last update our app drops the calls of my aunt. We are both on version 8. Is that a setting?',
      'Since the last update our app drops the calls of my aunt. For context, we are both on version 8. Is that a setting?',
    ],
  ],
  leaves: [
    'The van has nine seats.',
    'We rented a van. It is awful.',
    'We are reading his new novel. It runs to nine chapters.',
    'We rented a van. The driver has a beard.',
    'The mill opens at nine. It closes at five.',
    'Members may borrow up to nine maps. A request has to be made by 1 May.',
    'The new van was the best buy our club has made. Fuel now costs half of what it did.',
    'The patient slept well. She has no pain.',
    'Father states that the child sleeps well. Weight is on the 40th centile.',
    'The lessee shall pay. The rent is due in May.',
    'We rented a van. It broke down. I cried.',
    'The council voted for longer hours in May. The change starts in July.',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    const kind = kindOfText(doc);
    if (matches(doc, NEWS) || matches(doc, OF_A_NOTE)) return;
    if (matches(doc, OF_A_WORK)) return;
    if (
      !/^(?:review|story|ticket|letter|notice|chat)$/u.test(kind) ||
      !isProse(doc) ||
      inCapitals(doc) ||
      doc.text.includes('\n')
    )
      return;
    for (const sentence of doc.sentences) {
      const [first] = sentence.tokens;
      const clause = isLaterStatement(doc, sentence) && isCalm(sentence) ? openingClause(doc, sentence) : undefined;
      if (!first || !clause) continue;
      if (OF_ONESELF.test(sentence.text) && !hasOpinion(doc) && /^(?:ticket|letter|review|chat)$/u.test(kind))
        yield inFrontOf(doc, first, 'For context,');
      else if (!OF_ONESELF.test(sentence.text) && isOfThing(doc, sentence, clause))
        yield inFrontOf(doc, first, 'For reference,');
    }
  },
};

function isOfThing(doc: Doc, sentence: Sentence, clause: Clause): boolean {
  const { subject, tense, verb, negation, auxiliaries } = clause;
  if (tense !== 'present' || negation || auxiliaries.length > 0 || subject.person !== 3 || subject.animacy === 'person')
    return false;
  if (
    !OF_A_THING.test(verb.lemma) ||
    /^(?:he|she|they|everyone|everybody|somebody|someone|all|both|one|people)\b/iu.test(subject.text)
  )
    return false;
  if (/^(?:open|close|start|end|take|work|need|cost|begin)$/u.test(verb.lemma) || matches(doc, OWED, sentence.text))
    return false;
  const told =
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|half|number|street|lane|address|size|metres?|long|wide|tall|monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|cotton|usb|version|code|reference|next to|opposite|between|free)\b/iu.test(
      sentence.text,
    );
  return told && (!hasOpinion(doc) || /\b(?:number|reference|code|address|order)\b/iu.test(subject.text));
}
