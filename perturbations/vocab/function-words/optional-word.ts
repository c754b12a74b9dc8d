import { neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const LONG_TIME = String.raw`(?:(?:almost|nearly|over|about|around|more than|at least) )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|\d+|half an|several|the whole|a whole)(?: and a half| long| full| solid| more)? (?:minutes?|hours?|days?|nights?|weeks?|months?|years?|weekend|day)\b`;

/** Each place where a small word may stand or be left out, and the word. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(?:stay(?:ed|ing)|waited|queued|last(?:ed|s)|slept|drove|walked|talked|rehearsed|stood)(?= ${LONG_TIME}(?! (?:to|for|on|from|away|ago|later|before|after|at|late|early|longer|an? [A-Za-zÀ-ž]+)\b))`,
      'giu',
    ),
    'for',
  ],
  [
    /(?<!\b(?:by|all|on|along|half|find|know|lost|made|lose|make|out of|most of|part of) )\bthe way(?= (?:i|you|he|she|they|we)(?:['’](?:ve|d|re|m)\b| (?!(?:home|back|out|in|down|to|all|both)\b)[a-zà-ž]))/giu,
    'that',
  ],
  [/\bthe way(?= [a-zà-ž]+s (?:usually|normally|always|generally|should|ought)\b)/giu, 'that'],
  [
    /\bthe (?:[a-zà-ž]{3,}est|best|worst)(?= (?:i|we|they|he|she|you) (?:can|could) (?:remember|recall|imagine|find)\b)/giu,
    'that',
  ],
  [
    /(?<!\b(?:not|never|if) )\bis(?: even| much| far| way| so much| a lot| slightly)? (?:[a-zà-ž]+er|better|worse|(?:more|less) [a-zà-ž]+) than the (?:first|last|previous|old) (?:film|movie|book|one|season|series|album|version|model|edition|game|show|episode|novel|shop|owner|menu|teacher|place)(?=[.!]|\s*$|\s*\p{Extended_Pictographic})/giu,
    'was',
  ],
  [
    /(?<![,;:.!?] ?)(?<=[a-zà-ž] )\bso(?= (?:i|we|you|he|she|they) (?:can|could)(?!n['’]t|['’]t| not| only| barely| hardly| never)\b)/giu,
    'that',
  ],
  [
    /(?<!\b(?:not|can['’]t|cannot|couldn['’]t) )\bhelp(?:s|ed|ing)? (?:me|us|him|her|them|you)(?= (?:find|get|set|choose|move|carry|understand|fix|pick|sort|pack|install|fill|settle|see|learn|feel|sleep|plan|make|change|clean|write|cook|read)\b)/giu,
    'to',
  ],
  [
    /\b(?:the|our) (?:[a-zà-ž]+ )?(?:hotel|hostel|shop|club|library|museum|office|café|cafe|scanner|printer|flat|restaurant|school|car park|toilets?|entrance|exit|gym|pool|bakery|surgery|clinic) (?:is|are|was|were)(?= (?:on the (?:[a-zà-ž]+ )?(?:floor|corner)|next to|opposite|behind|between|(?:[a-zà-ž]+ )?minutes from|on an? ))/giu,
    'located',
  ],
  [
    /\b(?:arrived|came|broke down|opens|closes|leaves|landed)(?= (?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/giu,
    'on',
  ],
  [/(?<!\b(?:inside) )\bout(?= the (?:front |back )?(?:door|window|gate)\b)/giu, 'of'],
  [/\bstop(?:s|ped)? (?:me|us|him|her|them|people)(?= [a-zà-ž]{3,}ing\b)/giu, 'from'],
  [
    /\b(?:be|was|were|been|being|got) told(?= (?:our|the|my|his|her|their|we|i|he|she|they|it|there)\b[^,.;:"]{0,40}(?:['’](?:d|s|re|ve|ll)|\b(?:was|were|is|are|had|has|would|could|will|did|do|does|went|must)\b))/giu,
    'that',
  ],
  [
    /(?<!\b(?:so|as|like|i|you|he|she|they|we) )\b(?:say|says|said)(?= (?:(?:they|he|she|we|there)(?:['’](?:re|s|d|ll|ve)\b| (?:are|is|was|were|have|has|had|will|would|could|can|feel|felt|fear|need|want|expect|intend|plan|hope|know|cannot)\b)|\p{Ll}{3,}s (?:are|were|have) ))/gu,
    'that',
  ],
  [
    /\b(?:i['’]m|i am|we['’]re|we are) (?:afraid|glad|sure|sorry)(?= (?:the|your|our) [a-zà-ž]+ (?:was|were|is|are|has|have|had|fell|did|went|came|will|won|lost)\b)/giu,
    'that',
  ],
  [
    /\b(?:I['’]m|I am|we['’]re|we are|I was) writing(?= about (?:the|my|our|your|an?|this|that|an)\b(?! (?:book|novel|article|story|essay|thesis|memoir|poem|life|lives|place|places|people|trip)\b))/giu,
    'to you',
  ],
  [/\b(?:saddens|pains) (?:me|us) to(?= (?:report|say|write|tell|inform)\b)/giu, 'have to'],
  [/\b\d+(?= of \d+\b)/gu, 'out'],
  [
    /^(?:ugh|argh|oh no|yay|yes+|hooray|hurray),(?= (?:pulled|dropped|lost|missed|forgot|broke|spilled|failed|found|passed|finished) (?:my|our)\b)/giu,
    'I',
  ],
  [
    /\b(?:i['’]ll|i will|we['’]ll) (?:check|ask|look|find out)[^.!?]{0,40} and(?= (?:get back to|let|tell|text|call|message) (?:you|ya)\b)/giu,
    'then',
  ],
  [
    /\b(?:need|want me to bring|want me to get|want me to pick up|bring) anything(?=(?: on [a-zà-ž]+day)?\?)/giu,
    'at all',
  ],
  [/\b(?:i|we)['’]ll (?!see|talk|speak|catch|be)[^.!?,]{3,40} later(?=[.!]|\s*$)/giu, 'on'],
  [
    /\bmissed your (?:call|message|text)\. I was (?:in|at|on) the \p{L}+(?=[.!]|\s*$|\s*\p{Extended_Pictographic})/gu,
    'at the time',
  ],
  [/^some (?:people|folks) [^.!?,]* and some(?= don['’]t\b)/giu, 'just'],
  [/\bthe jury is still(?= out\b)/giu, 'very much'],
  [
    /^(?:best|worst|nicest|funniest|loveliest|first|only) (?:[a-zà-ž]+['’]s )?[a-zà-ž]+(?: [a-zà-ž]+)?(?= (?:i|we)(?:['’]ve| have) (?:had|eaten|seen|read|tasted|met|ever|heard))/giu,
    'that',
  ],
  [/(?<!one )\b(?:is|was)(?: by far| easily)? the (?:first|only)(?= (?:that|we|i)\b(?!['’]s))/giu, 'one'],
];

export const optionalWord: Rule = {
  about: 'A small word that may be left out is written: “stayed two nights” → “stayed for two nights”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['We stayed two nights by the lake', 'We stayed for two nights by the lake'],
    ['I love the way she sings', 'I love the way that she sings'],
    ['He held the lamp so I could read', 'He held the lamp so that I could read'],
    ['Ana helped us find the pier', 'Ana helped us to find the pier'],
    ['The hostel is next to the pier', 'The hostel is located next to the pier'],
    ['The kite arrived Monday', 'The kite arrived on Monday'],
    ['The cat ran out the door', 'The cat ran out of the door'],
    ['The hat sits the way hats usually sit', 'The hat sits the way that hats usually sit'],
    ['The new song is duller than the old one', 'The new song is duller than the old one was'],
    ['Nothing stopped us singing', 'Nothing stopped us from singing'],
  ],
  leaves: [
    'We waited two hours for the ferry',
    'By the way she sings',
    'It rained, so I could stay in',
    'We cannot help them see it',
    'The hostel is dull',
    'She dislikes the king she is writing about',
    'Your jam is the finest I have tasted',
  ],
  words: () => neededWords(...PLACES.map(([place]) => place)),
  *propose(doc) {
    for (const [place, word] of PLACES) yield* insertedAfter(doc, place, word);
  },
};
