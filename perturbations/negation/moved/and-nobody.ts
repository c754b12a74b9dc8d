import { type Clause, conjugate, type Rule, type Token, wordTable } from '../../../src/plugin.js';

const DEEDS = wordTable<string>({
  asking: 'ask', telling: 'tell', calling: 'call', checking: 'check', apologising: 'apologise', apologizing: 'apologize', paying: 'pay',
  saying: 'say', explaining: 'explain', knocking: 'knock', warning: 'warn', consulting: 'consult', informing: 'inform', thanking: 'thank',
  notifying: 'notify', replying: 'reply', answering: 'answer', looking: 'look', listening: 'listen', stopping: 'stop',
}); // biome-ignore format: a table

export const andNobody: Rule = {
  about: 'What was left undone gets a negated verb of its own: “left without paying” → “left and didn’t pay”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['They changed the rota without asking us', "They changed the rota and didn't ask us"],
    ['The rota has been changed without anyone asking us.', 'The rota has been changed and nobody asked us.'],
    ['He left without paying', "He left and didn't pay"],
  ],
  leaves: [
    'He leaves without paying',
    'They left without warning',
    'She bowed, sang one song and left without saying a word',
    "I can't do it without asking",
    'Without asking, he left',
    'They moved it without asking and left',
    "They didn't leave without paying",
    'I ran without stopping',
    'The call ended without anyone',
  ],
  words: () => ['without'],
  *propose(doc) {
    if (doc.text.includes('?')) return;
    for (const clause of doc.clauses) {
      const { rest, negation, verb, auxiliaries, finite } = clause;
      const at = rest.tokens.findIndex(({ lower }) => lower === 'without');
      const without = rest.tokens[at];
      if (!without || negation || joined(clause, without) || rest.tokens[at - 1]?.text === ',') continue;
      const edit =
        withAnyone(without, rest.tokens.slice(at + 1)) ??
        (isPast(verb, auxiliaries.length) ? alone(without, rest.tokens.slice(at + 1)) : undefined);
      const told = auxiliaries.length > 0 ? /^(?:has|have|was|were|had)$/u.test(finite.lower) : isPast(verb, 0);
      if (edit && told && !rest.tokens.slice(at).some(({ lower }) => /^(?:and|or|but)$/u.test(lower)))
        yield { edits: [edit] };
    }
  },
};

/** Behind another `and` or in a list a second `and` would be one too many. */
function joined({ sentence }: Clause, without: Token): boolean {
  return sentence.tokens.some(({ end, lower }) => end <= without.start && /^(?:and|or|but|,|;|&)$/u.test(lower));
}

function isPast({ lemma, lower }: Token, auxiliaries: number): boolean {
  return auxiliaries === 0 && conjugate(lemma, 'past') === lower && (lemma !== lower || lower === 'left');
}

function withAnyone(without: Token, [anyone, doing]: readonly Token[]) {
  const base = DEEDS[doing?.lower ?? ''];
  if (!doing || base === undefined || !/^(?:anyone|anybody)$/u.test(anyone?.lower ?? '')) return undefined;
  return { start: without.start, end: doing.end, text: `and nobody ${conjugate(base, 'past')}` };
}

function alone(without: Token, [doing, object]: readonly Token[]) {
  const base = DEEDS[doing?.lower ?? ''];
  if (!doing || base === undefined || /^(?:warn|stop)$/u.test(base) || /^(?:any\p{L}*)$/u.test(object?.lower ?? ''))
    return undefined;
  return { start: without.start, end: doing.end, text: `and didn't ${base}` };
}
