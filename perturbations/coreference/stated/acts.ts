import type { Clause } from '../../../src/plugin.js';

/** Businesses and the like: a building or its goods when something is said of it, people when something is done. */
const BODY =
  /^(?:shop|store|desk|reception|counter|hotline|helpline|bakery|butchers?|pharmacy|chemist|florist|boutique|supermarket|market|school|college|university|nursery|hotel|hostel|inn|pub|bar|restaurant|caf[eé]|diner|takeaway|pizzeria|garage|workshop|salon|spa|barbers?|hairdressers?|bank|airline|company|firm|agency|office|clinic|hospital|surgery|practice|library|museum|gallery|gym|club|council|court|charity|church|bureau|branch|business|brand|manufacturer|retailer|supplier|service|theatre|cinema|venue|zoo|studio|laundrette|launderette|laundromat|dealership|depot|union|embassy|laboratory|lab|station|airport|landlord|farm|vet|vets|dentists?|opticians?|centre|center|association|academy|seller|shelter|kennels?|ministry|embassy|bookshop|bookstore|place|chain|site|website)$/u;
/** What such a place does as a place. */
const AS_PLACE: ReadonlySet<string> = new Set(
  'be|have|open|reopen|close|shut|smell|look|feel|sound|seem|stink|cost|serve|sell|stock|stand|sit|get|become|change|move|leak|lie|overlook|face|hold|exist|turn|deserve|need|remain|stay|flood|burn|offer|host|start|begin|end|play|show|take|run|work|crash|load|impress|disappoint|exceed|surprise|amaze|live|keep|never|use|lack'.split(
    '|',
  ),
);

/** `The shop fixed my brakes`: whoever works there did, and is not `it`. */
export function actsAsPeople({ subject, verb, copular }: Clause): boolean {
  return !copular && subject.number !== 'plural' && !AS_PLACE.has(verb.lemma) && BODY.test(subject.head.lower);
}
