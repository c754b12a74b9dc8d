import type { Said } from './said.js';

const FEELING =
  /^(?:love|hate|like|enjoy|adore|dislike|miss|appreciate|recommend|despise|loathe|admire|prefer|stand|regret|dread)$/u;
/** What takes an object with its preposition, whatever follows: `proud of`, `no opinion on`. */
const MOVED =
  /^(?:happy|glad|excited|pleased|satisfied|dissatisfied|unhappy|disappointed|impressed|unimpressed|thrilled|proud|tired|sick|afraid|scared|terrified|nervous|worried|anxious|sad|upset|angry|mad|annoyed|frustrated|furious|bored|fed|grateful|thankful|obsessed|love|interested|uninterested|indifferent|ambivalent|neutral|undecided|stressed|overwhelmed|uncertain|unsure|sure|confused|embarrassed|ashamed|jealous|curious|passionate|inspired|surrounded|delighted|crazy|distracted|interest|opinion|opinions|feelings|emotions|preference|care|think|thinking|thought|thoughts|dream|dreaming|ready|prepared|forward|focused|focus|mood|make|deal|dealing|cope|coping|mind|respond|responding|relate|rejected|up|used|lost|fight|argument|torn|heartbroken|devastated|gutted|relieved|content|fascinated|concerned|hopeful|optimistic|pessimistic|lucky|blessed|comfortable|familiar|experience|feel|felt|feeling|out|about|hear|hearing|wait|waiting|look|looking|rely|relying|listening|listen|struggling|struggle|hanging|done|finished|bothered|complain|complaining|apply|applied|pay|paid|paying|asked|ask|asking|searching|hoping|connect|subscribe|upgrade|prouder|happier|bother)$/u;
const PREPOSITION = /^(?:about|with|of|for|to|on|by|without|over|at|in|from|around)$/u;
/** Verbs that make one meaning with their object: `take a break`; or say what something is. */
const LIGHT =
  /^(?:be|become|mean|equal|resemble|have|take|make|give|get|do|gain|cost|last|weigh|measure|total|include|contain|seem|compose|keep|stay|feel|look|sound|smell|taste|stand|let|help|set|turn|tell|know|think|say|spend|hold|go|come|run|want|hope|wish|believe|guess|suppose|work|cross|show|offer|lend|name|consider|treat)$/u;

/** How closely a word holds the phrase after it: with its whole tail, by itself, or not as a topic at all. */
export function governs(said: Said, at: number): 'whole' | 'alone' | undefined {
  const [before, earlier] = [said.tokens[at - 1], said.tokens[at - 2]];
  if (!before) return undefined;
  if (isParticleVerb(said, at)) return 'alone';
  if (before.pos === 'VERB' && FEELING.test(before.lemma))
    return before.lemma === 'stand' && !/^(?:n't|not|cannot)$/u.test(earlier?.lower ?? '') ? undefined : 'whole';
  if (PREPOSITION.test(before.lower) && earlier)
    return MOVED.test(earlier.lower) && fits(earlier.lower, before.lower)
      ? 'whole'
      : /^(?:about|without)$/u.test(before.lower)
        ? 'whole'
        : undefined;
  if (before.pos !== 'VERB' || LIGHT.test(before.lemma)) return undefined;
  return earlier?.pos === 'ADP' && earlier.lower !== 'to' ? undefined : 'alone';
}

const PARTICLE_VERBS =
  /^(?:knock over|pay off|pick up|clean (?:out|up)|throw (?:away|out)|turn (?:down|off|on)|take (?:off|back|out|down)|put (?:off|down|up|away)|set up|send back|give (?:back|up|away)|switch (?:off|on)|fill (?:out|in)|sort out|figure out|bring back|call off|hand in|work out|wash up|tidy up|fix up|hang up|drop off|back up|cut down|rip off|let down|lock up|wrap up|finish up|clear out|wear out|tear (?:down|up)|pull down|blow up|burn down|pack up|try (?:on|out)|write off|print out|throw up|mess up|screw up)$/u;

/** `pay off` before its object: the pronoun goes between the two. */
export function isParticleVerb(said: Said, at: number): boolean {
  const [particle, verb] = [said.tokens[at - 1], said.tokens[at - 2]];
  return verb?.pos === 'VERB' && PARTICLE_VERBS.test(`${verb.lemma} ${particle?.lower}`);
}

/** Not every preposition after such a word belongs to it: `happy in`, `waiting at`. */
function fits(word: string, preposition: string): boolean {
  switch (preposition) {
    case 'to':
      return /^(?:forward|indifferent|respond|responding|relate|used|listening|listen|connect|subscribe|upgrade)$/u.test(
        word,
      );
    case 'in':
      return /^(?:interest|interested|uninterested|disappointed)$/u.test(word);
    case 'at':
      return /^(?:mad|angry|furious|annoyed|look|looking|surprised|shocked)$/u.test(word);
    case 'on':
      return /^(?:focused|focus|opinion|opinions|neutral|undecided|rely|relying)$/u.test(word);
    case 'by':
      return /^(?:inspired|surrounded|overwhelmed|impressed|annoyed|bothered|confused|thrilled|rejected|disappointed|fascinated|delighted)$/u.test(
        word,
      );
    case 'from':
      return /^(?:rejected|hear|hearing)$/u.test(word);
    case 'around':
      return false;
    default:
      return !/^(?:lucky|finished|rejected)$/u.test(word);
  }
}
