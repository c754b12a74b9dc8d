import { animacyOf, capitalize, type Doc, type Rule, type Token } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { fitBehind, verbBehind } from '../asked/described-end.js';
import { endsAsPerson } from '../common-anaphor.js';

/** Those of whom many or some are asked about come first, and “them” stands for them. */
export const manyOfThem: Rule = {
  about: 'Names first those whom a clause describes, and asks of “many of them” or “some of them”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'Did some of the bakers who left Kent in the 1850s become farmers abroad?',
      'Think of the bakers who left Kent in the 1850s. Did some of them become farmers abroad?',
    ],
    [
      'Were many of the masons who built the bridge in 1902 sons of farmers?',
      'Think of the masons who built the bridge in 1902. Were many of them sons of farmers?',
    ],
  ],
  leaves: [
    'Did some of the bakers open shops abroad?',
    'Did most bakers who left Kent in the 1850s open shops abroad?',
    'Were many of the masons who built the bridge sons of farmers?',
    'Did many of the bakers who left Kent in the 1850s miss their ovens?',
    'Did many of the bakers who left Kent in the 1850s teach other bakers?',
  ],
  words: () => ['many', 'some', 'most', 'several'],
  onlyIf: isOneSentence,
  *propose(doc) {
    if (!FORM.test(doc.text) || /["“”;:(),]/u.test(doc.text)) return;
    const words = doc.tokens.filter(({ text, kind }) => text !== '?' && kind !== 'emoji');
    const [auxiliary, many, , the] = words;
    const relative = words.findIndex(({ lower }, at) => at > 4 && /^(?:who|that|which)$/u.test(lower));
    const head = words[relative - 1];
    if (!auxiliary || !many || !the || !head || relative > 8 || !isPlural(head)) return;
    if (words.slice(1, relative).some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return;
    const be = /^(?:are|were)$/u.test(auxiliary.lower);
    const place = be
      ? (behindTime(words, relative) ?? whoTheyAre(words, relative) ?? fitBehind(words, relative))
      : verbBehind(words, relative);
    const [from, last] = [words[place ?? -1], words[(place ?? 0) - 1]];
    if (!from || !last || saidAgain(doc, head)) return;
    if (/\b(?:they|them|their|theirs|themselves|those|he|she|his|her|one|ones)\b/u.test(doc.text.slice(from.start)))
      return;
    yield {
      edits: [
        {
          start: auxiliary.start,
          end: last.end,
          text: `Think of ${doc.text.slice(the.start, last.end)}. ${capitalize(auxiliary.lower)} ${many.lower} of them`,
        },
      ],
    };
  },
};

const FORM = /^(?:Are|Were|Do|Did|Can|Could|Would|Will) (?:many|some|most|several) of the [^?]*\?\s*$/u;

/** `in the 1860s | immigrants`: after the year nothing more can be said of those. */
function behindTime(words: readonly Token[], relative: number): number | undefined {
  const at = words.findIndex(
    ({ lower }, index) => index > relative + 2 && /^(?:1\d{3}s?|20\d\ds?|century|today|war)$/u.test(lower),
  );
  const next = words[at + 1];
  if (at < 0 || !next || !/^(?:NOUN|VERB|ADJ|ADV)$/u.test(next.pos) || /ing$/u.test(next.lower)) return undefined;
  if (next.pos === 'ADV' && !/^(?:still|later|also|first)$/u.test(next.lower)) return undefined;
  return words.slice(relative + 1, at).some(({ pos }) => pos === 'VERB') ? at + 1 : undefined;
}

/** `in New Mexico | people who …`: after a name, those who they are. */
function whoTheyAre(words: readonly Token[], relative: number): number | undefined {
  const places = words.flatMap((word, at) =>
    at > relative + 2 &&
    words[at - 1]?.pos === 'PROPN' &&
    isPlural(word) &&
    (animacyOf(word.lemma) === 'person' || endsAsPerson(word.lemma) || word.lower === 'people') &&
    /^(?:from|of|by|who)$/u.test(words[at + 1]?.lower ?? '')
      ? [at]
      : [],
  );
  const [place] = places;
  return places.length === 1 && words.slice(relative + 1, place).some(({ pos }) => pos === 'VERB') ? place : undefined;
}

const isPlural = ({ lower, lemma }: Token): boolean =>
  lower !== lemma || /^(?:people|men|women|children)$/u.test(lower);

const saidAgain = ({ tokens }: Doc, { lemma }: Token): boolean =>
  tokens.filter((token) => token.lemma === lemma).length > 1;
