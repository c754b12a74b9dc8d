import type { Doc, Token } from '../../src/plugin.js';

/** People by what they do, where whoever it is may be of any group. */
const ROLE =
  /^(?:patient|claimant|respondent|defendant|plaintiff|applicant|appellant|tenant|landlord|landlady|witness|client|customer|guest|passenger|resident|employee|nurse|doctor|dentist|surgeon|physiotherapist|midwife|pharmacist|teacher|tutor|instructor|coach|driver|courier|receptionist|waiter|waitress|barista|chef|cashier|clerk|technician|mechanic|plumber|electrician|manager|supervisor|agent|adviser|advisor|librarian|volunteer|student|pupil|singer|drummer|director|author|barber|hairdresser|stylist|guide|interpreter|solicitor|lawyer|judge|consultant|locksmith|gardener|builder|vet|usher|host)$/u;

/** The one mention of somebody by their role: `the nurse`, `our waiter`; undefined where there are several. */
export function roleIn({ tokens, text }: Doc): Token | undefined {
  const mentions = tokens.filter(({ lower, pos }) => ROLE.test(lower) && pos === 'NOUN');
  const [first] = mentions;
  if (!first || mentions.length > 1 || first.text !== first.lower) return undefined;
  if (!/^(?:the|our|my)$/u.test(tokens[first.index - 1]?.lower ?? '')) return undefined;
  const next = tokens[first.index + 1];
  if (next?.pos === 'NOUN' || next?.pos === 'PROPN' || /^['’,]/u.test(next?.text ?? '')) return undefined;
  return first.lower === 'guide' && /\b(?:out of print|page|book|online)\b/iu.test(text) ? undefined : first;
}
