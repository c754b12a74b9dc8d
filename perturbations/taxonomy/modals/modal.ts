import { matchCase, matches, type NounPhrase, type Rule } from '../../../src/plugin.js';
import { beFor } from '../agreement.js';
import { abilityAsked } from './ability.js';

/** Of these it is asked whether there is a way. */
const GOES = /^(?:run|travel|grow|fit|go|help|trace|boast|claim)$/u;
/** No thing sets out to do these: of it, what may come is asked. */
const HARMS = /^(?:harm|damage|poison|infect|kill|weaken|trigger|dehydrate|cure|calm)$/u;
const OFFICE = /\b(?:election|elected|parliament|senate|congress|mayor|president|vote)\b/iu;

export const modal: Rule = {
  about:
    'Can and could of ability become their phrase: “Could a hamster climb …?” → “Would a hamster be able to climb …?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Could a hamster climb a ladder?', 'Would a hamster be able to climb a ladder?'],
    ['Can an owl see in the dark?', 'Is an owl able to see in the dark?'],
    ['Could a ferry carry an elephant?', 'Would a ferry be able to carry an elephant?'],
    ['Can trout jump over a log?', 'Are trout able to jump over a log?'],
    ['Can Dubliners see a rainbow?', 'Are Dubliners able to see a rainbow?'],
    ['Could a sailor still see the coast?', 'Would a sailor still be able to see the coast?'],
  ],
  leaves: [
    'Can a Muslim eat gelatin?',
    'Can a mole see nothing at all?',
    'Can a lawyer represent two brothers?',
    'Could it be raining?',
    'Can you swim in honey?',
    'Could a haemophiliac bleed for days?',
    'Could Plato have known Euclid?',
    'Could Plato play the lyre?',
    "Can't an owl see?",
    'Can a game last four hours?',
    'Will an owl see the mouse?',
    'May a referee stop the match?',
    'Could a king see the sea in 1400?',
    'Can someone who was born in Lima swim?',
    'Can someone swim in honey?',
    'Can two owls share a nest?',
    'Could a heron hatch from a shell?',
    'Can a teacher stand for election?',
    'Can a train travel from Lima to Cusco?',
    'Can yeast help a brewer?',
    'Could fifty mice weigh less than one rabbit?',
    'Can parrots safely eat a slice of avocado?',
    'Could a jar of mustard contain honey?',
    'Could a dancer hit her knee on a table?',
    'Can a poodle trace its line to a wolf?',
    'Can raisins poison a poodle?',
  ],
  words: () => ['can', 'could'],
  *propose(doc) {
    const asked = abilityAsked(doc);
    if (!asked) return;
    const { auxiliary, subject } = asked.question;
    const can = auxiliary.lower === 'can';
    // of somebody who lived, `could` may ask what was
    if (can ? subject.person !== 3 : subject.kind === 'name') return;
    if (HARMS.test(asked.verb.lower) && !/^(?:person|animal)$/u.test(subject.animacy)) return;
    if (subject.kind === 'pronoun' || isCounted(subject) || GOES.test(asked.verb.lower)) return;
    // what is done safely is asked of the deed, not of who is able to do it
    if (asked.adverb?.lower === 'safely') return;
    // a left-handed player, if they …: a case is put, and leave may be asked
    if (matches(doc, OFFICE) || /\bif\b/iu.test(doc.text)) return;
    const at = asked.adverb?.lower === 'still' ? asked.adverb.end : subject.end;
    const opening = can ? beFor(subject) : 'would';
    yield {
      edits: [
        { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, opening) },
        { start: at, end: at, text: can ? ' able to' : ' be able to' },
      ],
    };
  },
};

/** `six adults`: what they can do together is a matter of room, not of what each is able to do. */
function isCounted({ tokens }: NounPhrase): boolean {
  return (
    tokens[0]?.pos === 'NUM' || /^(?:both|two|three|four|five|six|seven|eight|nine|ten)$/u.test(tokens[0]?.lower ?? '')
  );
}
