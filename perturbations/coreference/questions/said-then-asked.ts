import { capitalize, type Rule } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { canBeSaid } from '../asked/can-be-said.js';
import { type Asked, askedIn, statementIn } from '../asked.js';
import { speaksOf } from '../where-silent.js';
import { isThatTrue, stopped } from './is-that-true.js';
import { isUnconditioned } from './is-told.js';
import { isCase, isVague } from './made-up-case.js';

/** Whoever says it as their own asks to be confirmed, not whether it is true. */
const CHECKED = ['Is that right?', 'Is that correct?', 'Have I got that right?'];

/** `A monk would order a steak`, `You should mix them`, `he could have flown`: what nobody claims who only wants to know. */
function isThought({ question: { auxiliary, subject, predicate } }: Asked, text: string): boolean {
  if (/^(?:should|might)$/u.test(auxiliary.lower)) return true;
  if (/\b(?:if|unless)\b/iu.test(text)) return false;
  if (/^(?:could|would)$/u.test(auxiliary.lower) && predicate.tokens[0]?.lower === 'have') return true;
  if (auxiliary.lower !== 'would' || / (?:who|that|which|whose) /u.test(subject.text)) return false;
  const somebody = subject.animacy === 'person' || / \p{Lu}/u.test(subject.text) || PERSON.test(subject.text);
  return (
    somebody ||
    !/\bthan\b|^be (?:\p{L}+ )?(?:difficult|hard|easy|helpful|useful|suitable|dangerous|visible)\b/u.test(
      predicate.text,
    )
  );
}

const PERSON = /\b(?:someone|somebody|people)\b|(?:ist|ian|er|or|ant|man|woman|monk|nun|rabbi|priest|vegan|diver)s?$/iu;

/** What is asked is said first as it is, and `that` or `this` stands for it. */
export const saidThenAsked: Rule = {
  about: 'Says what is asked as a statement, and asks whether that is right',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Would a shy owl be easy to spot at noon?', 'A shy owl would be easy to spot at noon. Is that right?'],
    [
      'If you cut a magnet in two, does each half have a pole?',
      'If you cut a magnet in two, each half has a pole. Is that correct?',
    ],
    ['Have any chess players been jailed?', 'Some chess players have been jailed. Is that right?'],
    ['does tea have caffeine', 'tea has caffeine. is that correct?'],
  ],
  leaves: [
    'Who won?',
    'My uncle is colour-blind. Could he fly a jet?',
    'Has a goat ever sung?',
    "Isn't Brellin old?",
    'Was Tarvo older than Brellin?',
    'Is Brellin older than that?',
    'My gran tells of the war. Could she remember it?',
    'Would you bet on the snail?',
    'Is it true that owls hunt at noon?',
    'Could any of this happen at all?',
    'My aunt says that owls can read. Is she right?',
    "My aunt has fainted and can't drink. Is it wise to lift her?",
    'The notice says "no bikes". Am I free to ride in?',
    'The minutes say that the plan was rejected. Was it adopted?',
    'Were it not for the wind, would the lake freeze?',
    'Hypothetically, could a mole swim to Malta?',
    'My newt got out last night. Is it safe in the yard?',
    'Unless the tenant agrees, may the landlord enter?',
    'Would a bishop be able to visit every square?',
    'Would an owl that hears a mouse be right to hunt it?',
    'Would a devout Quaker order a pistol?',
    'Can a clerk who reads a letter thereby break the law?',
    'A tenant finds a crack. Should he call the owner?',
    'Could two bakers share a birthday?',
    'Would an ice cube last long in soup?',
    'May a keeper pick up the ball anywhere on the pitch?',
    'If she has paid, can the shop still need a receipt?',
    'You should stir the soup with a fork, should you?',
    'Should you dry a cat with a towel?',
    'Would a rabbi be at home in a barn?',
    'After the flood swept it away, was the old mill still turning?',
    'In the siege, could the sailors have phoned home?',
  ],
  onlyIf: isOneSentence,
  *propose(doc, context) {
    const asked = askedIn(doc);
    const statement = asked && statementIn(asked);
    if (isCase(doc)) return; // it is asked because nobody knows
    const before = doc.text.slice(0, asked?.start ?? 0).trimEnd();
    if (!asked || statement === undefined || isVague(asked) || !canBeSaid(asked, before)) return;
    if (/\bbe (?:right|correct|wrong|mistaken)\b/u.test(statement)) return; // `would be right to …. Is that right?`
    if (/\bwould be able\b|\b(?:can|could) (?:still |also )?(?:need|want|have to)\b/u.test(statement)) return; // on what condition?
    if (/\bthereby (?:can|could|must|may|should|will|is|does)\b/u.test(statement)) return; // said of the wrong clause
    if (isThought(asked, doc.text) || /\byour (?!own)\p{L}/u.test(statement)) return;
    if (isUnconditioned(doc.text, asked.question)) return;
    if (/\b(?:I am|I['’]m|am I)\b/u.test(doc.text)) return; // of oneself one does not claim and ask
    const typed = /^\p{Ll}/u.test(doc.text);
    // Where one may have heard it, nobody claims it and asks at once.
    if (asked.alone && !typed && speaksOf(isThatTrue, doc, context)) return;
    const spliced = before.endsWith(',');
    for (const each of CHECKED) {
      const said = (typed && !spliced) || before.endsWith(':') ? statement : capitalize(statement);
      const text = `${stopped(said)} ${typed && !spliced ? each.toLowerCase() : each}`;
      yield spliced
        ? { edits: [{ start: before.length - 1, end: asked.end, text: `. ${text}` }] }
        : { edits: [{ start: asked.start, end: asked.end, text }] };
    }
  },
};
