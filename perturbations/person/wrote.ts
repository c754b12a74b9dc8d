import { type Candidate, type Doc, matches, perDoc } from '../../src/plugin.js';
import { isAppraisal } from '../around/appraisal.js';
import { isClinicalNote } from '../around/clinical.js';
import { kindOfText } from '../around/kind.js';
import { isFormal } from '../around/register.js';
import { says } from '../around/says.js';
import { setsTerms } from '../around/terms.js';
import { isAttributable } from './attributable.js';
import { deskOf } from './desk.js';
import { type Frame, filled, inTurn } from './frames.js';
import { isIntroduced } from './introduced.js';
import { isNews } from './news.js';
import { loweredOpening } from './opening.js';
import type { Person } from './person.js';
import { isPrinted } from './printed.js';
import { isNotice, isRecord } from './record.js';
import { maySpeak } from './speaker-gender.js';

/** `Priya wrote: The room was cold. We left.`: the text stays as it is behind words about who wrote it. Not for one plain
 * statement, for which there are better ways. */
export function wrote(
  doc: Doc,
  people: readonly Person[],
  frames: readonly Frame[],
  { greeting = false }: { readonly greeting?: boolean } = {},
): readonly Candidate[] {
  const first = doc.tokens[0];
  if (!first || frames.length === 0 || !isWritten(doc) || isSigned(doc, greeting)) return [];
  const fitting = isForOne(doc) ? frames.filter((frame) => !PUBLIC.test(frame)) : frames;
  const authors = people.filter(({ gender }) => maySpeak(doc, gender));
  return inTurn(authors, fitting, doc.text.length, (frame, person) => [
    { start: first.start, end: first.start, text: filled(frame, person) },
  ]);
}

/** Whether it is a message that somebody may have written. */
const isWritten = perDoc((doc: Doc): boolean => {
  if (
    (isAttributable(doc) && loweredOpening(doc)) ||
    (matches(doc, OF_A_BODY) && !/^My\b/u.test(doc.text)) ||
    isNews(doc) ||
    isPrinted(doc) ||
    deskOf(doc) !== undefined ||
    setsTerms(doc) ||
    matches(doc, POINTS_BACK) ||
    (/^\s*(?:they|their)\b/iu.test(doc.text) && !matches(doc, FIRST_PERSON)) ||
    matches(doc, AT_HAND)
  )
    return false;
  if (/^(?:minutes|agenda|schedule|notice)\b/iu.test(doc.text)) return false;
  if (matches(doc, OF_AN_OFFICE) && !matches(doc, FIRST_PERSON)) return false;
  const kind = kindOfText(doc);
  return !(
    kind === 'clinical' ||
    (kind === 'contract' && !matches(doc, FIRST_PERSON)) ||
    isRecord(doc) ||
    isClinicalNote(doc) ||
    (isAppraisal(doc) && !matches(doc, FIRST_PERSON)) ||
    (isNotice(doc) && matches(doc, OF_LAW)) ||
    (isFormal(doc) && !matches(doc, FIRST_PERSON))
  ); // a notice or a record is nobody's message
});

/** Whether it is no comment or post for all. */
const isForOne = perDoc(
  (doc: Doc): boolean =>
    kindOfText(doc) === 'notice' ||
    matches(doc, TO_ALL) ||
    matches(doc, OF_BUSINESS) ||
    says(doc, TO_ONE) ||
    matches(doc, ASKS),
);

/** It begins with a quotation, the head of a diary or a ticket, or with people whom the one who is named would be taken for. */
const POINTS_BACK =
  /^\s*(?:["“]|(?:dear )?diary\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\.|(?:support )?ticket (?:opened|raised|logged)\b|(?:he|she|his|her)\b)/iu;

/** Rules that no neighbour puts up. */
const OF_LAW =
  /\b(?:appeals?|lodged|registry|agreement|clause|section|claims?|deed|tribunal|court|licen[cs]e|part(?:y|ies)|patients?|dose|daily|policy|statut[a-zà-ž]*|applicants?|shall)\b/iu;

/** Said face to face, or to someone who knows what was said before. */
const AT_HAND =
  /\b(?:is|are) (?:this|that|these|those|anyone) [a-zà-ž]+ (?:free|taken|sitting)|^same (?:time|place|again)\b|^what time\b/iu;

/** An authority, a firm or a paper writes so, whoever typed it. */
const OF_A_BODY =
  /\b(?:(?:regrets?|pleased|delighted|happy|sorry|writing|wish(?:es)?) to (?:inform|advise|notify|announce|confirm)|(?:please )?be advised|please note|this is (?:a|your) (?:[a-zà-ž]+ )?(?:reminder|notice|confirmation)|your (?:[a-zà-ž]+ )?(?:appointment|application|claim|permit|membership|licen[cs]e|library (?:books?|card)|subscription|policy|request|enquiry|booking|reservation) (?:has|have|is|are|was|were|will)|(?:takes?|with) effect|according to (?:the|a) (?:[a-zà-ž]+ )?(?:report|survey|study|audit|review)|(?:survey|questionnaire) was sent|residence permit|has been (?:refused|declined|rejected|granted)|will be published|normal (?:service|arrangements) resume|until further notice|new timetable (?!is an? [a-zà-ž]+ for)|timetable takes|remain valid|reopens? on|member reports|working days|we apologi[sz]e for)\b/iu;

/** What a body announces is nobody's comment. */
const OF_AN_OFFICE =
  /\b(?:council|committee|charity|announced?|public (?:meeting|consultation|hearing)|residents|ministers?|ministry|government|authority|spokes\w+|your (?:appointment|order|booking|delivery|refund)\b[^.!?]{0,40} (?:has|is|was|will)|(?:signature|id|payment) is required|police|town hall|registrar|department)\b/iu;

const FIRST_PERSON = /\b(?:I|[Ww]e|[Mm]y|[Oo]ur|us|me)\b/u;

/** A question, with its mark or without. */
const ASKS =
  /\?|^(?:left|right|straight on|did|does|do|is|are|was|has|have|can|could|will|would|how|what|why|when|where|who|which)\b/iu;

/** What is said to one person is no comment or post. */
const TO_ONE = /^(?:you|u|your|ur|yours|yourself)$/u;
/** What passes between firms and those who work there is no post. */
const OF_BUSINESS =
  /\b(?:invoices?|milestones?|budget|quarter(?:ly)?|forecast|turnover|stakeholders?|deadline|licen[cs]es|clients?|purchase order|deliverables?|audit|appointments?|the (?:engineer|customer))\b/iu;
/** A circular is no comment either. */
const TO_ALL =
  /^i(?: am|['’]m)? (?:write|writing) to\b|^(?:hi|hello|dear|hey),? (?:all|everyone|everybody|team|colleagues|folks|neighbours|members)\b/iu;
const PUBLIC = /\b(?:comment|posted)\b/iu;

/** It says already who speaks: a greeting with a name, a signature, `Support: …`. */
function isSigned(doc: Doc, greeting: boolean): boolean {
  const start = doc.text.slice(0, 80);
  const labelled = /^[^\s:,]{1,20}(?: [^\s:,]{1,20}){0,3}: /u.test(start) && !OWN_LABEL.test(start);
  return (
    labelled || isIntroduced(doc) || (GREETS.test(start) && !(greeting && /^(?:Dear|Hi|Hello|Hey)\b/u.test(start)))
  );
}

/** A label of the text's own, after which it may be anybody’s. */
const OWN_LABEL =
  /^(?:(?:an? |just an? )?(?:quick|honest|small|short|long|unpopular) (?:post|question|note|update|review|reminder|opinion)|update|reminder|heads[- ]up|question|rant|review|confession|verdict|guess what|to whom it may concern|to the [a-zà-ž]+(?: [a-zà-ž]+)?): /iu;

const GREETS =
  /^[Tt]o \p{Ll}[^.!?]*:|^(?:Dear|Hi|Hello|Hey|Good morning),? (?!Sirs?\b|Support\b|Customer\b|Colleagues\b|Manager\b|Members\b|Editor\b|Neighbours?\b|Madam\b|[Tt]eam\b|All\b|There\b|I\b|We\b|You\b|The\b|My\b|It\b)\p{Lu}\p{Ll}/u;
