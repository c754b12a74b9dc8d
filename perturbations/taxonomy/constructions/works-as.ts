import {
  type Edit,
  matchCase,
  type NounPhrase,
  neededWords,
  type Question,
  type Rule,
  type Token,
  wordTable,
} from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';

const BE = wordTable<string>({ did: 'was', does: 'is' });
const DO = wordTable<string>({ was: 'did', is: 'does' });

/** Who is one works as one; nobody is a writer only at work. */
const TRADE =
  /^(?:pharmacist|nurse|teacher|schoolteacher|lawyer|barrister|journalist|carpenter|plumber|electrician|mechanic|postman|mailman|waiter|waitress|barber|hairdresser|butcher|baker|chef|cook|cashier|clerk|secretary|librarian|accountant|banker|dentist|veterinarian|vet|firefighter|policeman|detective|tailor|shoemaker|blacksmith|goldsmith|watchmaker|farmer|fisherman|miner|bricklayer|janitor|gardener|translator|surveyor|spy|bartender|locksmith|optician|receptionist|salesman|stonemason|weaver|beekeeper|lifeguard|paramedic|surgeon|bookbinder|printer|glassmaker|bodyguard|scientist|architect|engineer|photographer|midwife|governess|diplomat|truck driver|bus driver|taxi driver)$/u;

export const worksAs: Rule = {
  about:
    'Who works as something is that: “Did Defoe work as a spy?” → “Was Defoe a spy?”, and the other way round for a trade',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Did Defoe work as a spy?', 'Was Defoe a spy?'],
    ['Was Anna Seghers a librarian?', 'Did Anna Seghers work as a librarian?'],
  ],
  leaves: [
    'Did Defoe work as a spy while he wrote?',
    'Did Defoe work as hard as a spy?',
    'Does it work as a spoon?',
    'Was Defoe a writer?',
    'Was the spy a librarian?',
    'Was Defoe a good tailor?',
    "Wasn't Defoe a tailor?",
    'Was Anna a tailor of suits?',
  ],
  words: () => neededWords(TRADE, 'work'),
  onlyIf: isOneSentence,
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || !isSomebody(question.subject)) return;
    const edits = toState(question, question.predicate.tokens) ?? toWork(question, question.predicate.tokens);
    if (edits) yield { edits };
  },
};

function isSomebody({ kind, animacy, number, tokens }: NounPhrase): boolean {
  if (kind !== 'name' || animacy === 'thing' || animacy === 'animal' || number === 'plural') return false;
  return !tokens.some(({ lower, text }) => /^(?:the|and|or|who|that)$/u.test(lower) || text === ',');
}

function toState({ auxiliary }: Question, tokens: readonly Token[]): Edit[] | undefined {
  const [work, as, article, ...rest] = tokens;
  const be = BE[auxiliary.lower];
  if (!be || work?.lower !== 'work' || as?.lower !== 'as' || !article || !/^an?$/u.test(article.lower))
    return undefined;
  if (!isEnd(rest.slice(0, 5)) || rest.length > 5) return undefined;
  return [
    { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, be) },
    { start: work.start, end: article.start, text: '' },
  ];
}

function isEnd(rest: readonly Token[]): boolean {
  return rest.every(
    ({ pos, lower }) => /^(?:NOUN|PROPN|ADJ|PUNCT)$/u.test(pos) || /^(?:in|at|before|\?)$/u.test(lower),
  );
}

function toWork({ auxiliary }: Question, tokens: readonly Token[]): Edit[] | undefined {
  const [article, ...rest] = tokens.filter(({ kind }) => kind === 'word');
  const done = DO[auxiliary.lower];
  const trade = rest.map(({ lower }) => lower).join(' ');
  if (!done || !article || !/^an?$/u.test(article.lower) || !TRADE.test(trade)) return undefined;
  return [
    { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, done) },
    { start: article.start, end: article.start, text: 'work as ' },
  ];
}
