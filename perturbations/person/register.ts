import type { Doc } from '../../src/plugin.js';

const FORMAL =
  /\b(?:shall|hereby|pursuant|thereof|herein|patient|plaintiff|defendant|appellant|respondent|tenant|lessor|lessee|court|statute|clause|dose|mg|diagnos\w+|treatment|contract|contractor|invoice|biopsy|agreement|liab\w+|warrant\w*|client|employee|committee|medication|surgery|procedure|symptoms?|quarterly?|objectives|shareholders?|applicant|vendor|premises|vital signs|examination|refund|order \d+|colleagues|writing to (?:complain|inform|request|express)|resident|the hearing|witness\w*|testimony|interrogation|committee members)\b/iu;

/** Words of law, medicine and contracts: a chat opening before them would not be written. */
export function isFormal({ text }: Doc): boolean {
  return FORMAL.test(text);
}
