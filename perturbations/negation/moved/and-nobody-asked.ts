import { conjugate, type Rule } from '../../../src/plugin.js';

export const andNobodyAsked: Rule = {
  about: '“without anyone asking” and “and nobody asked” are the same',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The rota was changed without anyone asking us.', 'The rota was changed and nobody asked us.'],
    ['They moved our desks without anybody telling me', 'They moved our desks and nobody told me'],
  ],
  leaves: [
    'You can enter without anyone asking',
    'Did they move it without anyone asking?',
    'I left without asking',
    'They never left without anyone noticing',
    'I slipped out without anyone being told',
  ],
  words: () => ['without'],
  *propose(doc) {
    if (doc.text.includes('?')) return;
    for (const [at, token] of doc.tokens.entries()) {
      const [anyone, doing] = doc.tokens.slice(at + 1);
      if (token.lower !== 'without' || !/^(?:anyone|anybody)$/u.test(anyone?.lower ?? '') || !doing) continue;
      if (
        !/^(?:asking|telling|warning|saying|explaining|noticing|checking|apologising|apologizing|offering|informing|answering)$/u.test(
          doing.lower,
        )
      )
        continue;
      const before = doc.tokens.slice(0, at);
      if (
        before.some(({ lower }) =>
          /^(?:not|n't|never|no|can|could|will|would|if|may|might|should|must|to)$/u.test(lower),
        )
      )
        continue;
      if (
        !before.some(
          ({ lower, lemma, pos }) =>
            /^(?:was|were|been|had)$/u.test(lower) || (pos === 'VERB' && conjugate(lemma, 'past') === lower),
        )
      )
        continue;
      yield { edits: [{ start: token.start, end: doing.end, text: `and nobody ${conjugate(doing.lemma, 'past')}` }] };
    }
  },
};
