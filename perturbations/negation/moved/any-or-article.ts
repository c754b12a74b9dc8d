import { indefiniteArticle, isUncountable, type Token } from '../../../src/plugin.js';

/**
 * What `no` becomes behind `not`: `any soap`, `any seats`, but `a fridge`. Undefined for a noun that could be counted or not
 * (`no lift`, `no rest`). `tokens` begin after `no`.
 */
export function anyOrArticle(tokens: readonly Token[]): string | undefined {
  const noun = tokens.find(({ pos }, at) => pos === 'NOUN' && tokens[at + 1]?.pos !== 'NOUN');
  const [first] = tokens;
  if (!noun || !first) return undefined;
  if (isUncountable(noun.lower) || MASS.test(noun.lower)) return 'any';
  if (noun.lemma !== noun.lower && /s$/u.test(noun.lower) && !/(?:ss|us|is|news)$/u.test(noun.lower)) return 'any';
  if (/^(?:people|children|men|women|feet|teeth)$/u.test(noun.lower)) return 'any';
  return COUNTED.test(noun.lower) ? indefiniteArticle(first.text) : undefined;
}

const MASS =
  /^(?:soap|parking|wifi|wi-fi|water|heating|heat|signal|space|milk|paper|coffee|tea|food|music|light|support|response|evidence|swelling|pain|change|improvement|reason|shampoo|salt|noise|pressure|service|contact|information|electricity|internet|privacy|luck|energy|interest|access|experience|money|patience|appetite|sleep|power|proof|warning|bread|butter|sugar|progress|furniture|advice|traffic|tenderness|redness|bleeding|discharge|fluid|ventilation|insulation|oxygen|gas|fuel|petrol|ice|snow|shade|rain|wind|sunshine)$/u;
const COUNTED =
  /^(?:fridge|freezer|audition|sink|kettle|car|phone|number|reply|answer|refund|apology|receipt|invoice|seat|table|chair|bed|pillow|towel|window|door|handle|lock|key|ticket|menu|manager|driver|guide|nurse|doctor|teacher|plan|meeting|quiz|exam|test|deadline|fee|discount|sign|bin|bench|toilet|mirror|socket|charger|cable|lid|strap|pocket|zip|button|screen|manual|contract|fever|cough|rash|murmur|fracture|preference|opinion|appointment|bus|train|ferry|car park|garden|balcony|bathroom|kitchen|bathtub|microwave|dishwasher|radiator|heater|lamp|clock|map|password|passport|visa|helmet|dictionary|waiting list|queue|minibar|hairdryer|website|newsletter|lawyer|witness|tent|stove|torch|blanket)$/u;
