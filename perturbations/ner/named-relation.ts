import { type Doc, neededWords, type Rule, type Token } from '../../src/plugin.js';
import { names, namesOf } from './names.js';

const EITHER =
  /^(?:friend|neighbor|neighbour|coworker|colleague|roommate|boss|manager|cousin|classmate|teammate|dentist|landlord|therapist|coach|tutor|flatmate|housemate|partner|supervisor|mentor|hairdresser|barber|lodger|physiotherapist|physio|counsellor|counselor|solicitor|accountant|teacher|surgeon|midwife|trainer|plumber|gardener|childminder|babysitter|nanny|carer|grandchild|godchild)$/u;
const FEMALE = /^(?:sister|daughter|aunt|niece|girlfriend|wife|granddaughter|stepdaughter|stepsister|goddaughter)$/u;
const MALE = /^(?:brother|son|uncle|nephew|boyfriend|husband|grandson|stepson|stepbrother|godson)$/u;

export const namedRelation: Rule = {
  about: 'A relative, friend or colleague gets a name: “my boss” → “my boss Priya”',
  expects: { sentiment: 'same' },
  examples: [
    ['I just met my cousin 😀', 'I just met my cousin Priya 😀'],
    ['My brother fixed the sink', 'My brother Kwame fixed the sink'],
  ],
  leaves: [
    "My sister's car is red",
    'My boss, Eva, is kind',
    'My friend group is small',
    'My boss thinks she is right',
    'I met a friend',
  ],
  words: () => neededWords(FEMALE, MALE, EITHER),
  *propose(doc) {
    for (const token of doc.tokens) {
      const people = FEMALE.test(token.lower)
        ? namesOf('female')
        : MALE.test(token.lower)
          ? namesOf('male')
          : EITHER.test(token.lower)
            ? names()
            : [];
      if (people.length === 0 || !isNameless(doc, token)) continue;
      for (const { words, because } of people)
        yield { edits: [{ start: token.end, end: token.end, text: ` ${words}` }], because };
      return;
    }
  },
};

const AFTER = /^(?:AUX|VERB|ADP|SCONJ|CCONJ|ADV|DET|PART)$/u;

function isNameless({ tokens, text }: Doc, { index, lower, text: written }: Token): boolean {
  const owner = tokens[index - 1]?.lower === 'best' ? tokens[index - 2] : tokens[index - 1];
  if (!/^(?:my|our)$/u.test(owner?.lower ?? '') || written !== lower || /["“”]/u.test(text)) return false;
  if (EITHER.test(lower) && tokens.some((token) => /^(?:he|she|him|her|his|hers)$/u.test(token.lower))) return false;
  const next = tokens[index + 1];
  if (!next || /^[.!?…]+$/u.test(next.text) || next.kind === 'emoji') return true;
  return AFTER.test(next.pos) && !/^['’]/u.test(next.text) && next.lower !== 'and' && next.lower !== 'or';
}
