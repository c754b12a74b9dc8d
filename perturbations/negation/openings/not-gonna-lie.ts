import { type Doc, lowerOpening, matches, type Rule } from '../../../src/plugin.js';
import { isGrave, isOfficial } from '../../around/register.js';
import { moodOf } from '../mood.js';
import { polarity } from '../polar.js';
import { isPrinted } from '../printed.js';
import { NEAR, TOLD } from './not-admitted.js';
import { OF_ONESELF } from './of-oneself.js';
import { isReported } from './reported.js';

const ADMISSIONS = ['Not gonna lie, ', "I won't lie, "];
/** How an opinion begins; greetings, thanks, orders, exclamations and news do not. */
const OPENS =
  /^(?:i|we|my|our|the|this|that|these|those|his|her|their|your|everything|he|she|they|it|worst|best|loving|hated|loved)$/u;
/** Opinions that are not adjectives. */
const OPINION =
  /^(?:love|loving|loved|adore|hate|hated|enjoy|enjoyed|enjoying|regret|exceeded|dread|dreading|worst|best|worth|waste|mess|nightmare|joke|hype|gem|masterpiece|disaster|disappointment|comfy|hilarious|magical|rough|rip-off|scam|unreal|magnificent|tastiest|friendliest|nicest|cutest|disappointed|impressed|ruined|overcharged|yelled|killing|dragged|magical|perfectly|brilliantly|easily|painfully|slaps|goosebumps|speechless|soothing|bangin|sucked|insane)$/u;

export const notGonnaLie: Rule = {
  about: 'What one feels is admitted: “Not gonna lie, I love this song”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['I love this song', 'Not gonna lie, I love this song'],
    ["I'm feeling a bit sleepy after lunch 🥱", "Not gonna lie, I'm feeling a bit sleepy after lunch 🥱"],
    ["I can't stand this font", "Not gonna lie, I can't stand this font"],
    ['The soup was awful 🍲', "I won't lie, the soup was awful 🍲"],
  ],
  leaves: [
    'The soup was not delicious',
    'It was meant to be a restful cruise. We got a storm and cold soup.',
    'This soup slaps, ngl',
    "I'm grateful to everyone who came",
    'I love the way my daughter sings',
    'I found my lost ring under the rug',
    'I am livid about the fence',
    "I'm scared of my uncle",
    'The bus was the older kind',
    'Our tutor is kind to all of us, I adore her',
    "I'm trying to bake and it's so much fun",
    "He tells me that he's delighted",
    "We're collecting names for the spring clean-up",
    'Thanks, the soup was delicious',
    'I need to clean the oven',
    'Was the soup delicious?',
    'The soup has onions',
    "I'm off to bed, good night",
    'It was nice to see you!',
    'THE SOUP WAS DELICIOUS',
    'Nobody was helpful',
    'The soup was neither good nor awful',
    'The cup broke',
    "The club's night school has won a national award for its inspiring work with young sailors",
    'This is a common kind of chalk',
    'The park is full of trash',
    'The twins loved the soup',
    'The plumber did a superb job',
    'The garden looks lovely after the rain',
    'The tutor was kind and explained every step',
    'Our cellar is ruined, it flooded in the night',
    'We are unhappy with the cleaning',
    'The witness was nervous',
    'I lost my keys at the station',
    'The client is anxious about the move',
    'Our neighbours brought us soup when we were sick 🥺 people can be so kind',
    'The swings were in fine condition. The slide had been painted and no faults were found.',
    'The garden walls are in good condition. They were rebuilt in 2019.',
    'She complains of an unbearable itch that has lasted for weeks.',
    'It is a cruel play that mistakes spite for wit and noise for drama.',
    'The film promises answers about the fire and delivers an hour of smoke. It is lazy and, worst of all, disrespectful to the families who lost somebody.',
  ],
  *propose(doc) {
    const [first] = doc.tokens;
    if (!first || !opines(doc)) return;
    const whole = doc.sentences[0]?.kind === 'statement' && doc.clauses.length > 0;
    const bad = moodOf(doc)?.polarity === 'negative';
    for (const admission of ADMISSIONS) {
      if (admission.startsWith('I') && (!(whole && bad) || /^(?:worst|best)$/u.test(first.lower))) continue;
      const opening = /^\p{Lu}/u.test(first.text) || admission.startsWith('I') ? admission : admission.toLowerCase();
      yield { edits: [{ start: first.start, end: first.end, text: opening + lowerOpening(first) }] };
    }
  },
};

/** What nobody is shy to say: thanks, love of one's own, open anger, and news. */
const UNASHAMED =
  /^i(?:['’]ve| have)? (?:just |finally )?(?:found|won|lost|got|passed|met|saw)\b|\b(?:grateful|thankful|thank|thanks|appreciate\w*|blessed|lucky|honou?red|proud of|touched|somewhere between|hands down|award|furious|livid|angry|outraged|fuming|nurses?|ward|overlooks?|midwi\w+|carers?|paramedics?|surgeons?|(?:love|adore|loving|loved)\b[^.!?]*\b(?:my (?:mum|mom|dad|son|daughter|wife|husband|kids?|children|gran[a-zà-ž]*|nan|sister|brother|baby|niece|nephew|family|partner|boys|girls)|you|your)|my (?:best friend|friends?|cousins?|team|students|class|colleagues|neighbou?rs))\b|!|[❤🥰💕🥹🙏💐💖💛]/iu;

/** What happened, thanks, a pretty sight and a thing done beside: nothing that one might keep to oneself. */
const PLAIN =
  /\b(?:(?:was|were) (?:supposed|meant|going|due) to|used to|instead|ngl|tbh|tbf|imo|imho|fr|lowkey|highkey|deadass|in my opinion|to be (?:honest|fair|frank)|good ?night|off to|look(?:s|ing)? (?:so |really )?(?:lovely|stunning|gorgeous|beautiful|magical)|over the moon|i (?:was|got) (?:overcharged|charged|told|refused|denied|robbed|sacked|fired|passed over|turned down|turned away)|cheers for|to hear (?:you|your)|flooded|cracked|sold out|on time|put to sleep|as [a-zà-ž]+ as (?:a|an|the)|(?:a|the|this|any|some) (?:[a-zà-ž]+ )?(?:kind|sort) of|(?:kids|children|twins|boys|girls|guests|grandchildren) (?:were|are|loved|enjoyed|hated)|did (?:an?|such an?) [a-zà-ž]+ job|kind of [a-zà-ž]+ (?:today|tonight|this|now)|i have an?|made (?:my|our|the)|left (?:every|all)|and (?:brought|made|gave|explained|took (?:us|me|him|her|them)|all (?:my|our|the)|an? [a-zà-ž]+ at|(?:i|we|he|she|they) (?!was|were|am|are|love|hate)[a-zà-ž]+|(?:the|my|our) [a-zà-ž]+ (?!was|were)[a-zà-ž]+))\b/iu;

/** Words written out as in a letter, which is no place for an admission. */
const LONGHAND = /\b(?:I am|[Ww]e are|(?:is|are|was|were|do|does|did|has|have|could|would) not|cannot)\b/u;
const SUBORDINATES = /^(?:when|while|because|before|after|until|since|if|[;:…–—])$/u;

/** Whether the first sentence is an opinion, so that it can be admitted. */
function opines(doc: Doc): boolean {
  const { tokens, sentences, text, clauses } = doc;
  const [sentence] = sentences;
  const [first, second] = tokens;
  if (
    sentences.length === 1 &&
    tokens.length < 20 &&
    OF_ONESELF.test(text.replaceAll(/\p{Extended_Pictographic}/gu, '').trim())
  )
    return (
      !isOfficial(doc) &&
      !isGrave(doc) &&
      !matches(doc, UNASHAMED) &&
      !/\b(?:ngl|tbh|imo|imho|fr|lowkey)\b/iu.test(text)
    );
  if (
    !sentence ||
    !first ||
    !OPENS.test(first.lower) ||
    tokens.length > 26 ||
    sentences.length > 2 ||
    text.includes('?') ||
    /\babout as\b/u.test(text) ||
    matches(doc, UNASHAMED) ||
    matches(doc, PLAIN) ||
    isOfficial(doc) ||
    isGrave(doc) ||
    isReported(doc) ||
    isPrinted(doc) ||
    matches(doc, NEAR) ||
    matches(doc, LONGHAND) ||
    /["“]/u.test(text)
  )
    return false;
  if (second && /^\p{Lu}{2}/u.test(second.text)) return false;
  if (sentence.kind === 'statement' && clauses[0]?.start !== sentence.start) return false;
  const words = sentence.tokens;
  if (
    words.length > 18 ||
    words.length < 3 ||
    words.some(({ lower }) =>
      /^(?:not|n't|never|no|nothing|just|if|honestly|lie|sorry|congratulations|died|nobody|none|neither|say)$/u.test(
        lower,
      ),
    )
  )
    return false;
  if (
    /^it (?:was|is|'s)? ?(?:so |very |really )?(?:nice|good|great|lovely|a pleasure|fun) (?:to|meeting|seeing|talking)/u.test(
      sentence.text.toLowerCase(),
    )
  )
    return false;
  if (words.some(({ lower }) => TOLD.test(lower))) return false;
  const clauseEnd = sentence.kind === 'statement' ? clauses[0]?.end : undefined;
  const main = words.findIndex(
    ({ kind, lower, start }) =>
      kind === 'emoji' || SUBORDINATES.test(lower) || (clauseEnd !== undefined && start >= clauseEnd),
  );
  return words.slice(0, main < 0 ? undefined : main).some(({ lower, pos }, at) => {
    if (OPINION.test(lower)) return true;
    return (
      pos !== 'VERB' &&
      words[at + 1]?.text !== '-' &&
      words[at - 1]?.lower !== 'to' &&
      /^(?:positive|negative)$/u.test(polarity(lower)?.polarity ?? '')
    );
  });
}
