import { type Edit, matchCase, pluralize, type Rule, type Token } from '../../../src/plugin.js';

export const moreThanOne: Rule = {
  about: 'More than one of a thing are two or more: “speak more than one language” → “speak two or more languages”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Does Malta have more than one official language?', 'Does Malta have two or more official languages?'],
    ['Could a bee visit more than one flower on a trip?', 'Could a bee visit two or more flowers on a trip?'],
  ],
  leaves: [
    'Has more than one king been crowned there?',
    'Does it take more than one of them?',
    'Did more than one bell ring?',
    'Do you need more than one glass to see it?',
    'Is there more than one answer?',
    'Is no more than one key needed?',
    'They speak more than one language.',
  ],
  words: () => ['more'],
  *propose(doc, { task }) {
    if (task.like !== 'yes-no') return;
    for (const { predicate, negation } of doc.questions) {
      if (negation) continue;
      for (const token of predicate.tokens) {
        const edits = counted(doc.tokens, token, predicate.tokens[0]);
        if (edits) yield { edits };
      }
    }
  },
};

/** `more than one` with its noun as an object, or after a preposition: no verb of its own follows it. */
function counted(tokens: readonly Token[], more: Token, verb: Token | undefined): Edit[] | undefined {
  const [than, one] = tokens.slice(more.index + 1);
  if (more.lower !== 'more' || than?.lower !== 'than' || one?.lower !== 'one') return undefined;
  const before = tokens[more.index - 1];
  if (!before || before.lemma === 'be' || !(before.index === verb?.index || /^(?:VERB|ADP)$/u.test(before.pos)))
    return undefined;
  let at = one.index + 1;
  while (tokens[at]?.pos === 'ADJ') at++;
  while (tokens[at]?.pos === 'NOUN' && tokens[at + 1]?.pos === 'NOUN') at++;
  const [noun, next] = tokens.slice(at);
  if (noun?.pos !== 'NOUN' || noun.lower !== noun.lemma || (next?.kind === 'word' && next.pos !== 'ADP'))
    return undefined;
  return [
    { start: more.start, end: one.end, text: matchCase(more.text, 'two or more') },
    { start: noun.start, end: noun.end, text: pluralize(noun.lower) },
  ];
}
