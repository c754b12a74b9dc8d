import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isPersonal } from '../../around/kind.js';

/** How those begin who speak their mind, and the words that open it. */
const BEGINNINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:nothing|nobody|no one|no-one) (?:beats|hugs|makes|bakes|cooks|compares|fits|sings|does|listens|cares|ever|quite)\b/iu,
    ['Honestly,'],
  ],
  [
    /^(?:i )?(?:can['’]t|cannot|couldn['’]t) (?:thank|fault|recommend|stand|imagine a|wish for|stop (?:smiling|grinning|laughing|crying|thinking|eating))\b/iu,
    ['Honestly,'],
  ],
  [
    /^(?:you|they|he|she) (?:never fail|always manage|(?:make|bake|cook|brew|tell|give) the best|could(?:['’]ve| have) at least|couldn['’]t have been)\b/iu,
    ['Honestly,'],
  ],
  [
    /^(?:this|that|the) (?:[a-zà-ž]+ )?(?:meeting|call|email|film|series|speech|council|company|landlord) could(?:n['’]t| not| have)\b/iu,
    ['Honestly,'],
  ],
  [
    /^it (?:hurts|stings|breaks my heart|drives me (?:mad|crazy|up the wall)|makes me (?:sick|furious|so [a-zà-ž]+)|baffles me) (?:when|that|how)\b/iu,
    ['Honestly,'],
  ],
  [
    /^it(?:['’]s| is| was) (?:humiliating|infuriating|heartbreaking|exhausting|maddening|insulting|degrading|liberating|magical) (?:to|that|how|when)\b/iu,
    ['Honestly,'],
  ],
  [/^there (?:was|is|were|are) no [a-zà-ž]+, no [a-zà-ž]+/iu, ['Honestly,']],
  [/^i won['’]t ever (?:set foot|go|buy|order|use|fly|eat|shop)\b/iu, ['Honestly,', 'Seriously,']],
  [
    /^(?:leave (?:me|us|him|her|them) alone|never (?:order|buy|book|trust|rent|use)|treat yourself|do yourself a favou?r)\b/iu,
    ['Seriously,'],
  ],
  // nobody who has no answer has an opinion to hide
  [/^i couldn['’]t (?:really )?(?:tell you|say) (?:whether|if|which|what|how|why)\b[^?]*$/iu, ['Honestly,']],
  [
    /^(?:being|becoming|having|raising|leaving|joining|moving|learning|teaching|running|working|meeting|marrying|adopting|quitting) [^,.?]{2,50} (?:is|was|has been) (?:by far |easily )?the (?:best|greatest|worst|hardest|proudest|happiest|smartest) (?:thing|decision|mistake|part|feeling|job|day|year|time)\b/iu,
    ['Honestly,', 'I have to say,'],
  ],
  [
    /^(?:this|that|it) (?:is|was) (?:easily |by far )?the (?:[a-zà-ž]{2,}est|worst|best) (?:[a-zà-ž]+ )?[a-zà-ž]+ (?:imaginable|(?:that )?(?:i|we)(?:['’]ve| have) ever)\b/iu,
    ['Honestly,'],
  ],
  // a view that is one's own, and no feeling
  [
    /^(?!.*\byou)(?:i(?:['’]m| am) (?:neither for nor against|not (?:really )?(?:into|a (?:big |huge )?fan of|bothered|fussed|keen on))\b[^?!,]*$|i (?:don['’]t (?:really |much )?(?:have (?:an opinion|a view|strong feelings)|follow|care (?:for|about|much)|mind)|have no (?:particular |strong |real )?(?:opinion|view|preference)|(?:much )?prefer)\b[^?!,]*$|i['’]ve(?: got)? no (?:opinion|view|preference|strong views)\b[^?!,]*$)/iu,
    ['Personally,'],
  ],
  [
    /^(?:whatever|whichever|wherever|whenever|either)(?: [^,.?!]{1,30})? (?:is|are|works?|suits|would be)(?: (?:absolutely |perfectly )?(?:fine|okay|ok|good|alright|all right))? (?:with|for|by) (?:me|us)\b[^?,]*$/iu,
    ['Honestly,'],
  ],
  [
    /^nothing (?:much|special|exciting|interesting) (?:happened|is happening|(?:is )?going on|has happened)\b[^?,]*$/iu,
    ['Honestly,'],
  ],
  [
    /^i (?:don['’]t|didn['’]t|do not|did not) (?:quite |really |fully )?(?:follow|understand|get (?:it|that|this)|catch that)\b[^?!.]{0,20}, (?:could|can|would) you\b/iu,
    ['Sorry,'],
  ],
  [
    /^[a-zà-ž]{2,}ing (?:[a-zà-ž]+ ){0,5}makes me (?:so|really) (?:happy|proud|calm|nervous|anxious|sad|angry|cross)\b[^?!,]*$/iu,
    ['You know,'],
  ],
  [
    /^(?:today|yesterday|last night|this weekend|our wedding) was (?:one of those (?:days|nights|evenings)|one of the (?:best|worst|happiest))\b[^?]*/iu,
    ['Honestly,'],
  ],
  [
    /^i was (?:terrified of|sceptical about|skeptical about|nervous about|dubious about|doubtful about|scared of|afraid of|sceptical at first|skeptical at first|very nervous|rather sceptical|quite nervous)\b[^?]*$/iu,
    ['I have to admit,', "I'll admit,"],
  ],
  [/^is it too much to ask\b/iu, ['Seriously,', 'Honestly,']],
  [/^(?:could|can) (?:the|this|that|my|our|it) [^?]{0,30}\b(?:be|get) any [a-zà-ž]+(?:er)?\b[^?]*\?/iu, ['Seriously,']],
  [
    /^(?:come and (?:see|look)|look at (?:this|that|these|those)|you (?:have|need|['’]ve got) to (?:see|try|hear|taste)|check out (?:this|the|these))\b[^?]*$/iu,
    ['Guys,'],
  ],
];

export const spokenOut: Rule = {
  about:
    'Who speaks their mind says so, or calls the others: “Honestly, nothing beats a hot bath”, “Guys, look at this moon!”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['Nothing beats a hot bath', 'Honestly, nothing beats a hot bath'],
    ["I'm not really into stew", "Personally, I'm not really into stew"],
    ["I don't follow, could you draw it?", "Sorry, I don't follow, could you draw it?"],
    ['Whichever you pick is fine with me', 'Honestly, whichever you pick is fine with me'],
    ['Never order the stew here', 'Seriously, never order the stew here'],
    ['Look at this moon!', 'Guys, look at this moon!'],
  ],
  leaves: [
    'Nothing is on the shelf',
    'Honestly, nothing beats it',
    'Never mind',
    'Whatever you pick is paid for by the lessee',
    'I follow you, could you draw it?',
    'The lessee can thank nobody.',
    'Could the lamp be any colour you like',
  ],
  onlyIf: isPersonal,
  *propose(doc) {
    if (isOpened(doc)) return;
    for (const [beginning, openings] of BEGINNINGS)
      if (matches(doc, beginning)) return yield* eachInFront(doc, openings);
  },
};

const OPENED =
  /\b(?:honest[a-zà-ž]*|tbh|ngl|tbf|serious[a-zà-ž]*|frank[a-zà-ž]*|guys|folks|sorry|personally|but|though|myself)\b/iu;

function isOpened(doc: Doc): boolean {
  return matches(doc, OPENED);
}
