import { type Doc, matches, neededWords, once, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { inCapitals } from '../../around/style.js';

/** How a text of a kind begins, what it must also speak of, and how such texts are headed. */
const KINDS: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /^(?:For a film\b|The (?:director|script|cast|camera|final scene|sequel|plot) |Despite (?:a|its|the) (?:talented|strong|fine|stellar|famous) cast\b|Although I am not fond of [^,]{0,20}films\b|Nothing about this sequel\b)/u,
    /^(?!.*\b(?:author|pages?|chapters?|opera|stage|musical|orchestra|novel|book|theat(?:re|er))\b).*\b(?:films?|movie|cinema|actors?|sequel|screen|second hour|subtitles)\b/su,
    'Film review:',
  ],
  [
    /^(?:(?:The|This|Her|His|A|An) (?:(?:\p{Ll}+ )?(?:novel|memoir|biography|textbook|handbook|cookbook|translation)|poems|author) |The plot (?:collapses|meanders|drags|creaks)|What a (?:joy|treat|delight|pleasure) to read\b|I gave up halfway(?: through)?, because the (?:translation|prose|novel)\b|As a beginner in \p{Ll}+, I found this (?:handbook|book|guide)\b|I bought this (?:history|biography|life) of\b)/u,
    /^(?!.*\b(?:volume|edition|is divided|follows|published|launched|index of|runs to|contains|consists|is set in|includes|covers)\b).*\b(?:pages?|chapters?|novel|poems|prose|translation|textbook|handbook|biography|author|plot|collection|reader)\b/su,
    'Book review:',
  ],
  [
    /^(?:Sturdy, |Light, |Even after \p{Ll}+ (?:winters|summers|years|washes), these? |This (?:stove|rice cooker|tent|torch|flask|juicer|iron|grill) |These (?:boots|gloves|trousers|earplugs|binoculars) )/u,
    /^(?!.*\b(?:holds|measures|weighs|comes with)\b).*\b(?:pushchair|boots|stove|rice cooker|tent|torch|flask|juicer|gloves|trousers|pram|iron|grill|earplugs|binoculars)\b/su,
    'Product review:',
  ],
  [
    /^(?:For a restaurant\b|The ramen |The menu promised |The noodles |Their (?:\p{Ll}+ )?(?:risotto|pizza|curry|dumplings|pasta|bread|soup|tacos) )/u,
    /\b(?:is|was|were|are|got|came)\b/u,
    'Restaurant review:',
  ],
  [
    /^(?:From the (?:porter|welcome drink|doorman|moment we checked in)\b|For that price I expected more than a windowless\b|The pool was (?:green|empty|filthy)\b)/u,
    /\b(?:guesthouse|hotel|hostel|checked in|sheets|towels|our last day|lodge|inn)\b/u,
    'Travel review:',
  ],
  [
    /^(?:The (?:apparatus|mixture|solution|precipitate|residue|samples?|flask|electrodes?) (?:was|were)|Solutions? of \p{Ll}+ (?:\p{Ll}+ )?(?:was|were)|Samples? \p{Lu} (?:was|were)|(?:Two|Three|Four|Five|Six) samples (?:was|were)) /u,
    /\b(?:rinsed|heated|weighed|dried|filtered|dissolved|stirred|centrifuged|titrated|diluted|distilled|crystals)\b/u,
    'Lab notes:',
  ],
  [
    /^(?:Light|Heavy|Strong|Scattered|Gentle|Sunny|Rain|Snow|Fog|Cloud|Showers|Winds?|A band of) [^.]*\b(?:will (?:reach|spread|fall|move|clear|be)|(?:is|are) expected)\b/u,
    /\b(?:temperatures?|degrees|inland|overnight|coast|islands|hills|winds?|sunny spells)\b/u,
    'Weather forecast:',
  ],
  [
    /^(?:Sow|Plant|Prune|Divide|Lift|Water|Cut back|Feed) (?:the|your|out|up|tall|young|climbing) /u,
    /\b(?:seeds|seedlings|compost|bulbs|shoots|frost|soil|roses|pots?|beds?|borders|roots)\b/u,
    'Gardening tip:',
  ],
  [
    /^(?:Each player (?:is dealt|takes|draws|rolls|starts)|Players (?:take turns|sit|draw|roll)|The (?:dealer|youngest player|player to) )/u,
    /\b(?:tiles|cards|dice|counters?|rounds?|turns?|clockwise|points)\b/u,
    'Rules of the game:',
  ],
  [
    /^(?:(?:Dr|Mr|Mrs|Ms)\.? \p{Lu}\p{Ll}+ (?:asked|proposed|inquired|enquired|wished to know|suggested) (?:whether|that|if)|(?:The committee|The board|Members) (?:was|were) (?:delighted|pleased|dismayed|told|informed)|Members (?:deplored|welcomed|criticised|criticized|regretted|congratulated))\b/u,
    /^(?!.*\b(?:minutes|judge|court|witness)\b).*\b(?:members|secretary|treasurer|clerk|chair|deferred|committee)\b/isu,
    'From the minutes:',
  ],
];
/** A letter of reference or of refusal without a salutation. */
const OF_REFERENCE =
  /^(?:I am (?:delighted|pleased|happy) to recommend \p{Lu}|It is (?:a|my) (?:great )?pleasure to recommend \p{Lu}|I regret that I (?:cannot|am unable to) (?:support|recommend)\b|I can confirm that (?:Ms|Mr|Mrs|Miss|Dr)\b)/u;
const ELSE =
  /\b(?:[Yy]ou|[Yy]our|[Dd]ear|[Pp]lease|sincerely|regards|thanks?|said|announced|review|forecast|tip|rules of)\b|[?!“”"\n]|\p{Extended_Pictographic}|^.{0,24}:/u;

export const labelled: Rule = {
  about: 'A text is headed with what it plainly is: “Lab notes: …”, “Weather forecast: …”, “Book review: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  words: once(() => neededWords(OF_REFERENCE, ...KINDS.map(([start]) => start))),
  examples: [
    [
      'The mixture was heated to 70 degrees, stirred for an hour and filtered.',
      'Lab notes: The mixture was heated to 70 degrees, stirred for an hour and filtered.',
    ],
    [
      'Heavy showers are expected in the hills, with temperatures of about nine degrees.',
      'Weather forecast: Heavy showers are expected in the hills, with temperatures of about nine degrees.',
    ],
    [
      'I am delighted to recommend Ines for the post of organist. She is never late.',
      'Dear Sir or Madam, I am delighted to recommend Ines for the post of organist. She is never late.',
    ],
    [
      'The author spends four chapters on one kettle, and the plot creaks.',
      'Book review: The author spends four chapters on one kettle, and the plot creaks.',
    ],
  ],
  leaves: [
    'The novel contains nine chapters and a map of the coast.',
    'The director said that the mill would be closed in May.',
    'The mixture was stirred',
    'Rain is expected',
    'Plant the bulbs for me, would you?',
    'The samples were sent by post on Monday and have not arrived.',
  ],
  *propose(doc) {
    const { text } = doc;
    if (!/^\p{Lu}.*\.\s*$/su.test(text) || text.length < 55 || matches(doc, ELSE) || inCapitals(doc)) return;
    if (OF_REFERENCE.test(text)) return yield* eachInFront(doc, ['Dear Sir or Madam,']);
    const label = labelFor(doc);
    if (label !== undefined) yield* eachInFront(doc, [label]);
  },
};

function labelFor(doc: Doc): string | undefined {
  if (doc.sentences.length > 4) return undefined;
  const fit = KINDS.filter(([start, needs]) => matches(doc, needs) && start.test(doc.text));
  return fit.length === 1 ? fit[0]?.[2] : undefined;
}
