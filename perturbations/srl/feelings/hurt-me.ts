import { type Rule, wordTable } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';

const FELT =
  /^(i|we) (was|were) ((?:(?:really|deeply|genuinely|truly|so) )?)(hurt|moved|touched|shocked|upset|disappointed|surprised|impressed|annoyed|offended|appalled|horrified|delighted|let down|put off|blown away|taken aback|cheered up|wowed|disgusted|frustrated|charmed|comforted|reassured|encouraged|insulted) by /u;
/** Particle verbs: their past, and what follows the object. */
const PARTICLE = /^(\S+) (down|off|away|aback|up)$/u;

export const hurtMe: Rule = {
  about: 'What moved or hurt somebody becomes the subject: “I was hurt by what he said” → “What he said hurt me”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['I was really hurt by what he said at the party', 'What he said at the party really hurt me'],
    ['I was let down by the ending of that book', 'The ending of that book let me down'],
    ['We were deeply moved by how quickly everyone came.', 'How quickly everyone came deeply moved us.'],
  ],
  leaves: [
    'I was hurt by it',
    'I was hurt by my brother and his wife',
    'I was hurt by what he said, but I forgave him',
    "I wasn't hurt by what he said",
    'I was hurt by a car on Monday',
    'I was so hurt by what he said',
  ],
  words: () => ['by'],
  *propose(doc) {
    if (!/ by /u.test(doc.text)) return;
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const found = FELT.exec(`${lowered(words)} `);
      const [whole, who, , degree = '', felt] = found ?? [];
      if (!whole || !felt || /^so /u.test(degree) || words.length > 18) continue;
      const rest = words.slice(whole.trim().split(' ').length);
      const [cause] = rest;
      if (!cause || rest.length < 2) continue;
      const clause = /^(?:what|how)$/u.test(cause.lower);
      if (!clause && !/^(?:the|this|that|your)$/u.test(cause.lower)) continue;
      if (
        rest.some(
          ({ text, lower }) =>
            text === ',' || /^(?:and|but|or|so|because|when|while|who|which|if|although)$/u.test(lower),
        )
      )
        continue;
      if (!clause && rest.some(({ pos }) => pos === 'VERB' || pos === 'AUX')) continue;
      const [, base, particle] = PARTICLE.exec(felt) ?? [undefined, felt, undefined];
      const past = PAST[base ?? ''] ?? base;
      const me = who === 'i' ? 'me' : 'us';
      yield {
        edits: [
          {
            start: first.start,
            end: last.end,
            text: `${opened(doc.text.slice(cause.start, last.end))} ${degree}${past} ${me}${particle ? ` ${particle}` : ''}`,
          },
        ],
      };
    }
  },
};

/** Pasts that differ from their participles. */
const PAST = wordTable<string>({ blown: 'blew', taken: 'took' });
