import { neededWords, type Rule } from '../../../src/plugin.js';
import { type Place, timedAt } from '../timed-at.js';

const END = '(?=[.!]*\\s*\\p{Extended_Pictographic}|[.!]*\\s*$)';
const NIGHT = ['last night', 'yesterday'];
const DAY = ['yesterday', 'this morning'];

const TOLD: readonly Place[] = [
  [new RegExp(`^(?:oh my gosh,? )?(?:she|he|they) said yes${END}`, 'iu'), ['last night', 'yesterday', 'this morning']],
  [
    /\b(?:scan|scans|x-ray|biopsy|tests?|results) (?:came back|was|were) (?:all )?(?:clear|fine|negative|normal)(?=[,.!]|\s*$| \p{Extended_Pictographic})/iu,
    ['this morning', 'yesterday', 'today'],
  ],
  [
    /^(?:my|our|the) (?:order|parcel|package|delivery) arrived(?= (?:smashed|broken|damaged|cracked|dented|squashed|soaked|in pieces)\b)/iu,
    ['yesterday', 'this morning'],
  ],
  [
    /^(?:i|we) (?:waited|queued) (?:for )?(?:[a-zà-ž]+ )?(?:hours|minutes|an hour) (?:at|in) the (?:clinic|bank|post office|surgery|pharmacy|dentist['’]s|garage)(?= (?:for|to) )/iu,
    ['yesterday', 'this morning'],
  ],
  [
    new RegExp(
      `^(?:ugh,? )?(?:the|my|our) (?:printer|dog|cat|puppy|kitten|toaster|dryer|shredder|washing machine) (?:ate|chewed|shredded|swallowed|shrank|ruined) (?:my|our|the|his|her) (?:[A-Za-zÀ-ž]+ ){0,2}[A-Za-zÀ-ž]+${END}`,
      'iu',
    ),
    ['this morning', 'yesterday', 'last night'],
  ],
  [
    new RegExp(
      `^(?:i|we) was (?:so |really )?(?:let down|disappointed|moved|blown away|bored|confused|impressed) by (?:the|that) (?:ending|finale|first half|second half|last episode|film|concert|show|play)(?: of the (?:series|film|show|play|season))?${END}`,
      'iu',
    ),
    ['last night'],
  ],
  [
    new RegExp(
      `^i slept (?:like a (?:baby|log)|so well|badly|terribly)(?: in (?:that|this|my new) (?:bed|room|tent|chair))?${END}`,
      'iu',
    ),
    ['last night'],
  ],
  [
    new RegExp(
      `^that (?:magician|band|singer|comedian|choir|orchestra|pianist|speaker) (?:blew us all away|blew me away|was (?:superb|terrible|great|awful|brilliant|dreadful|hilarious|boring))${END}`,
      'iu',
    ),
    NIGHT,
  ],
  [
    new RegExp(
      `^the (?:service|food|coffee|view|atmosphere|welcome|weather|sunrise|queue) (?:at|in|from) (?:this|that|the|our) (?:[A-Za-zÀ-ž]+ ){1,3}was (?:absolutely |really |so )?(?:superb|spectacular|awful|dreadful|lovely|poor|adequate|excellent|stunning|terrible|wonderful|slow|fine|okay|magical|breathtaking|mediocre)${END}`,
      'iu',
    ),
    ['yesterday', 'on Saturday'],
  ],
  [
    new RegExp(
      `^the (?:[A-Za-zÀ-ž]+['’]s )?(?:receptionist|secretary|assistant|cashier|bus driver|librarian) was (?:so |very |really )?(?:rude|kind|lovely|curt|patient|helpful|polite) (?:to|with) (?:me|us|my (?:mum|mom|dad|son|daughter|gran|brother|sister))${END}`,
      'iu',
    ),
    DAY,
  ],
  [
    /^the (?:tram|bus|train|ferry|flight) was (?:on time|late|packed|early|empty|half empty|cancelled)(?=, as (?:usual|always)|[.!]*\s*$)/iu,
    ['this morning', 'yesterday'],
  ],
  [
    new RegExp(
      `^i['’]ve never felt so (?!that\\b)[A-Za-zÀ-ž]+(?: (?:in|at) (?:a|an|that|this) (?:[A-Za-zÀ-ž]+ )?[A-Za-zÀ-ž]+)?${END}`,
      'iu',
    ),
    ['as I did yesterday', 'as I did last night'],
  ],
  [
    new RegExp(
      `^(?:she|he) handled (?:that|the) (?:[A-Za-zÀ-ž]+ ){1,3}with (?:such |so much |great )?(?:grace|tact|patience|care|kindness)${END}`,
      'iu',
    ),
    DAY,
  ],
  [
    /^someone (?:dented|scratched|keyed|vandalised|hit|nicked) (?:my|our) (?:new )?[a-zà-ž]+(?= and (?:did|drove|left|nobody)\b|[.!]*\s*$)/iu,
    ['yesterday', 'last night', 'this morning'],
  ],
  [
    new RegExp(
      `^the lecture is in room [A-Za-zÀ-ž]?\\d+[A-Za-zÀ-ž]?(?: instead of (?:room )?[A-Za-zÀ-ž]?\\d+[A-Za-zÀ-ž]?)?${END}|^the (?:lecture|meeting|rehearsal|seminar|class) is in (?:room [A-Za-zÀ-ž]?\\d+[A-Za-zÀ-ž]?|the (?:hall|library|annexe|basement))(?: instead of (?:room )?[A-Za-zÀ-ž]?\\d+[A-Za-zÀ-ž]?)?${END}`,
      'iu',
    ),
    ['today', 'this morning', 'tomorrow'],
  ],
];

export const toldInPassing: Rule = {
  about: 'Says when it was that somebody said yes, the tests came back, the order arrived broken, and the like',
  expects: { sentiment: 'same' },
  examples: [
    ['She said yes 💍', 'She said yes last night 💍'],
    ["Gran's tests came back clear, what a relief", "Gran's tests came back clear this morning, what a relief"],
    ["I've never felt so small in a shop", "I've never felt so small in a shop as I did yesterday"],
    ['The tram was late, as usual', 'The tram was late this morning, as usual'],
  ],
  leaves: [
    'She said yes yesterday',
    'She said yes and we left',
    'The tests come back soon',
    'Did she say yes?',
    'I slept like a log on Sunday',
    'The tram was late, as usual on Fridays',
    'The view from my desk is grey',
  ],
  words: () => neededWords(...TOLD.map(([upTo]) => upTo)),
  propose: (doc) => timedAt(doc, TOLD),
};
