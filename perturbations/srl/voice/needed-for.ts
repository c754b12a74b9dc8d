import { conjugate, type NounPhrase, neededWords, type Question, type Rule } from '../../../src/plugin.js';
import { opening, POSSESSIVE, phraseAt, plainQuestion } from '../asked.js';

const LINK = /^(?:needed|required|necessary) (?:for|to make) /u;

export const neededFor: Rule = {
  about: '“Does a duel require two swords?” ↔ “Are two swords required for a duel?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Does a duel require two swords?', 'Are two swords required for a duel?'],
    ['Is a net needed for a game of chess?', 'Does a game of chess need a net?'],
    ['Does juggling require patience?', 'Is patience required for juggling?'],
  ],
  leaves: [
    'Does a monk need a sword?',
    'Does it need salt?',
    'Does a duel need to be fair?',
    'Does a boat need new sails for a race?',
    'Does a plant need water in winter?',
    'Is a sword needed for it?',
    'Does the law require cats to wear bells?',
  ],
  words: () => neededWords(/\b(?:need|require|needed|required)\b/u),
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question || question.sentence.start !== question.start || question.subject.kind === 'pronoun') return;
    const { subject, predicate, auxiliary, form } = question;
    if (question.tokens.some(({ lower, text }) => BARS.test(lower) || POSSESSIVE.test(lower) || text === ',')) return;
    const [verb, first] = predicate.tokens;
    if (
      /^(?:do|does)$/u.test(auxiliary.lower) &&
      form === 'do' &&
      /^(?:need|require)$/u.test(verb?.lower ?? '') &&
      first
    ) {
      const object = phraseAt(doc, first, predicate);
      if (!object || object.end.end !== predicate.end || !isActivity(question) || object.phrase.kind === 'pronoun')
        return;
      const be = object.phrase.number === 'plural' ? 'are' : 'is';
      const noun = doc.text.slice(first.start, predicate.end);
      const text = `${be} ${noun} ${conjugate(verb?.lower ?? '', 'participle')} for ${subject.text}`;
      yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
      return;
    }
    const [link] = LINK.exec(predicate.text) ?? [];
    const from = link?.endsWith('for ')
      ? predicate.tokens.find(({ start }) => start >= predicate.start + link.length)
      : undefined;
    const thing = from && phraseAt(doc, from, predicate);
    if (
      !link ||
      link.startsWith('necessary') ||
      !thing ||
      thing.end.end !== predicate.end ||
      !/^(?:is|are)$/u.test(auxiliary.lower)
    )
      return;
    if (thing.phrase.animacy !== 'thing' || thing.phrase.kind !== 'common') return;
    const needs = `${thing.phrase.number === 'plural' ? 'do' : 'does'} ${doc.text.slice(thing.phrase.start, predicate.end)}`;
    const text = `${needs} ${link.startsWith('needed') ? 'need' : 'require'} ${subject.text}`;
    yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};

const BARS =
  /^(?:any|no|not|never|ever|and|or|to|that|who|which|than|only|both|more|less|fewer|enough|other|new|another|special|regular|constant|if|when|usually|always|still|its)$/u;

/** A game, a meal, a piece of work: somebody does it. Of a being, or what is merely kept up, one says it otherwise. */
function isActivity({ subject }: Question): boolean {
  return ACTIVITY.test(subject.text.toLowerCase()) && isThing(subject);
}

function isThing({ animacy, kind }: NounPhrase): boolean {
  return animacy !== 'person' && animacy !== 'animal' && kind !== 'pronoun';
}

const ACTIVITY =
  /^(?:(?:an?|the|most|playing|making|\p{L}+) )*(?:\p{L}{3,}ing|game|games|duel|dance|sport|sports|recipe|chess|golf|tennis|football|soccer|hockey|polo|rugby|cricket|surgery|operation|wedding|marriage|ceremony|contract|trial|marathon|race|journey|trip|experiment|method|process|procedure|hobby|job|baptism|election|exam|test|treatment|tattoo|origami|yoga|poker|checkers|backgammon|karaoke|soup|cake|bread|omelette|salad|stew|curry|pasta|dish|cocktail|sandwich|knitting)(?: of \p{L}+)?$/u;
