import { type Doc, matches, perDoc } from '../../../../src/plugin.js';
import { isOfficial } from '../../../around/register.js';

/** What kind of plain message a text is, by what it tells; undefined where none is sure. */
export type PlainChat =
  | 'late'
  | 'choice'
  | 'favour'
  | 'forgotten'
  | 'open'
  | 'weighed'
  | 'either'
  | 'body'
  | 'food'
  | 'verdict'
  | 'sky'
  | 'wanted'
  | 'meeting'
  | 'got'
  | 'planned'
  | 'doing'
  | 'done'
  | 'routine'
  | 'others'
  | 'fact';

export const plainChatOf = perDoc((doc: Doc): PlainChat | undefined => {
  const { tokens, sentences, text } = doc;
  if (tokens.length < 4 || tokens.length > 26 || sentences.length > 2 || matches(doc, ODD)) return undefined;
  if (isOfficial(doc) && !/^shall (?:we|I)\b[^.]*\?/iu.test(text)) return undefined;
  const bare = text.replaceAll(/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, '').trim();
  if (/[!:;"“”…(@#]/u.test(bare)) return undefined;
  return KINDS.find(([, is, isNot]) => matches(doc, is) && !(isNot && matches(doc, isNot)))?.[0];
});

/** Grief, hopes, haste, thanks and wishes, which have closings of their own; and what holds a denial already. */
const ODD =
  /\b(?:hospital|funeral|surgery|court|hope|wish|cannot wait|can['’]t wait|urgent|asap|love|hate|hates|miss|candle|grandfather|divorce|poem|emergency|police|vet|crying|cry)\b/iu;
const ME = `(?:I(?:['’]m| am)|[Ww]e(?:['’]re| are)|i(?:['’]?m| am))`;
const LATER = String.raw`\b(?:tomorrow|tonight|later|next \w+|this (?:evening|weekend|month|year)|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|on the \w+(?:th|st|nd|rd)|at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon|\d+)|after (?:lunch|work|dinner|class)|will|(?:['’]ll))\b`;

/** The first that fits: what a message must have, and what it must not have. */
const KINDS: readonly (readonly [PlainChat, RegExp, RegExp?])[] = [
  [
    'late',
    /^sorry,? (?:but )?(?:I|we)(?:['’]m|['’]re|['’]ll| have to| must| need to| will| am| are)(?: be)? (?:running|skip|late|miss|stuck|be|leave|cancel)\b/iu,
  ],
  [
    'choice',
    /^(?:shall (?:we|I)|should (?:we|I)|are you [^?]* or should I|(?:do|would) you (?:want|prefer|like|take)(?! me)|left|right|window|tea|which (?:one )?(?:do|would) you)\b[^?]*\bor\b[^?]*\?\P{L}*$/iu,
    /\b(?:why|cancel|sell|call the|doctor|not|with or without|left|right)\b|\bor (?:what|so)\b/iu,
  ],
  [
    'favour',
    /^(?:shall I|should I|can I|could I|(?:is|are) (?:this|that|the|these|anyone|anybody|there)\b[^?]*\b(?:available|free|taken|spare|going|up for)|do you want me to|has anyone|does anyone|anyone|anybody)\b[^?]*\?\P{L}*$|\banyone got one\?/iu,
    /\b(?:why|not|worry|worried|quit|apologi[sz]e|using|or|know|else|remember|think|say|still)\b/iu,
  ],
  [
    'forgotten',
    /^(?:(?:quick question,? )?(?:which|what time|what number|what colou?r|where) (?:\w+ )?(?:do|does|did|is|are|was) (?:I|we|the|my|our)\b[^?]*\?|is the [a-z]+ at \w+ or at [^?]*\?|i['’]m not sure (?:if|whether|which|when|what time|where) (?:the |my |our |i (?:left|locked|parked|paid|put|turned|switched|still have) |(?:dinner|lunch|training|choir|practice|rehearsal)\b)|do you want yours with or without|i wonder (?:how far|which|when|what time))/iu,
    /\b(?:still|stock|delivers|suits?|check|oven|iron|lights?|should|matters?|better|worth|feel|wrong|think|doing|going|life|need|right|good)\b/iu,
  ],
  [
    'open',
    /\b(?:(?:can['’]t|haven['’]t|not|still) (?:\w+ )?(?:decid\w+|choos\w+|made? up my mind|settled)|still (?:choosing|deciding|making up|weighing|undecided)|undecided|hmm?,? (?:maybe|perhaps)|weighing (?:up )?(?:the|my)|torn between|stuck choosing|can['’]t decide|thinking about whether|i might|maybe I['’]ll|not sure (?:if|whether) (?:I['’]ll|I will|I should|to|we['’]ll)|half of me|verdict (?:on it )?is still|some time to decide)\b/iu,
    /\?|\b(?:job|offer|divorce|marry|move out|stay or|staying|leaving|quit|yet|rush|today|tonight|before|soon|cook|order|umbrella|bring|life|wait|depends)\b/iu,
  ],
  [
    'either',
    /\b(?:either (?:of them )?(?:works|is fine|will do|one)|both work|works for me|can live with both|take (?:it )?or leave|easy about|impartial|no matter|no position|makes no difference)\b/iu,
    /\?|\b(?:don['’]t care|either way|mind|it matters)\b/iu,
  ],
  [
    'body',
    /\b(?:bit (?:sleepy|tired|stiff|wobbly|short of breath|dizzy|jittery)|little (?:wobbly|stiff|sleepy|tired)|tad (?:sleepy|stiff|tired|jittery)|mild headache|slightly (?:stiff|tired|sleepy)|so-so today|pretty quiet today|not quite awake|rather neither)\b/iu,
    /\?|\b(?:worse|bad|serious)\b/iu,
  ],
  [
    'food',
    /^(?:(?:I['’]m |just |about to )?(?:making|cooking|having|boiling|heating|putting|grabbing|frying|baking|eating)|(?:might|going to) have|lunch is|dinner is|same lunch|packed|feeling a bit peckish)\b[^.]*\b(?:rice|toast|soup|pasta|sandwich(?:es)?|eggs?|lunch|dinner|supper|breakfast|noodles|porridge|leftovers|coffee|tea|salad|potatoes|beans|omelette)\b/iu,
    /\?|\b(?:you|birthday|date|wedding|guests|before|with (?:my|the))\b/iu,
  ],
  [
    'verdict',
    /\b(?:neither here nor there|adequate|average|passable|acceptable|okay|so-so|all right|alright|as good as|as expected|what (?:i (?:had )?(?:imagined|expected)|kettles|\w+s do)|workmanlike|run-of-the-mill|medium|middling|moderately|of the expected|reasonable|the usual songs|indifferent|neutral|standard|ordinary|typical|unremarkable|did an? (?:okay|average)|was soup|could take it|five out of ten|three stars|like most|plain|as (?:most|it always)|same to me|taste about the same|looks? the same|about the same|functional|what .* do(?:es)?|more or less|average price)\b/iu,
    /\?|\b(?:will|shall|['’]ll|day|week|patient|timetable|i['’]m|i feel|feeling|size|length|medium heat|cost|price|grammar|weather|schedule|usual time|than|yesterday|tuesday|wednesday|recipe|substitut\w*|replaced)\b/iu,
  ],
  [
    'sky',
    /\b(?:cloudy|drizzling|drizzly|overcast|raining|rainy|foggy|windy|breezy|some cloud|wind from|(?:weather|sky) is|grey sky|gray sky|could be rain|might rain|showers)\b/iu,
    /\?|\b(?:feel|feeling|again|finally|usual|game|match|wedding|picnic|but|storm|fine)\b/iu,
  ],
  [
    'wanted',
    /^(?:(?:I|[Ww]e|[Mm]y \w+|[Tt]he \w+) needs? (?:to (?:buy|replace|reset|print|get|order|fix|clean|renew|wash|change)|an?|new|more|some|two|three|four)\b|(?:[Ii]['’]m|[Ii] am) (?:hunting|looking) for )/u,
    /\?|\b(?:before|by|today|tonight|now|lawyer|doctor|break|hug|drink|help|holiday|vacation|time|rest|nap|friday|monday|job|again|this week|this month|tomorrow)\b/iu,
  ],
  [
    'meeting',
    /\b(?:see you (?:in|at|there|by|outside|on)|meet(?:ing)? (?:you )?at|talk later|ring you after|i['’]ll (?:text|call|ring|message) you|give me \w+ minutes|the others get here|I['’]ll check(?: with \w+)? and get back)\b/iu,
    /\?|\b(?:soon|hurry|late|running|never)\b/iu,
  ],
  [
    'got',
    /^(?:thanks,? (?:I|we)(?:['’]ve)? (?:got|received|have)|noted,? |yes,? I (?:received|got)|got (?:it|your|the) (?:message|email|file|list|form)|i got your)\b/iu,
    /\?|\b(?:job|wrong|twice|again)\b/iu,
  ],
  [
    'planned',
    new RegExp(
      String.raw`^(?:(?:just )?${ME} (?!sure\b|not\b)\w+|(?:I|[Ww]e)(?:['’]ve got| have| will|['’]ll)|[Pp]icking|[Hh]eading|[Mm]oving|[Mm]eeting|[Tt]aking|[Dd]inner|[Cc]hoir|[Oo]ur next)\b[^?]*${LATER}`,
      'u',
    ),
    /\?|\b(?:you|your|every|exam|exams|results|interview|wedding|free|minutes|call|years?|feeling|thinking|married|trying|plans?|packing|boxes|meeting to|for tomorrow|tonight['’]s|text|while|said|hearing|check-up|appointment|physio\w*|driving my|lanes?|junction|exit|the next (?:stop|station))\b/iu,
  ],
  [
    'doing',
    new RegExp(
      String.raw`^(?:(?:just|still|today|currently|right now|at the moment),? )?(?:${ME} (?:(?:just|still|currently|slowly|now) )?(?:(?!feeling|thinking|trying|wondering|getting used|hoping|waiting for (?:my results|news)|dying|being|losing|starting|drifting|letting|going|weighing|staying|seeing)\w+ing|on (?:the|page|my way|hold)|at (?:gate|the)|in (?:the|my)|halfway|somewhere|parked|off to|back from|between)|[Jj]ust (?:\w+ing|back|landed|logged|boarding|boarded|put)|(?:[Ww]aiting|[Rr]eading|[Ll]oading|[Pp]acking|[Ww]atching|[Ss]orting|[Mm]oving|[Gg]rabbing|[Qq]ueue?ing|[Ii]roning|[Tt]idying|[Hh]eading|[Pp]icking|[Ll]istening|[Ww]alking|[Ff]olding|[Ss]itting|[Ss]witching|[Ff]illing|[Cc]leaning|[Pp]ainting|[Ww]ashing|vacuuming|hoovering|waxing|filing|putting away|putting the \w+ away|looking up|going (?:over|through) (?:the|some|my)|downloading|updating|backing up|chopping|peeling|mowing|sweeping|dusting|mopping|watering|weeding|repotting|sewing|knitting|copying|scanning|printing|labelling|labeling|typing up|sharpening|polishing|oiling|charging|rearranging|clearing out|emptying|stacking|hanging up|browsing|scrolling|renaming|varnishing|sanding|hemming|mending|shelling|sieving|defrosting|descaling|[Dd]igging|[Uu]npacking|[Dd]ropping|[Uu]sual walk|[Ss]ame (?:walk|route))\b)`,
      'iu',
    ),
    /\?|\b(?:you|your|who else|on the fence|meeting|bed|debating|in the middle|waiting to hear|ward|trying|school|aspirin|lying down|hour|hours|again|floor|room \d|between (?:the|two|staying)|torn|see what|reply|results|tomorrow|hold with)\b/iu,
  ],
  [
    'done',
    /^(?:today )?(?:I|[Ww]e) (?:got|read|watered|bought|wore|moved|took|switched|swapped|changed|looked|voted|walked|posted|signed|ordered|swept|parked|paid|printed|sorted|made|tried|had|used|picked|put|planted|washed|went)\b|^(?:I['’]ve|[Ww]e['’]ve) (?:\w+ed|put|read|sent|moved|swapped)\b|^(?:Voted|Swapped|Changed|Took|Left|Posted|Packed|Bought|Moved|Parked|Signed|Ordered|Read|Watched)\b|^(?:swapped|changed my|moved|posted|parked|left the)\b/u,
    /\?|\b(?:you|your|married|pregnant|job|dreamt|dreamed|years|heard|both sides|headache|changed my (?:mind|number)|in case|lost|hurt|thank\w*|left at|left or|got married|had the same|same|neither)\b/iu,
  ],
  [
    'routine',
    /^(?:I|[Mm]y \w+|[Ww]e) (?:sometimes |usually |mostly |always |often |generally )?(?:take|drink|use|go|practi[sc]e|walk|cycle|keep|prefer|wear|work|have|read|write|listen|shower|eat|sit|start|buy|park)s?\b[^?]*\b(?:most|usual|usually|mornings?|on \w+days|every|a day|a week|sometimes|at work|each|daily|after lunch|both|the other)\b/u,
    /\?|\b(?:you|your|but|because|interview|exams?|test|tablets?|pills?|feel|prefers?|medication|check-up|doctor|chemo\w*)\b/iu,
  ],
  [
    'others',
    /^(?:(?:[Mm]y|[Oo]ur) (?:sister|brother|cousin|neighbou?r|landlord|son|daughter|flatmate|roommate|colleague|boss|manager|uncle|aunt|nephew|niece|dentist|office|street|team|teacher)|(?:Dad|Mum|Mom|Grandma|Grandad|Granny|He|She|They)|Some of us|Half of (?:us|the \w+)|Most of (?:us|them|the \w+)|Three of us|Two of us)(?:['’]s|['’]re)? (?:(?:is|are|was|were|has|have) )?(?:moved|parked|took|walked|coming over|signed|switched|came|replaced|changed|swapped|bought|painted|sent)\b/u,
    /\?|\b(?:you|your|me whether|pills?|bottle|out on|me out|mind)\b/iu,
  ],
  [
    'fact',
    /^(?:(?:The|Their|That|This|These|Those|Both|Each|Most|All|There (?:is|are)|There['’]s|It['’]s (?:the|a|an|on|in|at|next|two|open|opposite|behind|closed)|A|An|Trains?|Trams?|Buses|Bus|Tickets?|Farmers|Peas|Moths)\b|\p{Lu}\p{Ll}+ (?:has|lies|costs?)\b)[^?]*\b(?:(?:is|are|was|were|should be) (?:in|on|at|opposite|behind|beside|next to|under|above|below|near|between|about an?|half a|open|closed|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|\d+|filled|made|kept|stored|located|based|published|built|sold|printed|held|for|from|available|listed|called|shot)|has moved|(?:has|have|had) (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|\d+|been moved|a)|opens?|closes?|leaves?|runs|stops?|starts?|ends?|uses?|sells?|lasts?|takes?|comes?|costs?|grow|hangs?|go|goes|serves?|holds?|lies|faces|leads|arrives|belongs?|begins?|accepts?|contains?)\b|^There (?:is|are) /u,
    /\?|\b(?:you|your|I|my|me|our|we|us|today|tonight|now|who|okay|fine|nice|usual|ordinary|neither|same as|yesterday|half full|so-so|standard|average|unusual|patient|cat|dog|boiling|waiting|game|score|news|election|result|update|ceremony|exam|nothing|no|not|decent|schedule|medium|special|morning|other|forecast|does|do|of the mill|par|comparable|puppy|middle|as long as|as \w+ as)\b/iu,
  ],
];
