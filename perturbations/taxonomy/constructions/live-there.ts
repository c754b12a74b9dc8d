import { matchCase, type Rule, wordTable } from '../../../src/plugin.js';
import { capital } from '../editable.js';

const DO = wordTable<string>({ are: 'do', were: 'did' });

/** Kinds that live in a land, by their names. */
const LIVES =
  /^(?:penguins|tigers|lions|wolves|bears|snakes|crocodiles|alligators|kangaroos|koalas|lemurs|elephants|giraffes|zebras|monkeys|apes|gorillas|chimpanzees|parrots|flamingos|ostriches|camels|llamas|scorpions|spiders|frogs|lizards|bats|whales|dolphins|sharks|seals|walruses|deer|reindeer|beavers|otters|hedgehogs|squirrels|foxes|eagles|owls|storks|cobras|pythons|jaguars|leopards|hyenas|hippos|rhinos|sloths|toucans|armadillos|pandas|yaks|vultures|tortoises|turtles|moose|lynxes|badgers|polar bears|brown bears|wild boars|muslims|christians|jews|hindus|buddhists|sikhs)$/u;

export const liveThere: Rule = {
  about: 'Animals that there are in a land live there: “Are there yaks in Nepal?” → “Do yaks live in Nepal?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Are there yaks in Nepal?', 'Do yaks live in Nepal?'],
    ['Were there hippos in the Thames?', 'Did hippos live in the Thames?'],
    ['Are there any polar bears in Antarctica?', 'Do any polar bears live in Antarctica?'],
  ],
  leaves: [
    'Are there more yaks in Nepal than in India?',
    'Are there yaks in a stew?',
    'Are there yaks in the Bible?',
    'Are there trams in Lisbon?',
    'Are there yaks in Nepal that swim?',
    "Aren't there yaks in Nepal?",
  ],
  words: () => ['there'],
  *propose({ questions, sentences }) {
    const [question, second] = questions;
    if (!question || second || question.negation || sentences.length > 1) return;
    const { auxiliary, subject, predicate } = question;
    const done = DO[auxiliary.lower];
    const words = predicate.tokens.filter(({ kind }) => kind === 'word');
    const at = words.findIndex(({ lower }) => lower === 'in');
    const kinds = words.slice(words[0]?.lower === 'any' ? 1 : 0, at).map(({ lower }) => lower);
    const place = words.slice(at + 1).filter(({ lower }) => lower !== 'the');
    const [first, where] = [words[0], words[at]];
    if (!done || subject.head.lower !== 'there' || at < 1 || !first || !where) return;
    if (!LIVES.test(kinds.join(' ')) || place.length === 0 || place.length > 3) return;
    if (
      !place.every(capital) ||
      /\b(?:Bible|Quran|Olympics|Hamlet|Narnia|Harry|Star|Army|Navy|Force|Games|Circus|House|Palace|Museum|Tower|Zoo|Park)\b/u.test(
        predicate.text,
      )
    )
      return;
    yield {
      edits: [
        { start: auxiliary.start, end: first.start, text: `${matchCase(auxiliary.text, done)} ` },
        { start: where.start, end: where.start, text: 'live ' },
      ],
    };
  },
};
