import { neededWords, type Rule } from '../../../src/plugin.js';
import { moodOf } from '../mood.js';

const EVENTS =
  /^(?:got|received|lost|won|completed|finished|booked|achieved|landed|broke|missed|failed|passed|earned|graduated|dropped|forgot|ruined|spent|met|found|adopted|sold|ran|beat|held|harvested|stepped|deleted|rescued|spilled|spilt|saw|smashed|cracked|scratched|survived|aced|managed|nailed|inherited|scored|burned|burnt|crashed|ate|paid|gave|sent|left|locked)$/u;

export const cannotBelieve: Rule = {
  about: 'A personal event is told with disbelief: “I just won” → “I can’t believe I just won”',
  expects: { sentiment: 'same' },
  examples: [
    ['I just won the raffle! 🎉', "I can't believe I just won the raffle! 🎉"],
    ['We just missed our flight', "We can't believe we just missed our flight"],
  ],
  leaves: [
    'I just heard that the raffle was cancelled! 🎉',
    'I just had lunch',
    "I just can't win",
    'I just lost my keys and my phone is dead',
    'He just won',
    'I just got back from the gym',
    'I just met my sister for lunch',
    'Guess what? I just won',
  ],
  words: () => neededWords(EVENTS),
  *propose(doc) {
    const [clause, second] = doc.clauses;
    if (!clause || second || clause.negation || doc.sentences[0] !== clause.sentence || clause.auxiliaries.length > 0)
      return;
    const { subject, verb } = clause;
    if (
      doc.text.includes('?') ||
      doc.tokens[0] !== subject.head ||
      !/^(?:I|We)$/u.test(subject.text) ||
      !EVENTS.test(verb.lower)
    )
      return;
    const [adverb, more] = doc.span(subject.end, verb.start).tokens;
    if (/^(?:back|home|up|off|in|out|to|here|there)$/u.test(clause.rest.tokens[0]?.lower ?? '')) return;
    if (
      /^(?:got|met|received|finished|spent|completed|booked|found|held|saw|ate|paid|gave|sent|left|locked|managed|scored)$/u.test(
        verb.lower,
      ) &&
      !moodOf(doc) &&
      !/[!🎉😍🥳🤑😱🙌🥹😭🤢🤮😤😡🤬💔☹🙁😩😫👶💖❤🏆🎊😠]/u.test(doc.text)
    )
      return;
    if (adverb?.lower !== 'just' || more || clause.tokens.some((token) => /^(?:and|but)$/u.test(token.lower))) return;
    const again = subject.text === 'I' ? 'I' : 'we';
    yield { edits: [{ start: subject.end, end: subject.end, text: ` can't believe ${again}` }] };
  },
};
