import { matches } from '../../../src/plugin.js';
import { isFormal, isOfficial } from '../../around/register.js';
import type { Place } from '../where.js';
import type { Entry } from './entry.js';
import { wordAfter } from './surroundings.js';

/** Verbs in two or three words, and words of talk. */
const OF_TALK =
  /^(?:put(?:s|ting)? up with|puts? off|get(?:s|ting)? (?!married)|got (?!married)|freak|chat|grab|boss$|kid|a couple of|lots of|loads of|way too|a bit|cook$|till$|spot(?:s|ted|ting)?$|land(?:s|ed|ing)?$|tying|tie the|ditch|dump|flunk|mad$|okay|all right)/u;
/** Terms that a court, an office or a clinic means just so. */
const TERMS =
  /^(?:country|permit|residence|application|tolerate[ds]?|procedure|discharged?|admitted|presents?|dose|tablets?|prescribed|consent|liable|breach|damages|offence|statement|evidence|hearing|appeal|party|parties|interest|consideration|term|terms|possession|premises|opinion|remain|executed|served|issued|granted|dismissed|refused|upheld|convicted|charged|bound|counsel|relief)$/u;
const EXPECTED =
  /^(?:excited|thrilled|eager|hoping|hope|hopes|hoped|want|wants|wanted|longing|dying|happy|keen|ready|going|decided|planning|plan|plans|love|loves|loved|like|forward|wait)$/u;
/** What happens to one and is not done on purpose. */
const BY_CHANCE =
  /^(?:spot|notice|come across|coming across|stumble|discover|catch sight|run into|bump into|find out)\b/u;
const AFTER_THESE =
  /^(?:avoid|avoids|avoided|avoiding|keep|keeps|kept|keeping|stop|stops|stopped|quit|start|starts|started|begin|begins|began|enjoy|enjoys|enjoyed|mind|hate|hates|risk|consider|without|before|after|by|while|of)$/u;

/** Whether a new word would be out of place: talk in a report or letter, chance where one means to, a passive after `avoid`. */
export function isOutOfRegister(place: Place, { replacement, form }: Entry): boolean {
  const { doc, first, last } = place;
  if (isOfficial(doc) && OF_TALK.test(replacement)) return true;
  if (first === last && isFormalOrRefusal(place) && TERMS.test(first.lower)) return true;
  const before = [doc.tokens[first.index - 1]?.lower ?? '', doc.tokens[first.index - 2]?.lower ?? ''];
  if (BY_CHANCE.test(replacement) && before.some((word) => EXPECTED.test(word))) return true;
  if (form === 'gerund' && /^being /u.test(replacement) && AFTER_THESE.test(before[0] ?? '')) return true;
  return /^(?:spot|notice)/u.test(replacement) && wordAfter(place) === 'the' && form === 'base';
}

const DECIDED = /\b(?:regrets? to inform|hereby|permit|visa|discharged|the patient)\b/iu;

/** `We regret to inform you`: a decision, not a talk, though it says `your`. */
function isFormalOrRefusal({ doc }: Place): boolean {
  return isFormal(doc) || matches(doc, DECIDED);
}
