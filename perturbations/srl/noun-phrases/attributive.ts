import { indefiniteArticle, lowerOpening, type Rule } from '../../../src/plugin.js';
import { soleSentence, upper } from '../statement.js';

const JUDGING =
  /^(?:great|good|terrible|awful|horrible|fantastic|wonderful|amazing|excellent|lovely|beautiful|bad|boring|useless|brilliant|disappointing|delightful|superb|dreadful|frustrating|stunning|fun|nice|poor|disgusting|perfect|gorgeous|incredible|depressing|fascinating|annoying|delicious|ridiculous|charming|inspiring|helpful|clever|stupid|ugly|relaxing|exciting|impressive|pathetic|marvelous|outstanding|tasty)$/u;

/** Nouns that say little: `This is a great product` ↔ `This product is great`. */
export const attributive: Rule = {
  about:
    'The judgement changes between predicate and attribute: “This is a great lamp” ↔ “This lamp is great”; or heads the sentence',
  expects: { sentiment: 'same' },
  examples: [
    ['This is a great lamp', 'This lamp is great'],
    ['This is a great lamp', 'What a great lamp this is'],
    ['This lamp is awful.', 'This is an awful lamp.'],
    ['We had a wonderful evening at the lake', 'What a wonderful evening we had at the lake'],
  ],
  leaves: [
    'This is a standard lamp',
    'I had a bad day',
    'This is not a great lamp',
    'This lamp is great for reading',
    'This is a great lamp but it broke',
    'This food is awful',
    'This lamp was awful',
  ],
  words: () => ['this', 'had'],
  *propose(doc) {
    const clause = soleSentence(doc);
    if (!clause || clause.negation || clause.auxiliaries.length > 0 || doc.clauses.length > 1) return;
    if (
      doc.tokens.some(
        ({ lower, text }) =>
          /^(?:but|because|although|when|if|than|and|that|still|also|just)$/u.test(lower) || text === ',',
      )
    )
      return;
    const [first, second, third, more] = clause.rest.tokens;
    const { subject, verb } = clause;
    const noun = third;
    const closed = more === undefined || more.kind !== 'word';
    const phrase = first && /^an?$/u.test(first.lower) && second && JUDGING.test(second.lower) && noun?.pos === 'NOUN';
    if (phrase && subject.text === 'This' && verb.lower === 'is' && closed) {
      yield { edits: [{ start: clause.start, end: noun.end, text: `This ${noun.text} is ${second.text}` }] };
      yield {
        edits: [{ start: clause.start, end: noun.end, text: `What ${first.text} ${second.text} ${noun.text} this is` }],
      };
    }
    if (
      phrase &&
      !/^(?:bad|boring|nice|good|poor|fun)$/u.test(second.lower) &&
      verb.lower === 'had' &&
      /^(?:I|We)$/u.test(subject.text) &&
      doc.text.slice(subject.end, verb.start).trim() === '' &&
      /^(?:time|experience|evening|day|trip|stay|vacation|meal|date|weekend|night|holiday|dinner|lunch)$/u.test(
        noun.lower,
      )
    ) {
      const pronoun = subject.tokens[0] ? lowerOpening(subject.tokens[0]) : subject.text;
      yield {
        edits: [
          { start: clause.start, end: noun.end, text: `What ${first.text} ${second.text} ${noun.text} ${pronoun} had` },
        ],
      };
    }
    const [demonstrative, head] = subject.tokens;
    if (
      !phrase &&
      verb.lower === 'is' &&
      demonstrative?.text === 'This' &&
      head?.pos === 'NOUN' &&
      subject.tokens.length === 2 &&
      first &&
      JUDGING.test(first.lower) &&
      (second === undefined || second.kind !== 'word') &&
      isCountable(head.lower)
    ) {
      const text = `${upper('this')} is ${indefiniteArticle(first.text)} ${first.text} ${head.text}`;
      yield { edits: [{ start: clause.start, end: first.end, text }] };
    }
  },
};

function isCountable(noun: string): boolean {
  return !/^(?:food|weather|software|service|music|water|coffee|news|furniture|traffic|information|equipment|advice|work|stuff|bread|meat|rice|scenery|hair|clothing|wine|cheese|tea)$/u.test(
    noun,
  );
}
