import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { type PlainChat, plainChatOf } from './plain-chat.js';

export const verdictSaid: Rule = {
  about:
    'A middling verdict, the weather or how one feels is left at that: “… Nothing more to say about it”, “… Nothing out of the ordinary”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The lecture was adequate', 'The lecture was adequate. No strong feelings about it either way', 'Neutral'],
    ["It's cloudy over the pier ☁️", "It's cloudy over the pier ☁️ Nothing out of the ordinary", 'Neutral'],
    ['A bit stiff after the walk', 'A bit stiff after the walk. Nothing serious', 'Neutral'],
  ],
  leaves: [
    "I've no idea what this lever does",
    'The lecture was superb',
    'The bank left its lending rate at an average of three per cent, as most dealers had said it would',
    "It's cloudy again, there goes the match",
  ],
  *propose(doc) {
    const kind = plainChatOf(doc);
    if (
      kind &&
      !(kind === 'sky' && matches(doc, PLANS)) &&
      (kind !== 'verdict' || (doc.tokens.length < 16 && !/\bidea\b/iu.test(doc.text)))
    )
      yield* afterPlain(doc, () => (SAID[kind] ?? []).filter((said) => !/\bit\b/u.test(said) || isOne(doc)));
  },
};

/** The weather is only what one plans by. */
const PLANS = /\b(?:I['’]m|I am|we['’]re|I['’]ll|taking|bring(?:ing)?|coat|umbrella|so)\b/iu;

const SAID: Readonly<Partial<Record<PlainChat, readonly string[]>>> = {
  verdict: ['No strong feelings about it either way', 'Not much more to say about it', "Can't say much more than that"],
  sky: ['Nothing out of the ordinary', 'Nothing unusual'],
  body: ['Nothing serious', 'Nothing dramatic'],
};

/** One thing that was judged: `it`. */
function isOne({ text, clauses }: Doc): boolean {
  if (clauses[0]?.subject.animacy === 'person' || PERSON.test(text)) return false;
  return (
    !/^(?:The|These|Those|My|Our) (?:[\p{Ll}-]+ )*?\p{Ll}+ (?:are|were|look|taste)\b|^(?:They|Both|Some)\b|\bmedium|\bsize|\bThey\b|\bbrands\b/u.test(
      text,
    ) && /^(?:The|This|That|It|I['’]d|An?) /u.test(text)
  );
}

const PERSON =
  /^(?:The|Our|My|This) (?:[\p{Ll}-]+ )?(?:guide|tailor|mechanic|pianist|referee|tenor|waiter|driver|teacher|singer|barber|dentist|chef|clerk|choir|band|comedian|lecturer|speaker|actors?|team|trial|airline|orchestra|staff)\b/u;
