import { neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { kindOfText } from '../../around/kind.js';

/** Set phrases that are said with or without one more word, and the word. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:have|has|['’]ve) (?:known|supervised|taught|worked|lived|owned|used|been|coached|managed|employed) [^.,;!?]{0,40}?for (?:(?:about|over|almost|nearly|more than) )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|\d+) (?:years|months|weeks)(?= (?:and|with|in|without|at|on)\b|[.,])/giu,
    'now',
  ],
  [/\bin the strongest(?= terms\b)/giu, 'possible'],
  [
    /\bwithout(?= (?:hesitation|delay|reservation|warning|explanation|difficulty|amendment|objection|opposition|interruption|assistance|fuss|complications|complaint)\b(?! (?:of|to|by)\b))/giu,
    'any',
  ],
  [
    /\bon (?:(?:at least|more than|no fewer than) )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|\d+)(?= occasions\b)/giu,
    'separate',
  ],
  [/\bin(?= good conscience\b)/giu, 'all'],
  [/\bwithout a(?= (?:break|word|complaint|hitch|mistake|scratch|glitch|murmur)\b)/giu, 'single'],
  [
    /(?<!\b(?:not|never|n['’]t|if|about|roughly|much) )\b(?:stay|stays|stayed|staying|remain|remains|remained)(?= the same(?:[.!,;]|\s*$| (?:as|in|on|for|throughout|and)\b))/giu,
    'exactly',
  ],
  [
    /\b(?:must|should) (?:be (?:placed|put|returned|submitted|received|sent|made|handed|brought|delivered|lodged|completed|paid|renewed)|arrive|reach us|register|apply|reply)(?: [^.,;!?]{1,60})? by (?:noon|midday|midnight|\p{L}+ o['’]clock(?: in the (?:morning|afternoon|evening))?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d{1,2} ?[ap]\.?m|(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December)|the end of (?:the )?(?:week|month|January|February|March|April|May|June|July|August|September|October|November|December))(?=\.(?:\s|$))/gu,
    'at the latest',
  ],
  [
    /\b(?:I|[Ww]e)(?:['’]ve| have) (?:\p{L}+ed|rung|written|told|been|asked|seen|heard) [^.!?,;]{0,30}?(?<!\b(?:in|for|of|at|many|first|several|two or|three or|only|or|than) )(?:three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d+) times(?=[.!,]|\s*$|\s*\p{Extended_Pictographic}| and\b)/gu,
    'now',
  ],
  [/^This(?= is to (?:confirm|certify|inform|notify)\b)/gu, 'letter'],
  [/\b(?:ticket|request|case|issue|incident|query)(?: \d+| #\d+| no\. \d+)? can(?= be closed\b)/giu, 'now'],
  [
    /\b(?:better|worse|longer|faster|more|harder|easier) than (?:anyone|anybody|any of us|we|i|they|he|she|everyone)(?= (?:expected|hoped|feared|imagined|dared)\b)/giu,
    'had',
  ],
  [
    /\b(?:I am|I['’]m|We are|We['’]re) writing(?= to (?:ask|express|complain|object|apply|enquire|dispute|request|report|raise|commend|praise|say|tell|let you know)\b| because\b)/gu,
    'to you',
  ],
  [
    /\b(?:I|We) would(?= like to (?:thank|commend|congratulate|praise|apologi[sz]e|know (?:whether|if|how|when|where|which|what)|ask (?:whether|if|how|when|where|which|what))\b)/gu,
    'just',
  ],
];

export const setWords: Rule = {
  about: 'A set phrase is said in full: “for five years” → “for five years now”, “without delay” → “without any delay”',
  expects: { sentiment: 'same' },
  examples: [
    ['I have known Ana for six years and trust her.', 'I have known Ana for six years now and trust her.'],
    ['We recommend the tuner without hesitation.', 'We recommend the tuner without any hesitation.'],
    ['The tram failed on six occasions.', 'The tram failed on six separate occasions.'],
    ['The fares will stay the same.', 'The fares will stay exactly the same.'],
    ['I cannot in good conscience sign it.', 'I cannot in all good conscience sign it.'],
    ['Oars must be returned by noon.', 'Oars must be returned by noon at the latest.'],
    ["I've written five times.", "I've written five times now."],
    ['This is to confirm that Ana worked at the mill.', 'This letter is to confirm that Ana worked at the mill.'],
    ['The regatta went better than we hoped', 'The regatta went better than we had hoped'],
  ],
  leaves: [
    'I knew Ana for six years.',
    'Without further delay we left.',
    'This is a mill.',
    'The fares did not stay the same.',
    'Without objection to the plan we left.',
    "I've seen two or three times the usual crowd",
    'Oars must be returned by noon at the latest.',
    'It goes better than we had hoped',
  ],
  words: () => neededWords(...PLACES.map(([place]) => place)),
  *propose(doc) {
    // a question may follow what one would like to know
    if (doc.text.includes('?') && !/^I would like to (?:know|ask)\b[^?]*\. /u.test(doc.text)) return;
    if (/\b(?:at the latest|not (?:stay|remain)|n['’]t (?:stay|remain))\b/u.test(doc.text)) return;
    for (const [place, word] of PLACES)
      if ((word !== 'now' && word !== 'separate') || kindOfText(doc) !== 'clinical')
        yield* insertedAfter(doc, place, word);
  },
};
