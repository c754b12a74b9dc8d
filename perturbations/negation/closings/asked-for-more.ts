import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import { moodOf } from '../mood.js';
import { eachAfter, endsOpen } from './afterthought.js';

export const askedForMore: Rule = {
  about: 'Warm praise of a stay, an outing or a service ends in “Couldn’t have asked for more”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The vet was gentle and explained everything',
      "The vet was gentle and explained everything. Couldn't have asked for more",
    ],
    [
      'Gorgeous lake, friendly hosts, delicious breakfasts.',
      "Gorgeous lake, friendly hosts, delicious breakfasts. Couldn't have asked for more.",
    ],
    [
      'The parcel came the next day. Superb service.',
      "The parcel came the next day. Superb service. Couldn't have asked for more.",
    ],
  ],
  leaves: [
    'The vet was nice',
    'The physiotherapist notes superb progress, with full movement restored in the left knee.',
    "I'm rested and calm after the gorgeous retreat",
    'The vet was gentle but slow',
    'Thanks, the vet was gentle',
    'Was the vet gentle?',
    'The vet was rude',
    'I hope the hosts are friendly',
    'The hotel was gorgeous and I want more',
    "The hosts weren't friendly",
  ],
  words: () => neededWords(WARM, DEEDS),
  *propose(doc) {
    if (isWarm(doc))
      yield* eachAfter(
        doc,
        ["Couldn't have asked for more", "Couldn't fault it"].slice(0, matches(doc, THING) ? 2 : 1),
      );
  },
};

const SERVED =
  /\b(?:service|staff|nurses?|ward|midwi(?:fe|ves)|vet|dentist|physio(?:therapist)?|doctor|surgeon|optician|adviser|advisor|solicitor|mechanic|plumber|electrician|builder|plasterer|decorator|fitters?|gardener|tailor|hairdresser|barber|driver|courier|guide|seamstress|chef|comedian|librarians?|hut|movers|painter|cleaner|piano tuner|photographer|florist|caterers?|instructor|tutor|teacher|coach|hosts?|landlady|receptionist|waiter|waitress|crew|lifeguards?|stewards?|hotel|hostel|guest ?house|campsite|cottage|cabin|restaurant|caf[eé]|spa|salon|garage|tour|cruise|trip|holiday|stay|weekend|honeymoon|beach|resort|retreat|wedding|meal|breakfasts?|delivery|repair|helpline|support)\b/iu;
/** What people are thanked for, whatever words of mood stand beside it. */
const DEEDS =
  /\b(?:explained (?:everything|every step|it all|the [a-zà-ž]+) (?:really |so )?(?:clearly|patiently|kindly|calmly|simply|well)|made (?:me|us|my [a-zà-ž]+) feel (?:so |really |very )?(?:at home|at ease|welcome|safe|comfortable|cared for)|(?:did|does) an? (?:flawless|superb|brilliant|fantastic|wonderful|great|perfect|first-class|immaculate) job|(?:exactly|just) what (?:i|we) (?:wanted|needed|asked for)|welcomed us with open arms|treated (?:us|our [a-zà-ž]+) like|(?:was|were) (?:tidy and punctual|warm and welcoming|witty and [a-zà-ž ]+|friendly and [a-zà-ž ]+|punctual and [a-zà-ž ]+|honest and [a-zà-ž ]+|quick and [a-zà-ž ]+|sharp and witty)|quickly and honestly|knew every [a-zà-ž]+)\b/iu;
/** What alone is praised, so that `it` stands for it. */
const THING =
  /^(?:the|our|this) (?:[a-zà-ž-]+ )?(?:hotel|hostel|guest ?house|campsite|cottage|cabin|restaurant|caf[eé]|spa|tour|cruise|meal|resort|retreat|service)(?: (?:at|in) (?:the|this) [a-zà-ž ]{3,20})? (?:was|were) /iu;
/** What is past: said while it goes on, one would `ask` for more. */
const PAST = /\b(?:was|were|had|made|went|came|left|brought|took|gave|did|got|kept|found|stayed|[a-zà-ž]{3,}ed)\b/iu;
/** Praise of some warmth. */
const WARM =
  /^(?:gentle|kind|patient|friendly|helpful|attentive|welcoming|delicious|gorgeous|beautiful|stunning|superb|excellent|fantastic|brilliant|wonderful|lovely|great|amazing|perfect|perfectly|beautifully|brilliantly|magical|outstanding|impeccable|fabulous|spotless|thoughtful|knowledgeable|polite|charming|unforgettable|marvellous|marvelous|incredible|idyllic|dreamy|caring|cheerful|warmly|generous|professional|thorough|efficient|flawless|magnificent|terrific|awesome|hilarious|calm)$/u;
const ASIDE =
  /^i['’]m\b|\b(?:ask\w*|more|fault\w*|but|except|though|although|thank\w*|please|sorry|if|would|could|should|might|hope\w*|expect\w*|will|going to|tomorrow|next week|wait|looks?|seems?|recommend\w*|never|not|no|nothing|always|usually|sometimes|my (?:weekend|holiday) (?:starts|begins)|happ\w+|congrat\w*|bride|groom|birthday|you|your|love you|watched|film|book|again|today|compared|better|worse|enough|cheap\w*|reasonabl\w+|okay|average|cancel\w*|last day|goodbye|miss\w*|surgery|died|weather forecast|scan|progress|restored|notes|movement|shoulder|knee|wound|patient(?= (?:is|was|has|reports)))\b|n['’]t\b|['’]ll\b|[?!]/iu;

function isWarm(doc: Doc): boolean {
  const { text, sentences, tokens } = doc;
  if (sentences.length > 2 || tokens.length > 24 || tokens.length < 5 || !isChat(doc)) return false;
  if (!endsOpen(doc) && !/\b(?:service|staff|hosts|food|stay|work)\.$/iu.test(text)) return false;
  if (!matches(doc, SERVED) || matches(doc, ASIDE)) return false;
  if (matches(doc, DEEDS)) return true;
  if (moodOf(doc)?.polarity !== 'positive') return false;
  const listed = (text.match(/,/gu)?.length ?? 0) > 1 && sentences.length === 1;
  if (!matches(doc, PAST) && !listed) return false;
  return tokens.filter(({ lower }) => WARM.test(lower)).length > 0;
}
