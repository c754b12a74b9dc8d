import { type Doc, neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { isPersonal, kindOfText } from '../../around/kind.js';
import { isGrave } from '../../around/register.js';

/** Words beyond which nothing goes, so that “simply” makes them no stronger. */
const UTMOST =
  'superb|perfect|gorgeous|delicious|wonderful|magnificent|stunning|outstanding|marvellous|marvelous|fantastic|brilliant|sublime|divine|unbelievable|incredible|delightful|exquisite|terrible|awful|appalling|dreadful|horrible|horrendous|atrocious|disgusting|unacceptable|inedible|unbearable|unusable|hopeless|impossible|inexcusable|ridiculous|absurd|infuriating|disgraceful|gross';
/** What one calls a person or a thing at its best or worst. */
const CALLED =
  'an? (?:genius|legend|masterpiece|triumph|disgrace|disaster|nightmare|joke|shambles|scam|joy|delight|gem|treasure)|heaven|paradise';
const IS = String.raw`\b(?:is|are|was|were)`;

const SAID: readonly RegExp[] = [
  new RegExp(
    String.raw`${IS}(?= (?:${UTMOST})(?:[.!,]| and (?:the|my|our|we|i)\b| to [A-Za-zÀ-ž]| \P{L}|\s*$))`,
    'giu',
  ),
  new RegExp(String.raw`${IS}(?= (?:${CALLED})\b)`, 'giu'),
  new RegExp(
    String.raw`${IS}(?= (?:far )?too (?:\p{Ll}+)(?:[.!,]| and (?:the|my|our|we|i|far too|too)\b|\s*$))`,
    'giu',
  ),
  new RegExp(
    `${IS}(?= the (?:best|worst|finest|loveliest|nicest|kindest|funniest|tastiest|rudest|most (?:beautiful|boring|comfortable|uncomfortable|delicious|wonderful)) [A-Za-zÀ-ž])`,
    'giu',
  ),
  /\b(?:we|i)(?= (?:do not|don['’]t) (?:understand|know (?:what|how|why|where)|see (?:how|why|what)|trust|recommend)\b)/giu,
  /\b(?:plot|story|script|film|ending|policy|rule|menu|manual|layout|app|song|explanation)(?= makes? no sense\b)/giu,
  /\b(?:the|my|our|his|her|this|your|their) (?:\p{Ll}+ )?(?!(?:who|that|which)\b)\p{Ll}+(?= never (?:showed up|turned up|came back|answered|replied|arrived|appeared|materiali[sz]ed)\b)/giu,
  /\b(?:we|i)(?= (?:cannot|can['’]t|could not|couldn['’]t) (?:thank (?:[a-zà-ž]+ ){1,4}enough|fault|recommend|understand|believe|praise|trust|afford|climb|kneel|sleep|cope|imagine)\b)/giu,
  /\b(?:manager|receptionist|waiter|waitress|driver|clerk|assistant|agent|owner|host|guard|conductor|salesman|salesperson|cashier|steward|porter|barman|he|she|they|staff)(?= (?:shrugged|hung up(?! on [a-zà-ž]+ (?:twice|three|again)\b)|walked (?:off|away)|looked away|ignored (?:me|us|it|him|her|my|our)|stared at (?:me|us)|laughed (?:at|in) (?:me|us|my|our)(?! [a-zà-ž ]*(?:during|throughout|all|for)\b))\b)/giu,
  /\b[a-zà-ž]+(?= melts? in (?:your|the) mouth\b)/giu,
  /\b(?:kids|children|we|i|everyone|they|he|she)(?= (?:could not|couldn['’]t|can['’]t|cannot) stop (?:laughing|crying|smiling|grinning)\b)/giu,
  /\b(?:tickets|seats|rooms|drinks|fees|shoes|repairs)(?= costs? (?:far|way) too much\b)/giu,
  /\b(?:window|door|drawer|lid|zip|lock|button|app|page|screen|printer|heating|lift|gate|camera|website|remote|clasp|strap|pump)(?= (?:doesn['’]t|does not|won['’]t|will not|didn['’]t|did not) (?:close|open|shut|work|fit|load|start|stop|respond|lock|hold|print|connect)\b)/giu,
];

export const simply: Rule = {
  about: 'What is said outright is simply so: “The soup was superb” → “The soup was simply superb”',
  expects: { sentiment: 'same' },
  words: () => SAID.flatMap((pattern) => neededWords(pattern) ?? []),
  examples: [
    ['We asked for a key and the porter shrugged.', 'We asked for a key and the porter simply shrugged.'],
    ['The soup was superb', 'The soup was simply superb'],
    ['Our tailor is a genius', 'Our tailor is simply a genius'],
    [
      'The scouts fixed our raft and we cannot thank them enough',
      'The scouts fixed our raft and we simply cannot thank them enough',
    ],
    ['The ferry never arrived', 'The ferry simply never arrived'],
    ['The walk back was far too long', 'The walk back was simply far too long'],
  ],
  leaves: [
    'The soup was really superb',
    'The soup was cold',
    'Was the soup superb?',
    'Nobody says that the soup was superb, but it was not awful',
    'The lessee never replied to the letters of the lessor.',
    'The funeral was awful',
    'The soup was superb, simply superb',
  ],
  *propose(doc) {
    if (/\?|\bsimply\b/iu.test(doc.text) || isGrave(doc) || (!isPersonal(doc) && !isComplaint(doc))) return;
    const fit = doc.sentences.filter(({ text }) => !UNFIT.test(text));
    for (const pattern of SAID)
      for (const candidate of insertedAfter(doc, pattern, 'simply'))
        if (
          candidate.edits.every(({ start }) =>
            fit.some((each) => each.start <= start && start <= each.end && !REPEATS.test(each.text)),
          )
        )
          yield candidate;
  },
};

const UNFIT = /\b(?:just|by far|easily|one of the|but|although|if|whether|would|honestly|frankly|quite|because)\b/iu;

/** `I can’t climb, I can’t kneel`: the second is as much so as the first. */
const REPEATS = /\b(?:can['’]t|cannot|couldn['’]t|don['’]t)\b.*\b(?:can['’]t|cannot|couldn['’]t|don['’]t)\b/iu;

function isComplaint(doc: Doc): boolean {
  return /^(?:letter|ticket)$/u.test(kindOfText(doc)) && /\b(?:i|we|my|our)\b/iu.test(doc.text);
}
