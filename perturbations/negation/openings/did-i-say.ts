import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { isOfficial } from '../../around/register.js';
import { isPlain } from '../mood.js';

const OPENINGS = [
  'Not sure if I said, but',
  "Can't remember if I said, but",
  "In case I didn't say,",
  "Don't think I mentioned it, but",
  'Not sure if I mentioned it, but',
];

export const didISay: Rule = {
  about: 'An arrangement of one’s own is told in case it was not: “Not sure if I said, but we’re in row F”',
  expects: { sentiment: 'same' },
  examples: [
    ["We're in row F, seats 3 and 4", "Not sure if I said, but we're in row F, seats 3 and 4"],
    ["I've moved the ladder to the shed", "In case I didn't say, I've moved the ladder to the shed"],
    ["I'll leave your parcel by the gate", "Can't remember if I said, but I'll leave your parcel by the gate"],
    ['We have band practice on Mondays', "Don't think I mentioned it, but we have band practice on Mondays"],
  ],
  leaves: [
    "I'm on the bus",
    'I love our garden',
    'Lunch was a pear',
    "We don't have practice",
    'I saw a heron',
    'I need a ladder on Monday',
    'We have a lovely garden on Mondays',
    'Where are we on Monday?',
    'I have an appointment now at four',
    'We had soup at noon',
    'Our grandad died on Monday',
    'The lessee has the flat until Monday and we have the garden',
  ],
  words: () => neededWords(ARRANGED),
  *propose(doc) {
    if (!isArranged(doc)) return;
    for (const opening of OPENINGS) {
      if (/\bsaid\b/u.test(doc.text) && /\b(?:said|say)\b/u.test(opening)) continue;
      const front = inFront(doc, opening);
      if (front) yield front;
    }
  },
};

/** What is fixed and others may need to know: what one has on, where it is to be, what one has put where. */
const ARRANGED =
  /^(?:(?:i|we)['’]ll (?:put|bring|leave|drop|be (?:at|in|on|by)|hang|hand|park|send|post)\b(?! (?:it|this|that) up\b)|(?:i|we)(?:['’]ve| have)? (?:(?:changed|moved|switched|booked|swapped|renamed|reserved)\b(?!\s+(?:my mind|house|home|on|out|in))|(?:left|put|hidden|locked) (?:the|your|a|some)\b)|(?:i|we)(?:['’]ve got| have) (?:choir|rehearsal|practice|band|class|training|an? (?:[a-zà-ž]+[- ]){0,2}(?:meeting|lesson|rehearsal)|the dentist|an appointment|football|the quiz)\b|we['’]re (?:in|on|at) (?:row|room|gate|table|platform|block|flat|number)\b|we['’]re meeting\b|(?:my|our) (?:number|address|flight|train|appointment|lesson|class|meeting|rehearsal|email|e-mail|locker|desk|room) (?:is|['’]s|has|moved|was moved|changed|leaves|starts|lands|gets in)\b|i keep the\b|i parked\b|my (?:shift|class|course|lecture|lesson|bus) (?:finishes|starts|ends|leaves)\b|i['’]m meeting [a-zà-ž]+ for (?:coffee|lunch|tea|dinner|breakfast|a walk|a drink)\b|they['’]?(?:ve)? (?:changed|moved|switched|swapped) the\b|i['’]m (?:away|off work|working from home|working (?:nights|lates|earlies)|on (?:nights|lates|earlies|the (?:night|late|early) shift)|on leave) (?:on|until|till|from|next|this (?:week|month)|all week)\b|(?:she|he|they|\p{Lu}\p{Ll}+) said (?:she|he|they)['’]d (?:bring|ring|call|come|be|meet|text|pick|drive|message|pop|drop)\b|my (?:[a-zà-ž]+) has (?:his|her|their|a|an) (?:[a-zà-ž]+ )?(?:lesson|appointment|class|meeting|rehearsal|match|shift|exam|driving lesson) (?:at|on)\b)/iu;
const NOW =
  /\b(?:now|right now|today|tonight|currently|at the moment|already|this morning|just|on my way|need|late|disciplinary|redundancy|grievance|hearing|grief)\b/iu;

function isArranged(doc: Doc): boolean {
  const { text, sentences, tokens } = doc;
  if (sentences.length !== 1 || tokens.length > 20 || isOfficial(doc) || !isPlain(doc)) return false;
  return (
    matches(doc, ARRANGED) && !matches(doc, NOW) && !/[;:…]|\b(?:you|and then|because|so|but|if|when)\b/iu.test(text)
  );
}
