import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { isMessage } from '../../around/kind.js';

const ERRANDS =
  /^(?:buy|call|clean|water|pick|send|email|pay|finish|submit|renew|book|schedule|order|return|check|update|text|print|wash|feed|charge|file|ask|reply|bring|get|review|confirm|pack|mail|take|do|fix|register|drop|fill|set|turn|write|vacuum|iron|refill|upload|sign)$/u;
/** What is put on a list: `have to` says no more of it than `need to`. */
const JOTTED = /^(?:renew|buy|return|print|water|feed|submit|email|post|refill|upload|pick|drop|collect)$/u;

export const cannotForget: Rule = {
  about: 'A duty is said by a negated way out: “I need to call” → “I mustn’t forget to call”',
  expects: { sentiment: 'same' },
  examples: [
    ['I need to buy stamps on the way home 📮', "I mustn't forget to buy stamps on the way home 📮"],
    ['I have to renew my library card in May', "I mustn't forget to renew my library card in May"],
  ],
  leaves: [
    'I have to cancel my trip because of the strike',
    'I need to sleep',
    "I don't need to buy stamps",
    'I need a new phone',
    'Do I need to call?',
    'I have to pay the rent',
    'They need to fix this',
    'Ticket 88: the printer is jammed. I need to print the badges by noon.',
    'Could you lend me your car, I need to collect a wardrobe',
    'I need to book a slot, morning or evening, either way',
  ],
  words: () => neededWords(ERRANDS, JOTTED),
  *propose(doc) {
    if (doc.sentences.length > 1 || !isMessage(doc) || matches(doc, ASKS)) return;
    for (const { subject, verb, rest, auxiliaries, negation } of doc.clauses) {
      const [to, duty] = rest.tokens;
      if (
        negation ||
        auxiliaries.length > 0 ||
        to?.lower !== 'to' ||
        !duty ||
        !/^(?:i|we)$/u.test(subject.text.toLowerCase())
      )
        continue;
      if (doc.span(subject.end, verb.start).tokens.length > 0) continue;
      if ((verb.lower === 'need' && ERRANDS.test(duty.lower)) || (verb.lower === 'have' && JOTTED.test(duty.lower))) {
        yield { edits: [{ start: verb.start, end: to.end, text: "mustn't forget to" }] };
      }
    }
  },
};

/** Told to somebody who is to help, it is no note to oneself. */
const ASKS =
  /\?|\b(?:please|pls|(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody)|so that|tell me|let me|either (?:way|one))\b/iu;
