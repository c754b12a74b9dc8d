import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isPersonal, kindOfText } from '../../around/kind.js';
import { all } from '../../around/only-if.js';
import { isFormal } from '../../around/register.js';
import { isLukewarm } from '../lukewarm.js';
import { opened } from '../opened.js';
import { opensWithClause, opensWithStatement } from '../stance.js';

/** What one tells gravely, gratefully or on paper. */
const NO_SMALL_TALK =
  /\b(?:surgery|appointment|rescheduled|server|rack|archive|meeting|client|premises|replaced the|checked the|operation|cancer|biopsy|funeral|bullied|assault\w*|racist|abuse\w*|last weeks|diary|grateful|thank (?:you|god)|thanks to|rehab|depress[a-zà-ž]*|hated myself|ashamed|coward|complaint|ward|clinic|sorry|prison|divorce[a-zà-ž]*|regret|you|your|emergency|hospital|maternity|nurses?|died|lost the (?:baby|child|case|twins|fight|house|will)|interpreter|humiliat[a-zà-ž]*|hardly slept|my taxes|chemotherapy|draft|policy|comments|corridor|mayor|council|project|praised|volunteers|members|subscribers|newsletter|festival|congregation|parish|pupils|exhibition|appeal|donations?|fundrais[a-zà-ž]*|trustees|committee|charity|campaign|community|residents|awarded|honou?red|unveiled|achieved|mou?ld|wheez[a-zà-ž]*)\b|[:;]|^[^.!?]*\bso\b/iu;

export const soStory: Rule = {
  about: 'A longer story of what happened to the teller opens with “So,” or “Okay, so”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'We ordered a kite in May and it came without a tail. When we rang the shop they laughed at us and hung up.',
      'So, we ordered a kite in May and it came without a tail. When we rang the shop they laughed at us and hung up.',
    ],
    [
      'They towed our van on Friday while we slept in it. The man at the yard gave us tea and let us go, and we never paid a penny for it.',
      'Okay, so they towed our van on Friday while we slept in it. The man at the yard gave us tea and let us go, and we never paid a penny for it.',
    ],
  ],
  leaves: [
    'We sold the kite',
    'Our tent faced the sea and contained a stove, a lamp and two hammocks. Supper was served by the fire at eight.',
    'The kite is red and has a tail. We bought it in May and have flown it every day in the park since then, and so has my uncle.',
    'The witness left the hall at noon. She did not see the lamp, and she told the officer of the court as much on the day.',
    'Our members planted nine hundred bulbs this spring, far more than in any year before. The head of the school called it a joy for the whole town.',
    'We buried my uncle in May. He died at sea, and the men who were with him came to us and wept in the hall with my aunt.',
    'I was a bit cold in the tent. The night was long, and we had one blanket for all of us, which my sister had taken.',
  ],
  onlyIf: all(isPersonal, opensWithStatement, opensWithClause),
  *propose(doc) {
    if (isFormal(doc) || (kindOfText(doc) === 'chat' && doc.text.length < 100) || matches(doc, NO_SMALL_TALK)) return;
    if (!tells(doc) || isFlat(doc)) return;
    yield* opened(doc, ['So,', ...(matches(doc, HARD) ? [] : ['Okay, so'])]);
  },
};

const HARD = /\b(?:baby|pain|frightened|scared|hospital|tears|crying|policy)\b/iu;

/** The first thing told is one that happened, to or by people one knows or deals with. */
function tells({ clauses: [clause], sentences, text }: Doc): boolean {
  if (!clause || clause.copular || clause.negation || sentences.length < 2) return false;
  if (
    !/^(?:i|we|they|my|our|someone|somebody|the (?:zip|staff|waiter|waitress|pharmacy|shop|listing|driver|courier|engineer|plumber|garage|seller|landlord|hotel|host|receptionist|manager|airline|bank|delivery|parcel|strap|battery|screen|handle|lid|motor|laptop|sofa|table|kettle|physiotherapist|doctor|dentist|optician|vet|surgeon|plumber|builder|agent|mechanic|jacket|boots|curtains))\b/iu.test(
      text,
    )
  )
    return false;
  if (/^(?:i|we)(?:['’]ve| have) (?:been|owned|always|never|had|tried|used|lived|wanted)\b/iu.test(text)) return false;
  if (
    /^(?:face|contain|overlook|include|have|measure|cost|hold|love|like|hate|enjoy|want|feel|think|hope|rarely|find|know|believe|stay|live)$/u.test(
      clause.verb.lemma,
    )
  )
    return false;
  if (
    /^(?:cut|put|hit|let|hurt|shut|quit|set)$/u.test(clause.finite.lower) &&
    clause.subject.person === 3 &&
    /^my /iu.test(text)
  )
    return true;
  if (/^(?:i|we)['’]d [a-zà-ž]+(?:ed|t) /iu.test(text)) return true; // had
  return clause.tense === 'past';
}

/** What one had, looked at or was given, without a turn: no story. */
function isFlat(doc: Doc): boolean {
  return (
    isLukewarm(doc) ||
    /\b(?:average|typical|medium-sized|haven['’]t (?:used|tried)|takes an?|per cent|bulb|some were|set in)\b/iu.test(
      doc.text,
    ) ||
    /^(?:i|we) (?:had|took|have|['’]ve) /iu.test(doc.text)
  );
}
