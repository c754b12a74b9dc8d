import type { Edit, Question, Rule, Token } from '../../../src/plugin.js';

export const closerRelatives: Rule = {
  about:
    'Kinds more closely related are closer relatives: “Are rays more closely related to sharks than to eels?” → “Are rays closer relatives of sharks than of eels?”, and back',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Are rays more closely related to sharks than to eels?', 'Are rays closer relatives of sharks than of eels?'],
    ['Is a mole more closely related to a bat than to a rat?', 'Is a mole a closer relative of a bat than of a rat?'],
    ['Are moles closer relatives of bats than of rats?', 'Are moles more closely related to bats than to rats?'],
  ],
  leaves: [
    'Is Danish more closely related to Dutch than to Irish?',
    'Are rays more closely related to sharks than eels?',
    'Are rays related to sharks?',
    'Are moles closer to bats than to rats?',
  ],
  words: () => ['related', 'relatives', 'relative'],
  *propose({ questions }) {
    const [question, second] = questions;
    if (!question || second || question.negation || !/^(?:is|are)$/u.test(question.auxiliary.lower)) return;
    const edits = toRelatives(question) ?? toRelated(question);
    if (edits) yield { edits };
  },
};

/** The preposition behind the first `than`, where it is the one that is looked for. */
function linked(tokens: readonly Token[], preposition: string): Token | undefined {
  const than = tokens.findIndex(({ lower }) => lower === 'than');
  const link = tokens[than + 1];
  return than > 0 && link?.lower === preposition ? link : undefined;
}

function toRelatives({ auxiliary, subject, predicate: { tokens, text } }: Question): Edit[] | undefined {
  const [more, , , to] = tokens;
  const other = linked(tokens, 'to');
  if (!text.startsWith('more closely related to ') || !more || !to || !other) return undefined;
  // languages and people are related in other ways
  if (subject.kind !== 'common' || subject.animacy === 'person') return undefined;
  const many = auxiliary.lower === 'are';
  return [
    { start: more.start, end: to.end, text: many ? 'closer relatives of' : 'a closer relative of' },
    { start: other.start, end: other.end, text: 'of' },
  ];
}

function toRelated({ predicate: { tokens, text } }: Question): Edit[] | undefined {
  const [opens] = tokens;
  const of = tokens.find(({ lower }) => lower === 'of');
  const other = linked(tokens, 'of');
  if (!/^(?:a )?closer relatives? of /u.test(text) || !opens || !of || !other) return undefined;
  return [
    { start: opens.start, end: of.end, text: 'more closely related to' },
    { start: other.start, end: other.end, text: 'to' },
  ];
}
