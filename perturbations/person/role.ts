import { type Doc, matches, mayMatch, perDoc, type Token } from '../../src/plugin.js';

/** People by what they do, where whoever it is may be of any group. */
const ROLE =
  /^(?:patient|claimant|respondent|defendant|plaintiff|applicant|appellant|tenant|landlord|landlady|witness|client|guest|passenger|resident|employee|nurse|doctor|dentist|surgeon|physiotherapist|midwife|pharmacist|teacher|tutor|instructor|coach|driver|courier|receptionist|waiter|waitress|barista|chef|cashier|clerk|technician|mechanic|plumber|electrician|manager|supervisor|agent|adviser|advisor|librarian|volunteer|student|pupil|singer|drummer|director|author|barber|hairdresser|stylist|guide|interpreter|solicitor|lawyer|judge|consultant|locksmith|gardener|builder|vet|usher|host|photographer|baker|butcher|florist|tailor|musician|violinist|pianist|guitarist|comedian|dancer|actor|actress|presenter|conductor|pilot|cleaner|porter|paramedic|optician|physio|therapist|counsellor|counselor|carer|caregiver|babysitter|nanny|childminder|headteacher|lecturer|professor|mediator|arbitrator|barrister|surveyor|decorator|roofer|painter|carpenter|joiner|fitter|engineer|assistant|shopkeeper|owner|seller|lodger|player|goalkeeper|referee|trainer|lifeguard|anaesthetist|anesthetist|radiographer|dietitian|registrar|obstetrician|psychologist|psychiatrist|cardiologist|dermatologist|architect|accountant|conservator|curator|organist|soloist|drummer|narrator|caretaker|janitor|postman|handyman|bartender|bellhop|concierge|housekeeper|stewardess|organiser|organizer|foreman|postwoman|bouncer|cabbie|novelist|speaker|cellist|sculptor|potter)$/u;

/** Those whom a case tells of in turn. */
const OPPOSED = /^(?:claimant|respondent|defendant|plaintiff|applicant|appellant)$/u;

/** The one mention of somebody by their role: `the nurse`, `our waiter`; undefined where there are several. */
/** What a program or a machine may be called as well. */
const OF_MACHINES =
  /^(?:driver|server|host|conductor|speaker|cleaner|assistant|agent|guide|player|presenter|trainer)$/u;
const MACHINES =
  /\b(?:printer|scanner|laptop|computer|software|firmware|install[a-zà-ž]*|download[a-zà-ž]*|version|update[ds]?|code|screen|monitor|network|router|website|log ?in|crash(?:es|ed)?|reboot[a-zà-ž]*|browser|cable|usb|bluetooth|app)\b/iu;

export const roleIn = perDoc((doc: Doc): Token | undefined => {
  if (!mayMatch(doc, ROLE)) return undefined;
  const { tokens, text } = doc;
  const mentions = tokens.filter(({ lower, pos }) => pos === 'NOUN' && ROLE.test(lower));
  const [first] = mentions;
  if (!first || mentions.some((each) => each !== first && each.lemma === first.lemma)) return undefined;
  if (first.text !== first.lower || (mentions.length > 1 && !OPPOSED.test(first.lower))) return undefined;
  if (!/^(?:the|our|my|your)$/u.test(tokens[first.index - 1]?.lower ?? '')) return undefined;
  if (OF_MACHINES.test(first.lower) && matches(doc, MACHINES)) return undefined;
  const next = tokens[first.index + 1];
  if (next?.pos === 'NOUN' || next?.pos === 'PROPN' || /^['’,]/u.test(next?.text ?? '')) return undefined;
  return first.lower === 'guide' && /\b(?:out of print|page|book|online)\b/iu.test(text) ? undefined : first;
});

export const tellsOfRole = (doc: Doc): boolean => roleIn(doc) !== undefined;
