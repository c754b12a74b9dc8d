import { type Doc, matches } from '../../../src/plugin.js';
import { isRecord } from '../../around/record.js';
import { isNews } from '../../person/news.js';

/** What a page describes to all: a work, a place that is open to people, a product. */
const OF_A_THING =
  /^(?:the|this|our) (?:[a-zà-ž]+ ){0,2}(?:film|book|novel|play|musical|opera|series|exhibition|concert|museum|gallery|library|hotel|guesthouse|villa|spa|pool|club|campsite|caf[eé]|restaurant|school|council|charity|study|survey|course|camera|lamp|blender|jacket|tent|kettle|sensor|edition)\b/iu;
/** Told of a stay or of what one bought, not described. */
const isTold = ({ clauses: [first], text }: Doc): boolean =>
  first?.tense === 'past' && !/^the (?:study|survey|council|charity|school|library)\b/iu.test(text);
/** What a court or a tribunal decided, as reports of law tell it. */
const RULED =
  /\b[Tt]he (?:court|tribunal|judges?|jury|panel) (?:\p{L}+ly )?(?:found|ruled|held|ordered|cleared|acquitted|convicted|dismissed|praised)\b|\b(?:condemned|criticised|criticized|praised|cleared) by (?:the|a) (?:court|tribunal|judge|jury|panel)\b/u;
const OF_A_FILE =
  /\b(?:claimants?|defendants?|respondents?|appellants?|plaintiffs?|witness(?:es)?|adjourned|represented)\b|["“”?!]/iu;
/** News and notices for whoever reads them. */
const FOR_ALL =
  /^(?:please note that|from next [a-zà-ž]+|(?:hundreds|thousands|dozens) of)\b|\b(?:residents|shopkeepers|travellers|passengers|fans|out of (?:use|service)|resurfac[a-zà-ž]+)\b/iu;
/** Kept in a file, sent to some, or said by a customer. */
const OF_A_DESK =
  /\b(?:customer|user|caller|ticket|clause|attached|enclosed|plot|i|my|we|our|us|you|your)\b|^(?:hi|dear|thanks|reminder)\b|\bno sense|wasted\b/iu;

/** Whether it may stand on a page that has a day of publication: news, or what describes something to all. */
export function isPublished(doc: Doc): boolean {
  if (matches(doc, RULED) && !matches(doc, OF_A_DESK) && !matches(doc, OF_A_FILE)) return true;
  return (
    !isRecord(doc) &&
    (isNews(doc) || (((matches(doc, OF_A_THING) && !isTold(doc)) || matches(doc, FOR_ALL)) && !matches(doc, OF_A_DESK)))
  );
}
