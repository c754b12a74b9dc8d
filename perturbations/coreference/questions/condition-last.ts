import { capitalize, lowerOpening, parse, type Rule } from '../../../src/plugin.js';
import { hasComma } from '../../around/only-if.js';
import { isTimeNoun } from '../stated/boundary.js';
import { isMentionable } from '../topics/mentionable.js';
import { numberedAnaphor } from './condition-moved.js';

/** The other way: `If a goat climbs a tree, can it reach the leaves?`: `can a goat reach the leaves if it climbs a tree?` */
export const conditionLast: Rule = {
  about: 'Names the subject in the question, and says the “if” or “when” clause after it with the pronoun',
  expects: { 'yes-no': 'same' },
  examples: [['If a goat climbs a tree, can it reach the leaves?', 'Can a goat reach the leaves if it climbs a tree?']],
  leaves: [
    'If a lamp hits a vase, can it break?',
    'If it rains, is it late?',
    'Although bats live in caves, can they see?',
    'When a kite is lent, is it common for the lender to ask for a fee?',
    'If a goat stands on a rock, can it leave the rock?',
  ],
  onlyIf: hasComma,
  *propose(doc) {
    const [sentence] = doc.sentences;
    if (!sentence || doc.sentences.length > 1 || /["“”:;]/u.test(doc.text)) return;
    const [first] = sentence.tokens;
    const commas = sentence.tokens.filter(({ text }) => text === ',');
    const [comma] = commas;
    if (!first || !comma || commas.length > 1 || !/^(?:If|When|Before|Once)$/u.test(first.text)) return;
    const [auxiliary, pronoun, verb] = [comma.index + 1, comma.index + 2, comma.index + 3].map(
      (index) => doc.tokens[index],
    );
    const mark = doc.tokens.at(-1);
    if (!auxiliary || !pronoun || !verb || mark?.text !== '?' || auxiliary.pos !== 'AUX') return;
    const clause = parse(`${capitalize(doc.text.slice(first.end, comma.start).trim())}.`).clauses;
    const [only] = clause;
    if (
      !only ||
      clause.length > 1 ||
      only.subject.kind === 'pronoun' ||
      !isMentionable(only.subject) ||
      only.start !== 0
    )
      return;
    const anaphor = numberedAnaphor(only.subject);
    if (anaphor?.subject !== pronoun.lower || only.subject.number !== (anaphor.plural ? 'plural' : 'singular')) return;
    const beast = only.subject.animacy === 'animal';
    const rivals = beast
      ? []
      : doc.nounPhrases.filter(
          ({ end, start, number, kind, head }) =>
            end <= comma.start &&
            start > first.end + 1 + only.subject.end - 1 &&
            kind !== 'pronoun' &&
            !isTimeNoun(head.lower) &&
            (number === 'plural') === anaphor.plural,
        );
    const rest = doc.text.slice(verb.start, mark.start).trim();
    if (
      rivals.length > 0 ||
      /\b(?:it|they|he|she|if|when|than|that|there)\b/u.test(rest) ||
      /^(?:take|rain|snow|\p{L}+ (?:for|of|to) (?:the|an?|any|most|people|you|your|my|one|his|her|their|\p{L}+) (?:\p{L}+ ){0,2}to\b|(?:safe|possible|likely|impossible|unlikely|common|usual|normal|customary|illegal|legal|necessary|important|easy|hard|difficult|dangerous|best|better|worth|true|polite|rude|wise|enough|time|ok|okay|fine|allowed|permitted|usually|always|ever|still|a good|an? \p{L}+ idea)\b)/u.test(
        rest,
      )
    )
      return;
    const from = first.end + 1;
    const subject = `${lowerOpening(only.subject.tokens[0] ?? first)}${only.subject.text.slice(only.subject.tokens[0]?.text.length ?? 0)}`;
    const said = doc.text.slice(from + only.subject.end, comma.start).trim();
    if (/\b(?:it|they|he|she)\b/u.test(said)) return;
    if ([...rest.matchAll(/\bthe (\p{Ll}+)/gu)].some(([, noun]) => new RegExp(`\\b${noun}\\b`, 'u').test(said))) return; // `the sheet` before `a sheet`
    yield {
      edits: [
        {
          start: sentence.start,
          end: mark.start,
          text: `${capitalize(auxiliary.lower)} ${subject} ${rest} ${first.lower} ${anaphor.subject} ${said}`,
        },
      ],
    };
  },
};
