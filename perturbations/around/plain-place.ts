import { isInfinitive, type Token } from '../../src/plugin.js';
import { afterClause } from './after-clause.js';
import { plainState } from './plain-state.js';
import { relativeVerb } from './relative-verb.js';

/** Where no verb has come yet and a clause begins, nobody knows how the subject goes on. */
const STOPS =
  /^(?:who|whom|whose|which|that|what|if|when|because|although|while|where|than|as|since|whether|how|and|or|nor|not|n't|,)$/u;
/** Base forms that hardly ever are nouns. */
const HARDLY_NOUNS =
  /^(?:remove|regenerate|photosynthesi[sz]e|memori[sz]e|breathe|digest|dissolve|evaporate|absorb|attract|repel|prevent|reduce|increase|protect|contain|include|reach|carry|wear|hold|bring|begin|become|survive|require|produce|provide|improve|destroy|explode|freeze|melt|shrink|expand|chew|hibernate|migrate|pollinate|germinate|ferment|oxidi[sz]e|corrode|conduct|reflect|transmit|detect|measure|recogni[sz]e|own|sue|borrow|lend|earn|pay|forbid|celebrate|worship|compose|conquer|invade|colonise|colonize|inherit|resign|overrule|lift|tow|sink|float|fly|swim|crawl|climb|glow|squeeze|peer|wake|make|take|give|get|send|fill|feed|vomit|sneeze|hear|see|smell|mate|lay|hatch|harm|cure|heal|soften|harden|weaken|strengthen|bear|perform|find|enjoy|buy|sell|write|read|speak|eat|win|lose|know|want|have|be|marry|teach|learn|understand|believe|allow|accept|refuse|receive|create|build|sing|solve|prove|suffer|belong|exist|occur|appear|arrive|enter|obey|hire|keep|catch|throw|pull|choose|decide|describe|explain|forget|remember|ignore|join|meet|mean|move|open|pass|replace|save|serve|steal|wash|weigh|welcome|trigger)$/u;
/** Nouns that are verbs before an article or a preposition. */
const ALSO_VERBS =
  /^(?:gallop|perch|lower|point|field|power|clear|milk|bump|twinkle|direct|castle|herd|smear|light|brush|rhyme|empty|cruise|snack|nest|object|bob|wilt|shade|free|fizz|dread|season|book|tune|found|bloom|sprout|graze|nap|hum|buzz|roar|bark|purr|hiss|howl|knit|dye|shave|comb|polish|paint|plow|plough|mow|anchor|dock|erupt|orbit|eclipse|outrun|outweigh|outlive|outlast|overtake|overtax|topple|shatter|crack|stain|bleach|tarnish|fade|rot|curdle|thaw|spin|sting|peck|forage|roost|moult|molt|shed|spawn|burrow|stalk|ambush|camouflage|mimic|devour|nibble|gnaw|sip|slurp|juggle|strum|pluck|bow|tango|waltz|skate|ski|surf|kayak|row|paddle|pedal|hike|trek|camp|fish|hunt|trap|rob|bribe|jail|arrest|evict|sentence|pardon|veto|fine|tax|bill|audit|ban|outlaw|ration|pave|fence|shelve|stack|staple|glue|tape|nail|screw|hammer|saw|drill|sand|weld|solder|wire|plug|charge|drain|flush|mop|sweep|dust|vacuum|iron|fold|stitch|sew|hem|patch|mend|tailor|model|star|host|guest|tour|headline|premiere|broadcast|film|record|mix|sample|score|tackle|pitch|bat|bowl|dribble|volley|wrestle|box|dive|vault|sprint|jog|race|lap|qualify|retire|govern|rule|reign|crown|knight|abdicate|exile|besiege|loot|pillage|plunder|raid|sack|smuggle|trade|barter|mint|forge)$/u;
/** Nouns that the reader of single words takes for adjectives. */
const NOUN_ADJECTIVE =
  /^(?:peanut|human|square|submarine|radio|pacifist|public|liver|official|native|criminal|individual|animal|professional|mineral|metal|vegetable|chemical|plastic|ceramic|gas|liquid|solid|male|female|adult|juvenile|mammal|terminal|capital|royal|mortal|veteran|amateur|novice|immortal|sterile|old|\p{L}+ist)$/u;
const ADVERB =
  /^(?:usually|normally|often|ever|also|still|always|really|legally|safely|likely|probably|typically|generally|actually|all|both|sometimes|commonly|easily|naturally|ordinarily|comfortably)$/u;
const CLAUSES = /^(?:because|when|if|while|until|to)$/u;
/** What opens a phrase after a verb, and never goes on with a subject. */
const OPENS =
  /^(?:an?|the|this|these|those|his|her|its|their|my|your|our|any|every|each|some|no|more|less|fewer|most|many|several|enough|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|thirty|hundred|himself|herself|itself|themselves|him|them|it|someone|somebody|anyone|anybody|people|faster|slower|better|worse|longer|higher|lower|up|down|out|off|away|back|together|to)$/u;

/**
 * Index of the first word of what is said of the subject, where the words of a short question leave one place only,
 * whatever each of them was taken for; undefined otherwise.
 */
export function plainPlace(tokens: readonly Token[]): number | undefined {
  const [auxiliary] = tokens;
  if (!auxiliary || tokens.length < 4) return undefined;
  if (/^(?:is|are|was|were)$/u.test(auxiliary.lower))
    return (tokens.length > 18 ? undefined : plainState(tokens)) ?? afterClause(tokens);
  if (!/^(?:do|does|did|can|could|will|would|should|may|might|must)$/u.test(auxiliary.lower)) return undefined;
  if (tokens.some(({ lower }) => /^(?:who|that|which|whose)$/u.test(lower)))
    return besideTime(tokens, relativeVerb(tokens, isVerbish, isSureVerb));
  if (tokens.length > 18) return undefined;
  const at = plainVerb(tokens);
  return at !== undefined && at > 2 && ADVERB.test(tokens[at - 1]?.lower ?? '') ? at - 1 : at;
}

/** `a clerk who lies under oath later | be fined`: when it is done goes with either verb. */
function besideTime(tokens: readonly Token[], at: number | undefined): number | undefined {
  const beside = at !== undefined && /^(?:later|afterwards?|sometimes|soon)$/u.test(tokens[at - 1]?.lower ?? '');
  return beside ? undefined : at;
}

function plainVerb(tokens: readonly Token[]): number | undefined {
  const from = /^(?:DET|NUM)$/u.test(tokens[1]?.pos ?? '') ? 3 : 2;
  for (let at = from; at < Math.min(tokens.length, from + 6); at++) {
    const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if (!before || !token || STOPS.test(token.lower) || STOPS.test(before.lower)) return undefined;
    if (!isVerbish(token) || !endsPhrase(before, at === from && from === 2, HARDLY_NOUNS.test(token.lower))) continue;
    const sure = HARDLY_NOUNS.test(token.lower);
    if (!next) return sure ? at : undefined;
    if (CLAUSES.test(next.lower) || (next.pos === 'ADV' && /ly$/u.test(next.lower))) return at;
    if (at === 2 && isPlural(next) && (tokens.length === 4 || tokens[4]?.pos === 'ADP')) return at;
    if (isVerbish(next) && sure && isVerbLater(tokens, at + 1)) return undefined;
    if (isVerbish(next) && !sure && !OPENS.test(next.lower)) {
      if (isVerbLater(tokens, at + 1)) continue;
      return undefined;
    }
    if (next.pos === 'ADP' && !OPENS.test(next.lower)) {
      if (next.lower === 'of') continue;
      return hasAnother(tokens, at + 2) ? undefined : at;
    }
    if (
      OPENS.test(next.lower) ||
      next.pos === 'DET' ||
      next.pos === 'PROPN' ||
      (next.pos === 'NUM' && next.lower !== 'one')
    )
      return hasAnother(tokens, at + 2) && !sure ? undefined : at;
    return sure || (isPlural(before) && isPlural(next)) ? at : undefined;
  }
  return undefined;
}

/** The word can be the verb: what follows it follows no noun. */
function isVerbLater(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next !== undefined && next.lower !== 'to' && (OPENS.test(next.lower) || next.pos === 'NUM');
}

/** What comes after it is no part of a noun phrase. */
function isSureVerb(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token) return false;
  const before = tokens[at - 1];
  if (/^(?:PROPN|NUM)$/u.test(before?.pos ?? '') && next !== undefined && next.lower !== 'of') return true;
  if (HARDLY_NOUNS.test(token.lower) || /^(?:turn|open|hand|break|switch|ask|call)$/u.test(token.lower)) return true;
  return next !== undefined && (OPENS.test(next.lower) || next.pos === 'DET' || /ly$/u.test(next.lower));
}

function isVerbish({ lower, text, kind }: Token): boolean {
  if (kind !== 'word' || !/^\p{Ll}+$/u.test(text) || /^(?:like|near|well|back|down|own|people)$/u.test(lower))
    return false;
  return isInfinitive(lower) || HARDLY_NOUNS.test(lower) || ALSO_VERBS.test(lower);
}

/** A noun, a name or an adverb of the verb’s. */
function endsPhrase({ pos, lower, text }: Token, only: boolean, sure: boolean): boolean {
  if (/^(?:an?|the|no|of|in|on|at|to|for|with|by|from|his|her|its|their|my|your|our)$/u.test(lower)) return false;
  if (/^['’]s?$/u.test(text)) return false;
  return (
    /^(?:NOUN|PROPN|X|NUM)$/u.test(pos) ||
    (sure && pos === 'VERB' && /s$/u.test(lower)) ||
    NOUN_ADJECTIVE.test(lower) ||
    ADVERB.test(lower) ||
    (only && /^\p{L}{3,}$/u.test(text) && /^(?:VERB|ADJ)$/u.test(pos))
  );
}

/** Further on another base form that follows a noun and is not just the end of a phrase. */
function hasAnother(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at++) {
    const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if (
      !token ||
      !before ||
      /^(?:to|who|which|that|if|when|because|while|than|before|after|until|unless)$/u.test(token.lower)
    )
      return false;
    if (/^(?:be|have)$/u.test(token.lower)) return true;
    if (!/^(?:NOUN|PROPN|NUM|ADV)$/u.test(before.pos) || !isVerbish(token)) continue;
    if (next ? !/^(?:of|in|on|at|for|from|by)$/u.test(next.lower) || token.pos === 'VERB' : token.pos === 'VERB')
      return true;
  }
  return false;
}

function isPlural({ lower, lemma, pos }: Token): boolean {
  return /^(?:NOUN|PROPN)$/u.test(pos) && /[^s]s$/u.test(lower) && (lower !== lemma || pos === 'PROPN');
}
