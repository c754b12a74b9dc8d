import { conjugate, matches, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { isFormal, isLetter } from '../../around/register.js';
import { inStyle } from '../../around/style.js';
import { isLong, untimedStatements } from '../sentence-starts.js';

/** What somebody or something does for long. */
const DOES =
  /^(?:make|keep|work|smell|look|feel|drive|sing|play|teach|own|live|burn|leak|wobble|flicker|squeak|hum|freeze|crash|itch|creak|rattle|drip|hurt|ache|owe|write|knit|love|hate|adore|miss|cheat|lie|ignore|interrupt|shout|snore|treat|refuse|blame|complain|bully|stink|sting|scratch|stick|jam|glow|sparkle|spoil|pinch|wake|bark|howl|collect|grow|volunteer|commute|bring|remember|forget|overheat|buzz|want|need|prefer|believe|enjoy|think|mean)$/u;

const SET_OFF = /\b(?:still|another|new|newly|latest|replacement|if|when|whenever|or)\b/iu;

/** Where a thing lies for good. */
const AWAY = /^(?:from|beside|between|along|near|north|south|east|west|miles?|kilomet(?:re|er)s?|met(?:re|er)s?)$/u;

export const stillDoes: Rule = {
  about: 'Says that somebody or something still does what the text tells in the present',
  expects: { sentiment: 'same' },
  examples: [
    ['This toaster burns everything', 'This toaster still burns everything'],
    ['She makes everybody feel at ease 😊', 'She still makes everybody feel at ease 😊'],
    ['The taps leak in the kitchen', 'The taps still leak in the kitchen'],
  ],
  leaves: [
    'This toaster burnt everything',
    'The hut lies 300 metres from the pier. Wood can be bought at the gate.',
    'He works on Monday',
    'The film makes no sense',
    'This song makes me cry',
    'They still taste good',
    'Who owns it?',
    'This means nothing',
    'The talk makes sense',
    'The new taps leak in the kitchen',
    'This works well when it rains',
  ],
  words: () => neededWords(DOES, NOT)?.flatMap((word) => [word, `${word}s`]),
  *propose(doc) {
    if (isFormal(doc) || isLetter(doc) || matches(doc, SET_OFF) || isLong(doc)) return;
    for (const { tokens } of untimedStatements(doc)) {
      const at = verbAt(tokens);
      const verb = tokens[at];
      if (
        !verb ||
        at === 0 ||
        (verb.lemma === 'lie' && tokens.some(({ lower }) => AWAY.test(lower))) ||
        ONCE.test(tokens[at - 1]?.lower ?? '')
      )
        continue;
      if (
        tokens.slice(at + 1).some(({ lower }) => /^(?:if|was|were|did|had|than|like|sense|mistakes|sure)$/u.test(lower))
      )
        continue;
      yield { edits: [{ start: verb.start, end: verb.start, text: inStyle(doc, 'still ') }] };
    }
  },
};

/** Where the verb is, or the `do` of its negation, after a plain subject; 0 where none is found. */
function verbAt(tokens: readonly Token[]): number {
  for (let at = 1; at < Math.min(tokens.length, 5); at++) {
    const before = tokens.slice(0, at);
    const verb = tokens[at];
    if (!verb || !isSubject(before)) continue;
    if (isPresent(verb, before)) return at;
    const not = tokens[at + 1];
    if (/^(?:do|does)$/u.test(verb.lower) && /^(?:n['’]t|not)$/u.test(not?.lower ?? ''))
      return NOT.test(tokens[at + 2]?.lower ?? '') ? at : 0;
  }
  return 0;
}

const NOT =
  /^(?:eat|drink|listen|reply|answer|fit|close|open|charge|work|speak|talk|trust|like|know|understand|care|drive|help|share|believe|want|have|own|smoke)$/u;

function isSubject(before: readonly Token[]): boolean {
  const [first] = before;
  if (!first || (before.length === 1 && /^(?:he|she|they|we)$/u.test(first.lower))) return first !== undefined;
  if (before.length === 1) return first.pos === 'PROPN' && first.kind === 'word' && /^\p{Lu}/u.test(first.text);
  if (!/^(?:the|this|these|my|our|his|her|their)$/u.test(first.lower)) return false;
  return before.slice(1).every(({ pos, kind }) => kind === 'word' && /^(?:ADJ|NOUN|PROPN)$/u.test(pos));
}

const bareOf = ({ lower }: Token): string => lower.replace(/s$/u, '');

function isPresent(verb: Token, subject: readonly Token[]): boolean {
  const bare = DOES.test(verb.lemma) ? verb.lemma : bareOf(verb);
  const plural = /^(?:they|we)$/u.test(subject[0]?.lower ?? '') || /[^s]s$/u.test(subject.at(-1)?.lower ?? '');
  if (!DOES.test(bare)) return false;
  return plural ? verb.lower === bare : verb.lower === conjugate(bare, 'third');
}

/** What is met with once, and so is not still anything. */
const ONCE =
  /^(?:film|movie|book|novel|song|album|episode|talk|lecture|play|show|concert|meal|soup|cake|pizza|dinner|lunch|breakfast|coffee|tea|food|dish|article|email|letter|report|news|story|ending|plot|chapter|video|podcast|exam|test|ceremony|speech|dessert|steak|sauce|wine|beer|poem|photo|photos|trailer|match|game|recipe|weather|sun|sky|snow|rain)$/u;
