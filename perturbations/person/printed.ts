import { type Doc, matches } from '../../src/plugin.js';

/** What is printed and put beside the goods: nobody sends that. */
const PRINTED =
  /^(?:this|each|the|your) (?:parcel|package|packet|pack|box|carton|crate|kit|bag|bottle|tin|jar|set|product|item|appliance|device|unit|leaflet|manual|label|ticket|voucher|coupon|medicine|form|document|booklet|guide) (?:contains?|includes?|holds|comes|consists|must|should|shall|may|can|is (?:for|not|to be|designed|intended|suitable|valid))\b|\b(?:check the contents|contents against|packing (?:list|slip)|keep (?:out of|away from|refrigerated|upright)|store in a|do not (?:use|open|exceed|iron|tumble)|insert (?:tab|the)|tighten (?:the|all)|allen key|follow (?:the|these) (?:steps|instructions)|see (?:overleaf|page)|serves (?:two|three|four|\d))\b/iu;

export function isPrinted(doc: Doc): boolean {
  return matches(doc, PRINTED) && !/\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Uu]s)\b/u.test(doc.text);
}
