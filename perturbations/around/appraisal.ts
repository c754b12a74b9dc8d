import { type Doc, perDoc } from '../../src/plugin.js';

const OF_SCHOOL =
  /\b(?:homework|class(?:mates|room)|coursework|pupils?|(?:this|next|last) term|attendance|disruptive|joy to teach|pleasure to teach|his results|her results|options|school (?:office|orchestra|play|council)|year \d+|sessions? this|mentor to)\b/iu;
const OF_WORK =
  /\b(?:probation|appraisal|this review covers|timesheets?|objectives|your (?:reports?|conduct|attendance|performance|behaviou?r|training sessions|patience)|(?<!\ball )my expectations|final warning|disciplinary|when asked about them|the presentation fell|handled the \p{Lu}\p{Ll}+ account)\b/iu;
const OWN_LIFE =
  /\b(?:my (?:son|daughter|kids?|child|boy|girl|teacher|boss|manager|class)|our (?:son|daughter)|lol|omg|mum|mom|dad)\b|\p{Extended_Pictographic}/iu;

/** A school's report on a pupil, a firm's words to those who work there: several sentences in which nobody chats. */
export const isAppraisal = perDoc(findIsAppraisal);

function findIsAppraisal({ text, sentences }: Doc): boolean {
  if (sentences.length < 2 || text.length < 70 || OWN_LIFE.test(text) || /^\s*\p{Ll}/u.test(text)) return false;
  return OF_WORK.test(text) || (OF_SCHOOL.test(text) && /\b(?:he|she|his|her|pupils|they|you)\b/iu.test(text));
}
