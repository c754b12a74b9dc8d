import { matchCase, type Rule, uncapitalize } from '../../src/plugin.js';
import { isOfficial } from '../around/register.js';
import { negativeContraction } from './contractions.js';
import { opinionClause } from './opinion-clause.js';

/** Of what is judged and not observed: `Wasn’t the stew burnt?` would be a real question. */
const DAMNED =
  /\b(?:awful|terrible|horrible|horrid|dreadful|atrocious|appalling|disgusting|abysmal|ridiculous|pathetic|hideous|vile|horrendous|shameful|disgraceful|joke|disgrace|shame|disaster|nightmare|mess|outrageous|absurd|depressing|infuriating|unbearable|annoying)\b/iu;

export const isItNot: Rule = {
  about: 'A judgement is put as a question that expects yes: “The sky is gorgeous” → “Isn’t the sky gorgeous?”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The yoga class was wonderful 🧘', "Wasn't the yoga class wonderful? 🧘"],
    ['This bakery is a treasure', "Isn't this bakery a treasure?"],
    ['her driving is dreadful', "isn't her driving dreadful?"],
  ],
  leaves: [
    'I am happy',
    'The class was great, thanks',
    'My arm is terrible',
    'You are wonderful',
    "It wasn't good",
    'My boss is kind',
    'The stew was burnt',
    'The towels were damp',
  ],
  *propose(doc) {
    const opinion = opinionClause(doc);
    if (!opinion || isOfficial(doc) || /\benough\b/u.test(doc.text)) return;
    const { clause } = opinion;
    if (opinion.polarity === 'negative' && !DAMNED.test(clause.rest.text)) return;
    const { subject, finite, rest, sentence } = clause;
    const contraction = /^(?:is|are|was|were)$/u.test(finite.lower) ? negativeContraction(finite.lower) : undefined;
    if (contraction === undefined || subject.person !== 3 || subject.kind === 'name' || clause.verb !== finite) return;
    if (!/^(?:the|this|that|these|those|his|her|their)$/u.test(subject.tokens[0]?.lower ?? '')) return;
    if (doc.tokens.some(({ lower }) => /^(?:i|me|my|mine|we|us|our|you|your|myself)$/u.test(lower))) return;
    if (
      rest.tokens.some(({ lower }) =>
        /^(?:from|to|with|it|about|so|very|really|too|far|(?:un|dis|im|in(?!spir|cred|format|vit|vig|terest))\p{L}{4,})$/u.test(
          lower,
        ),
      )
    )
      return;
    const last = rest.tokens.at(-1);
    const first = subject.tokens[0];
    if (!last || !first || doc.span(subject.end, finite.start).tokens.length > 0) return;
    const stop = sentence.tokens.find((token) => token.start >= last.end && token.text === '.');
    yield {
      edits: [
        {
          start: first.start,
          end: first.end,
          text: `${matchCase(first.text, contraction)} ${uncapitalize(first.text)}`,
        },
        { start: subject.end, end: finite.end, text: '' },
        { start: last.end, end: stop?.end ?? last.end, text: '?' },
      ],
    };
  },
};
