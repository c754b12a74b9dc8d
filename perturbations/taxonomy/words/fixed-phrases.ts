import { type Doc, matches, mayMatch, perDoc } from '../../../src/plugin.js';
import type { Place } from '../where.js';

/** Idioms and set phrases: a word inside one gives way to no other, however close. */
const FIXED: readonly RegExp[] = [
  // a noun or an adjective behind its preposition: `at a disadvantage`, `from the very beginning`, `in the country` for the land
  /\b(?:at|to|with|under|for|on) an? (?:(?:very|great|real|big|huge|slight|clear|serious|distinct|bit of an?) )?(?:(?:dis)?advantage|loss|glance|price|premium|discount|cost|profit|push|pinch|guess|stretch|moment|minute|time|distance|rate|pace|whim|budget|roll|mission|diet|first-name basis|cloud|vengeance|bang|pinch of salt|grain of salt|change|good cause|fault)\b/giu,
  /\bfrom (?:the (?:very )?(?:beginning|start|outset|ground up|bottom of|word go|get-go|off|top|heart)|day one|scratch|start to finish|beginning to end|time to time|cover to cover|top to bottom|head to toe|door to door|place to place)\b/giu,
  /\b(?:the|this) very (?:beginning|start|end|first|last|moment|idea|thought|least|best)\b/giu,
  /\bin (?:the (?:long|short) (?:run|term)|the (?:middle of nowhere|nick of time|same boat|first place|making|end|dark|way|mood|air|know|lead|loop|red|black|zone)|good (?:hands|time|spirits|faith|shape|standing)|bad (?:faith|shape|taste)|full swing|hot water|deep water|no time|broad daylight|cold blood|plain (?:sight|english)|high spirits|touch with|charge of|a (?:row|hurry|rush|nutshell|way|bind|bad way|good mood|bad mood|big way))\b/giu,
  /\bon (?:the (?:spot|fence|house|way|cards|ball|mend|mark|dot|nose|rocks|run|loose|table|edge|brink|verge|market|road|line|phone|whole|contrary|one hand|other hand|job|clock)|cloud nine|top of the world|short notice|good terms|purpose|thin ice|record|trial|bail|parole|duty|call|strike|hold|holiday|leave)\b/giu,
  /\bout of (?:the (?:blue|question|way|woods|ordinary|box)|order|date|place|hand|sight|breath|luck|touch|work|stock|control|pocket|reach|season|tune|character|bounds|court|this world)\b/giu,
  /\b(?:by|up|down) (?:the (?:book|way|skin|hand|wall|drain|line|road|creek)|heart|chance|accident|surprise|far|hand|law|mistake|all means|no means|any means|to date|to scratch|to speed|in arms|in smoke)\b/giu,
  /\b(?:under|over|above|beyond|below|off|behind|beneath) (?:the (?:weather|moon|radar|table|counter|influence|hammer|top|hill|odds|law|board|line|pale|belt|hook|grid|bat|scenes|wheel|sea level)|age|oath|arrest|fire|way|cover|control|par|budget|pressure|a cloud|repair|reasonable doubt|belief|words|bars|schedule|guard|balance|limits|colou?r)\b/giu,
  /\b(?:piece|slice|walk|drop|grain|pinch|can|needle|storm|bull|fish|part|matter|rule|lion's share|tip|drop|end) (?:of|in) (?:cake|life|the park|the (?:ocean|bucket|iceberg|action|furniture)|salt|worms|a (?:haystack|teacup|china shop)|out of water|the parcel|time|thumb|law|fact|the world|mind)\b/giu,
  /\bin (?:very |such )?(?:excellent|great|good|high|low|poor|fine|better|bad|perfect) (?:spirits|health|hands|form|shape|standing|company|faith|taste|voice)\b/giu,
  // verb and object that belong together
  /\b(?:make|makes|made|making) (?:up (?:my|your|his|her|our|their) minds?|ends meet|sense|sure|a (?:difference|mess|fuss|face|killing|living|point|scene|splash|start|move|wish|stand|bed|fool)|my day|peace|way|room|friends|fun of|light of|the (?:most of|best of|cut|grade|bed|news))\b/giu,
  /\b(?:take|takes|took|taken|taking) (?:my |your |his |her |our |their |the |a |an )?(?:(?:long|good|deep|short|close|quick) )?(?:care|time|part|place|turns?|notice|breath|breather|bow|toll|side|sides|stock|heart|charge|advantage|offence|offense|pride|issue|effect|shape|cover|blame|plunge|bull|cake|biscuit|mickey|oath|stand|seat|nap|shower|photo|picture|break|risk|chance|exam|test|minutes)\b/giu,
  /\b(?:keep|keeps|kept|keeping) (?:(?:an? |my |your |his |her |our |their )?(?:eye|word|promise|temper|cool|head|pace|track|time|score|secret|diary|company|quiet|calm|fit|warm|up appearances|fingers crossed|mind|distance))\b/giu,
  /\b(?:break|broke|breaks|broken|breaking) (?:the (?:ice|news|bank|law|mould|mold|silence|rules|record)|even|(?:my|his|her|your|our|their) (?:heart|heart|word|leg|back|fast|promise)|a (?:leg|sweat|promise|record|habit))\b/giu,
  /\b(?:give|gives|gave|given|giving|have|has|had|having|get|gets|got|getting) (?:an? )?(?:birth|way|rise|hand|lift|second thoughts|cold feet|a word with|go|head start|shot|break|ball|blast|second wind|try|chance|say|look|bite|clue|headache|temperature|cold|sleepless night|heart attack|stroke|baby)\b/giu,
  // what things are called
  /\b(?:sold out|put up with|second (?:hand|nature|thoughts|opinion|home|wind)|small (?:talk|claims|print|business|hours|change|world|potatoes)|big (?:deal|day|shot|picture|bang|time)|hard (?:drive|copy|feelings|luck|shoulder|of hearing|sell|cash|labou?r)|hot (?:dog|potato|seat|spot|water|air|topic)|cold (?:feet|case|shoulder|turkey|war|calling|snap)|long (?:shot|haul|story short|weekend|division|distance|term|jump)|short (?:cut|story|term|circuit|notice|list)|high (?:street|school|chair|tide|seas|court|heels|jump|treason|spirits|time)|fast (?:food|track|asleep|forward)|dead (?:end|heat|line|sea|weight|ringer)|fair (?:play|enough|trade|game|share)|dry (?:cleaning|run|land|dock|ice)|quick fix|happy (?:hour|birthday|ending|medium|new year)|merry christmas|good (?:morning|afternoon|evening|night|luck|friday|samaritan|grief|riddance)|best (?:man|regards|wishes|practice|seller|of luck|of both worlds)|kind regards|yours (?:faithfully|sincerely|truly)|dear (?:sir|madam)|required (?:equipment|reading|documents|field|by law)|necessary evil|free (?:kick|will|trade|fall|range|speech|trial|time|throw)|common (?:law|sense|cold|ground|room|denominator)|grand(?: total| piano| final| jury))\b/giu,
];

/** Most stand in no text: that is found out without `matchAll`, which copies the expression. */
function mayStand(doc: Doc, text: string, phrase: RegExp): boolean {
  return text === doc.text ? matches(doc, phrase) : mayMatch(doc, phrase) && text.search(phrase) >= 0;
}

const spans = perDoc((doc: Doc) => {
  const text = doc.text.replaceAll('’', "'");
  return FIXED.filter((phrase) => mayStand(doc, text, phrase)).flatMap((phrase) =>
    [...text.matchAll(phrase)].map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
  );
});

/** Whether a place is part of a set phrase that goes on beyond it; who replaces it whole knows what it means. */
export function isInFixedPhrase({ doc, first, last }: Place): boolean {
  return spans(doc).some(
    ({ start, end }) =>
      first.start < end && last.end > start && (start < first.start || end > last.end) && first.start >= start,
  );
}
