import { type Edit, matchCase, type Question, type Rule, type Token, wordTable } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { capital } from '../editable.js';

const DO = wordTable<string>({ are: 'do', were: 'did' });

/** A number of them, a comparison, or part of a thing: of these, `exist` is too much to say. */
const COUNTED =
  /^(?:more|fewer|less|enough|many|several|some|still|also|only|two|three|four|five|at|of|that|who|whose|which|than|you|he|she|they|it|we|their|his|her|its|already|really|actually|people|kinds|ways|words|days|years|months)$/u;

export const exist: Rule = {
  about: 'What there are exists: “Were there castles in Japan?” → “Did castles exist in Japan?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Are there flightless parrots?', 'Do flightless parrots exist?'],
    ['Are there glaciers on Mars?', 'Do glaciers exist on Mars?'],
    ['Were there trams in the Victorian era?', 'Did trams exist in the Victorian era?'],
    ['Were there bakeries in Egypt before the Romans?', 'Did bakeries exist in Egypt before the Romans?'],
  ],
  leaves: [
    'Are there onions in a pizza?',
    'Are there more parrots than crows?',
    'Are there parrots that swim?',
    'Are there two parrots in Norway?',
    'Were there bakeries?',
    'Is there a parrot in Norway?',
    'Are there tramways in South Korea?',
    'Are there people in Norway?',
    'Are there any venomous frogs living in Norway?',
    'Were there zebras in the Royal Navy?',
  ],
  words: () => ['there'],
  onlyIf: isOneSentence,
  *propose(doc) {
    if (!/\bthere\b/iu.test(doc.text)) return;
    const [question, second] = doc.questions;
    if (!question || second || question.negation) return;
    const { auxiliary, subject, predicate } = question;
    const done = DO[auxiliary.lower];
    if (!done || subject.head.lower !== 'there') return;
    const last = endOfThings(predicate.tokens, done === 'did');
    if (!last || predicate.tokens.some(({ lower, kind }) => COUNTED.test(lower) || kind !== 'word')) return;
    const [first] = predicate.tokens;
    if (first) yield { edits: asked(question, done, first, last) };
  },
};

function asked({ auxiliary }: Question, done: string, first: Token, last: Token): Edit[] {
  return [
    { start: auxiliary.start, end: first.start, text: `${matchCase(auxiliary.text, done)} ` },
    { start: last.end, end: last.end, text: ' exist' },
  ];
}

const WORLD = /^(?:mars|venus|mercury|jupiter|saturn|titan|pluto|the moon|the sun|(?:the )?earth)$/u;
/** `the Royal Navy` is no land. */
const BODY = /^(?:army|navy|force|church|parliament|senate|congress|games|olympics|league|guard|police|empire|court)$/u;
const AGE = /^(?:the )?(?:\p{L}+ (?:era|age|period|times)|middle ages|renaissance|1\d{3}s?)$/u;

/** The plural noun at the end of one or two words (after `any`), with nothing behind it but a land of old and a time. */
function endOfThings(tokens: readonly Token[], past: boolean): Token | undefined {
  const words = tokens[0]?.lower === 'any' ? tokens.slice(1) : tokens;
  const at = words.findIndex(({ pos }) => pos === 'ADP' || pos === 'SCONJ');
  const things = at < 0 ? words : words.slice(0, at);
  const rest = at < 0 ? [] : words.slice(at);
  const last = things.at(-1);
  if (last?.pos !== 'NOUN' || last.lower === last.lemma || things.length > 2) return undefined;
  if (things.length === 1 && rest.length === 0) return undefined;
  if (things.some(({ pos }) => !/^(?:NOUN|ADJ)$/u.test(pos))) return undefined;
  return rest.length === 0 || isLand(rest, past) ? last : undefined;
}

/** Of today one says that things are found in a land, not that they exist there. */
function isLand([where, ...rest]: readonly Token[], past: boolean): boolean {
  const place = rest.map(({ lower }) => lower).join(' ');
  if (where?.lower === 'on' && WORLD.test(place)) return true;
  if (where?.lower === 'in' && AGE.test(place)) return true;
  const names = rest.filter(({ lower }) => lower !== 'the');
  const then = names.find((token) => !capital(token));
  return (
    past &&
    !names.some(({ lower }) => BODY.test(lower)) &&
    where?.lower === 'in' &&
    names[0] !== then &&
    (!then || /^(?:before|after|during|in)$/u.test(then.lower))
  );
}
