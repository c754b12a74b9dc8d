import { type Clause, isFirstName, isWord, matches, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { isOfficial } from '../../around/register.js';
import { cueOf } from '../cue.js';
import { moodOf } from '../mood.js';
import { DEEDS, isOwnLuck, OTHERS, WELL_DONE } from './deeds.js';
import { HEADLINES } from './headlines.js';
import { isNews } from './news.js';

const OPENINGS = ["I can't believe", "Can't believe"];

export const cannotBelieveThat: Rule = {
  about: 'What someone has done, good or bad, is told with disbelief: “I can’t believe he fixed it in ten minutes”',
  expects: { sentiment: 'same' },
  examples: [
    ['He lied about it and ruined my evening 😤', "I can't believe he lied about it and ruined my evening 😤"],
    ['They lost my parcel', "Can't believe they lost my parcel"],
  ],
  leaves: [
    'The witness lied about it',
    'Mr Ode walked to the lift without his stick. He told the team that he slept well.',
    'They moved the printer',
    'They replaced the hedge with a fence',
    'Dozens of farmers lost their barns when the river burst its banks, and vets fear that more cattle are ill.',
    "He didn't lie",
    'Did he lie?',
    'Yesterday he lied',
    'I love it and he stole it',
    'They have always ignored me',
    'He was so kind',
    'They lost my parcel and I am sad',
    'We booked the room and got a broken shower',
    'I just lost my keys',
    'He lost, so we went home',
    'The tailor made my suit fit perfectly',
    'The zip on this jacket broke',
    'It hurts when you lie about that',
    'Ferry cancelled, dog missing, phone dead. Horrid day.',
    'Our cousins threw a splendid barn dance',
    'Our cousins threw a lovely barn dance 🥳',
    'You absolutely nailed that solo',
    'She nailed the solo 🌟',
    'The tailor fixed the zip in a minute.',
    "I've got a slight migraine from the paint",
    'It broke my heart to see the mill in ruins.',
    "Mum's puns cracked me up all day 😂",
    "You forgot my party again, didn't you 💔",
    'Grandpa sent me flowers and I adore them',
  ],
  *propose(doc) {
    const [sentence] = doc.sentences;
    const [clause] = doc.clauses;
    if (!clause || !isStriking(clause)) return;
    if (isNews(doc)) return;
    if (
      /^(?:that|it)\b|\bate (?:me|us) alive\b|\b(?:mild|slight|faint|minor|small|little|a (?:bit|touch|tad))\b/iu.test(
        doc.text,
      )
    )
      return;
    if (
      !sentence ||
      clause?.start !== doc.tokens[0]?.start ||
      clause?.sentence !== sentence ||
      isOfficial(doc) ||
      (doc.sentences.length > 1 && (doc.text.length > 110 || !OWN.test(sentence.text))) ||
      doc.sentences.length > 2 ||
      /^(?:clinical|contract|notice|appraisal)$/u.test(kindOfText(doc)) ||
      /^(?:Mr|Mrs|Ms|Dr|Prof)\b/u.test(doc.text) ||
      matches(doc, HEADLINES) ||
      /\bclients?\b/iu.test(doc.text)
    )
      return;
    const bare =
      clause.subject.determiner === undefined &&
      clause.subject.number === 'singular' &&
      clause.subject.kind !== 'pronoun';
    if (bare && (clause.subject.head.pos === 'NOUN' || isPlainWord(clause.subject.text))) return; // `flight cancelled`
    if (
      clause.negation ||
      (!moodOf(doc) && !OUTRIGHT.test(clause.text) && !matches(doc, MOODY) && !MISHAPS.test(clause.verb.lower)) ||
      sentence.tokens.length > 26
    )
      return;
    if (clause.tense === 'present' && clause.auxiliaries.length === 0) return;
    const done = clause.auxiliaries.length === 0 || /^(?:has|have|'s|'ve)$/u.test(clause.finite.lower);
    const mishap =
      MISHAPS.test(clause.verb.lower) && !moodOf(doc)?.cues.some(({ polarity }) => polarity === 'positive');
    if (clause.subject.animacy === 'thing' && !ACTS.test(clause.subject.head.lower) && !mishap) return;
    if (/^(?:back|home|up|to|there|here)$/u.test(clause.rest.tokens[0]?.lower ?? '')) return;
    if (!done || clause.copular) return;
    if (
      sentence.tokens.some(({ lower }) =>
        /^(?:just|so|but|because|always|never|believe|honestly|client|clients|claimant|tenant)$/u.test(lower),
      )
    )
      return;
    const [, ...more] = doc.clauses.filter((each) => each.sentence === sentence);
    if (
      /, (?:did|have|has|had|was|were|is|are)(?:n['’]t)? (?:you|he|she|they|it)\b|\bcracked (?:me|us) up\b/iu.test(
        doc.text,
      )
    )
      return; // a tag, or what was meant to amuse
    if (more.some(({ subject: { text }, copular }) => copular || /^(?:i|we)$/iu.test(text))) return;
    if (/\band (?:i|we) said\b/iu.test(doc.text)) return;
    const mood = moodOf(doc)?.polarity;
    const glad = mood === 'positive' || (!mood && (/[🥹😍🥳🎉🏆]/u.test(doc.text) || matches(doc, WELL_DONE)));
    if (glad && !isOwnLuck(doc.text)) return;
    for (const opening of OPENINGS) {
      const front = inFront(doc, opening);
      if (front) yield front;
    }
  },
};

/** Whether it is a deed or a mishap that one may disbelieve: asked first, for few are. */
function isStriking({ verb, subject }: Clause): boolean {
  return (
    DEEDS.test(verb.lower) ||
    (OTHERS.test(verb.lower) && !/^(?:i|we)$/iu.test(subject.text)) ||
    MISHAPS.test(verb.lower) ||
    cueOf(verb)?.says === 'event'
  );
}

/** In a longer text, only who was there disbelieves: a report does not. */
const OWN = /\b(?:I|me|my|we|us|our)\b/iu;
/** What befalls things, always for the worse. */
const MISHAPS =
  /^(?:smudged|flooded|burst|snapped|melted|leaked|exploded|shrank|shattered|cracked|jammed|stalled|collapsed|crumbled|caved|capsized|derailed|overflowed|spoilt|rotted|humiliated|vandalised|vandalized|poisoned|trampled|flattened|ransacked|burgled|mugged|bullied|deafened|stung|blackmailed|evicted|cheated|overcharged|double-booked|misspelled|misspelt|mislaid)$/u;
/** Emoji of anger, sorrow or joy: what was done is no plain news. */
const MOODY = /[😡😠😤🤬💔😭😢😩😫🥹😍🥳🎉🏆🙄😱💍]/u;
/** Deeds that are good or bad whatever else is said. */
const OUTRIGHT =
  /\b(?:lied|stole|ruined|overcharged|charged (?:me|us) twice|wasted (?:an?|my|our|the|\w+) |put (?:me|us) on hold|hung up on|yelled at|shouted at|spat|deleted all|dumped|refused to|threw away|fixed (?:my|the|our|every)|refunded|replaced (?:the|my|our)(?! .*\bwith\b)|robbed|scammed|forgot our|forgot my|surprised me with|sent me flowers|towed (?:my|our)|humiliated (?:me|us|her|him)|got (?:sacked|fired)|took (?:his|her|their) first steps|dug up our|scored the winner|tore (?:his|her|my) knee|got hit by)\b/u;

/** Things that act for people. */
const ACTS =
  /^(?:shop|store|company|bank|hotel|airline|restaurant|school|team|club|app|update|site|website|courier|garage|council|office|service|city|university|agency|support|it|they|band|gym)$/u;

/** A word that is no name: `Flight cancelled`. */
function isPlainWord(text: string): boolean {
  const lower = text.toLowerCase();
  return !isFirstName(lower) && !text.includes(' ') && isWord(lower);
}
