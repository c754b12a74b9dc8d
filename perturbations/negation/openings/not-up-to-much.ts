import { type Doc, lowerOpening, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { isOneSentence } from '../../around/only-if.js';
import { isChat } from '../../around/register.js';
import { isPlain } from '../mood.js';

export const notUpToMuch: Rule = {
  about:
    'What anyone does on a plain day is opened by a denial: “I’m grouting the bath” → “Nothing exciting, just grouting the bath”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ["I'm reheating the dumplings 🥟", 'Nothing exciting, just reheating the dumplings 🥟'],
    ["I'm at the cobbler's waiting for my boots", "Nothing exciting, just at the cobbler's waiting for my boots"],
    ["I'm polishing the boots", 'Not up to much, just polishing the boots'],
    ['Posted the seed order at noon', 'Nothing exciting, just posted the seed order at noon'],
    ['I listened to the gulls on my way home', 'Nothing exciting, just listened to the gulls on my way home'],
    ['still reading the tide tables', 'nothing exciting, still reading the tide tables'],
  ],
  leaves: [
    "I'm feeling cold",
    "I'm getting married",
    "I'm trying to sleep",
    "I'm reheating the dumplings for the king and queen!",
    "I'm not reheating the dumplings",
    "I'm writing to complain about the dumplings",
    'She is reheating the dumplings',
    "I'm packing my bag for hospital",
    "I'm flying to Peru",
    'I read the news and wept',
    "I'm baking my own wedding cake",
    'Reading maketh a full man',
    "I'm taking a year off",
    "I'm lighting a candle for my aunt",
  ],
  words: () => neededWords(DOING, BARE, DONE, PLACE),
  onlyIf: isOneSentence,
  *propose(doc) {
    const doing = matches(doc, DOING);
    if (!(doing || matches(doc, PLACE) || matches(doc, BARE) || matches(doc, DONE)) || !isOrdinary(doc)) return;
    const from = doc.tokens.find(({ lower }) => !/^(?:i|we|['’]m|am|just|currently|now)$/u.test(lower));
    const [first] = doc.tokens;
    if (!from || !first) return;
    const just = from.lower === 'still' ? '' : ' just';
    for (const said of ['Nothing exciting,', ...(doing && !matches(doc, AHEAD) ? ['Not up to much,'] : [])]) {
      const [edit] = inFront(doc, said)?.edits ?? [];
      if (!edit) continue;
      const opening = edit.text.slice(0, said.length);
      yield { edits: [{ start: first.start, end: from.end, text: `${opening}${just} ${lowerOpening(from)}` }] };
    }
  },
};

/** Verbs in -ing that are no quiet work: feelings, plans, changes of a life, journeys, contests. */
const DOING =
  /^(?:i['’]m|i am) (?:just |currently |still )?(?!(?:feel|try|think|hop|plann|consider|wonder|hav|be|gett|becom|start|leav|mov|los|winn|dy|runn|work|writ|learn|keep|lett|mak|record|lov|miss|expect|celebrat|retir|graduat|quitt|marry|dat|see|liv|stay|com|travell|travel|fly|visit|meet|interview|recover|suffer|struggl|teach|lead|sell|adopt|apply|join|compet|perform|sing|danc|prepar|finish|tell|ask|call|giv|donat|attend|choos|decid|weigh|lean|hold|stick|sav|train|protest|volunteer|lik|enjoy|ador|savour|savor|dread|need|want|wish|beg|look|pick|swap|switch|lay|giv|go|tak|bring|talk|chatt|drown|bleed|shak|burn|freez|starv|cry|laugh|smil|sweat|panick|kidd|jok|ly|say|speak|refus|report|announc|inform|confirm|propos|offer|head|grow|liv|driv|rid|cycl|climb|hik|row|sail|surf|ski|skat|swimm|sneez|cough|sleep|fight|su|divorc|bury|mourn|torn|debat|treat|light|pray|drift|catch|expand|hir|fir|invest|buy|bidd|stand|sitt|com|cross|end|break|skipp|ignor|blow|hang|rac|rush)ing\b)[a-zà-ž]{2,}ing (?!(?:for|to|that|whether|if|of|on|with|over|against|forward|through|my best|my mind|hard|well|better)\b)(?=[a-zà-ž])|^(?:i['’]m|i am) (?:just )?(?:waiting for (?:the|my) (?:bus|tram|train|kettle|dryer|washing|plumber|ferry|post|dough|paint)|looking (?:at|for|through|around) (?:the|some|a|flats|hinges|old|my)|trying (?:to (?:get through|keep up with|catch up (?:on|with)|find|learn|remember|clear|finish|save|eat|read|drink|walk|work out|sort|fix|tidy|cook|use) (?!(?:calm|peace|sleep|the courage|a job|work|my feet|help|joy|over)\b)|a new (?:route|recipe|stretching|brand|pen|blend|path))|taking (?:the (?:stairs|bus|tram|lift|bins?|scenic|long|ferry|early)|a (?:nap|walk|shower|bath|break|stroll))|going for a (?:stroll|walk)|getting (?:some (?:fresh )?air|a coffee|some milk)|sitting (?:on|in|by|at) (?:the|my)|standing in (?:line|the queue)|heading to (?:the|my)|buying (?:some|stamps|milk|bread))\b/iu;
const PLACE =
  /^(?:i['’]m|i am) (?:just )?(?:in (?:line|the queue)|at the (?:hardware store|laundrette|launderette|laundromat|pharmacy|post office|library|shops?|supermarket|market|bank|dentist|barber|cobbler|optician|hairdresser|bakery|garage|car wash|garden centre|bus stop|tram stop|allotment|chemist|corner shop|florist|dump|tip|station)(?:['’]s)?|in the (?:library|garden|kitchen|shed|park|garage|launderette|waiting room))\b/iu;
const BARE =
  /^(?:just |still |currently |now )?(?:doing (?:the|some|a|my) (?:crossword|laundry|ironing|dishes|sudoku|washing|shopping|shop|jigsaw|filing|accounts)|doing (?:laundry|chores|yoga)|reading (?:the|a|my|chapter|some)|heading to the (?!hospital)|looking at (?:flats|paint|tiles|maps|bus)|topping up the|waiting for (?:the|my) (?:bus|tram|train|kettle|dryer|washing|post|ferry)|off to the (?:bank|post office|library|shops?|market|barber|optician|pharmacy|chemist|bakery|dump|tip|supermarket|launderette)|refilling the|waiting in (?:line|the queue) at the|on the (?:train|bus|tram|ferry) with|(?:chopping|peeling|slicing|roasting|boiling|pickling|shelling|grating) [a-zà-ž]+s\b|soaking the|reheating|on hold (?:with|for) the)\b/iu;
const DONE =
  /^(?:(?:i|we) )?(?:just )?(?:got off the phone with the (?:bank|plumber|council|dentist|garage|electrician|library|vet['’]s office)|put (?:the|my|a) [a-zà-ž]+ in the (?:oven|fridge|freezer|wash|slow cooker)|picked up (?:the|some|a|my|two)|dropped off (?:the|some|my)|posted (?:the|a|my|some) (?:letter|parcel|form|seed|card|package|forms)|returned (?:the|some|my) |repotted |watered (?:the|my)|listened to (?:the|a|some|an)|folded (?:the|my)|ironed|swept|mopped|hoovered|vacuumed|emptied (?:the|my)|refilled|topped up|hung out|pruned|raked|mowed|relabelled|labelled|changed (?:the|my) (?:sheets|bulb|bulbs|filter|batteries|battery|bed|profile picture)|been to the (?:bank|shops?|post office|library|dump|tip|barber|optician|dentist) and back|watched (?:part|half|some|the second half|an episode)|read (?:half|part|a chapter|two chapters|the paper|the manual)|took the (?:bins?|recycling|bus|tram|stairs|dog|long way)|descaled|defrosted|packed (?:the|my|a)|sorted (?:the|my)|filed (?:the|my)|charged (?:the|my)|made (?:toast|tea|porridge|a sandwich|some toast|a pot of))\b/iu;
/** What is still to come is nothing one is up to now. */
const AHEAD =
  /\b(?:trying|next|weekend|tonight|afternoon|evening|later|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|for the|for tomorrow['’]s)\b/iu;
const ASIDE =
  /\b(?:not|never|hospital|surgery|wedding|funeral|court|police|chemo\w*|scan|biops\w+|baby|newborn|puppy|kitten|dream|award|prize|medal|championship|tournament|final|exam|thesis|job|ashes|grave|will|divorce|honeymoon|abroad|house|novel|album|first|whole|entire|everything|everyone|hundreds?|thousands?|marathon|and (?:cried|wept|i |felt|now|then it)|because|but|so that|instead|complain\w*|complaint|resignation|you|your|own|years?|medication|medicine|pills?|insulin|wife|husband|mother|father|refugees?|homeless|charity|protest|flood\w*|broken|wound|bandage|cast|alone|fire)\b|[!?;:"“”…]/iu;

function isOrdinary(doc: Doc): boolean {
  return (
    doc.tokens.length < 20 &&
    !matches(doc, ASIDE) &&
    isChat(doc) &&
    kindOfText(doc) === 'chat' &&
    isPlain(
      doc,
      doc.tokens.find(({ lower }) => /^(?:just|still|waiting)$/u.test(lower)),
    )
  );
}
