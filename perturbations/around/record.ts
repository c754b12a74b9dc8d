import { type Doc, matches, perDoc } from '../../src/plugin.js';

const OF_RECORDS =
  /\b(?:witness(?:es)?|normal range|was (?:weighed|examined|immuni[sz]ed)|claimants?|respondents?|defendants?|plaintiffs?|appellants?|court|tribunal|judge|jury|arbitrator|landlord|tenants?|minutes of|committee|board|surveyor|inspector|the (?:user|account|head|client|owner|contractor|supplier|buyer|seller)|parcel|statement|deed|will was|council heard)\b/iu;

/** A notice that is kept in a file rather than put up or published: minutes, testimony, what an office did. */
export const isRecord = perDoc((doc: Doc): boolean => matches(doc, OF_RECORDS));
