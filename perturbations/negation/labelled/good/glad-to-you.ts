import { gladClosing } from './glad-closing.js';

export const gladToYou = gladClosing({
  about: 'Thanks and compliments: “You didn’t have to do that”, “I’m not just saying that”',
  topics: ['thanks', 'compliment'],
  examples: [
    ['Your garden looks stunning 🌷', "Your garden looks stunning 🌷 And I'm not just saying that", 'Positive'],
    [
      'Thank you for feeding the cats all week. They look fat and content.',
      'Thank you for feeding the cats all week. They look fat and content. I will not forget it.',
      'Positive',
    ],
  ],
  leaves: [
    'Many thanks for the prompt reply and the map',
    'Thank you, can you call me?',
    'Are your tomatoes stunning?',
    'Thank you for coming to the funeral',
    'Dear Miss Bell, you taught a shy girl to sing out. I sing to my own pupils now, with warm thanks and gratitude.',
    'Dear Miss Bell, thank you for teaching a shy girl to sing out. I hum your scales every morning on the tram.',
    'Dear Mr Bell, your workshop was a delight, and we would love to book you again for the autumn.',
  ],
  says: ({ topic, chat, who }, { text }) => {
    const I = who === 'We' ? 'We' : 'I';
    if (topic === 'compliment') {
      if (chat)
        return FIRM.test(text) || OFFERS.test(text) ? [] : ["And I'm not just saying that", "I'm not just saying that"];
      return MOVING.test(text) && !/\b(?:would love|hope|forward|please)\b/iu.test(text)
        ? [`${I} will not forget it`]
        : [];
    }
    if (FIRM.test(text))
      return chat || !/\b(?:technician|agent|account|login|support|helpline|headset)\b/iu.test(text)
        ? []
        : [`${I} could not fault the service`];
    if (/\b(?:quick|prompt|clear|fast) (?:reply|answer|response|email|update)\b|\b(?:links?|reminders?)\b/iu.test(text))
      return [];
    if (!chat && (!THANKED.test(text) || LASTS.test(text))) return [];
    if (!chat) return /\bforg[eo]t|\bbill\b|\bprice\b/iu.test(text) ? [] : [`${I} will not forget it`];
    return [
      `${I} won't forget it`,
      ...(GIVEN.test(text) ? ["You didn't have to do that", "You really didn't have to"] : []),
    ];
  },
});

/** What one gives in return. */
const OFFERS = /\b(?:on me|my (?:round|treat|turn)|i owe)\b/iu;
/** Where one is thanked for something, it is what is not forgotten. */
const THANKED = /\b(?:thanks?|grateful|gratitude|indebted) (?:[a-zà-ž]+ ){0,3}for\b/iu;
/** What one says oneself to have kept. */
const LASTS =
  /\b(?:(?:each|every) (?:day|morning|time)|to this day|still (?:carry|use|hear|keep|have|think)|remember\w*|always|ever since)\b/iu;
/** Somebody's work. */
const FIRM =
  /\byour? (?:[a-zà-ž]+ )?(?:technician|agent|team|colleague|support|desk|company|staff|service|driver|helpline|shop|office|developers|app|update)\b|\b(?:technician|agent|account|ticket|refund|login|order|support|shipment)\b/iu;
/** What one remembers. */
const MOVING =
  /\byour (?:[a-zà-ž]+ )?(?:speech|talk|workshop|visit|lessons?|concert|letter|party|dinner|kindness|patience)\b/iu;
/** What is given unasked. */
const GIVEN =
  /\b(?:lift|ride|flowers|cake|soup|gift|present|surprise|cookies|card|bouquet|chocolates|jam|scarf|mug)\b/iu;
