import { capitalize, neededWords, type Rule, type Token } from '../../../src/plugin.js';

const AUXILIARY = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|might|must)$/u;
const REASON = /^(?:given that|seeing as|seeing that|since|because|now that) /iu;
const CONCESSION = /^(?:although|though|even though|granted that) /iu;

export const soAsked: Rule = {
  about: 'A reason or concession before a question becomes a clause of its own: “Since X, is Y?” → “X, so is Y?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Since lead is heavier than tin, can a lead boat float?', 'Lead is heavier than tin, so can a lead boat float?'],
    ['Although bats live in caves, can they see well?', 'Bats live in caves, but can they see well?'],
  ],
  leaves: [
    'Since owls live in trees, do they eat leaves?',
    'If it rains, do snails swim?',
    'Because he was ill, did Nero stay at home?',
    'Since last May, has it rained?',
    'Since when, if ever, is it wet?',
    'Since lead is heavy, why does it float?',
    "Since lead is heavy, doesn't it sink?",
    'Since she moved to Rome, has the cat been ill?',
    'Although it is small, is Malta a state?',
    'Because it rained in May, June, and July, is the lake full?',
  ],
  words: () => neededWords(REASON, CONCESSION),
  *propose(doc) {
    const [sentence, second] = doc.sentences;
    if (!sentence || second || !sentence.text.endsWith('?') || /["“”;:()]/u.test(sentence.text)) return;
    const concedes = CONCESSION.test(sentence.text);
    const opener = (concedes ? CONCESSION : REASON).exec(sentence.text)?.[0];
    if (opener === undefined) return;
    const { tokens } = sentence;
    const from = opener.trim().split(' ').length;
    const commas = tokens.filter(({ text }) => text === ',');
    const [comma] = commas;
    const auxiliary = comma && doc.tokens[comma.index + 1];
    const [first, last] = [tokens[from], comma && doc.tokens[comma.index - 1]];
    if (!comma || commas.length > 1 || !auxiliary || !AUXILIARY.test(auxiliary.lower) || !first || !last) return;
    const clause = tokens.slice(from, tokens.indexOf(comma));
    if (!concedes && readsAsAlso(auxiliary, clause)) return;
    if (!isPlain(clause, opener) || doc.tokens[auxiliary.index + 1]?.lower === "n't") return;
    yield {
      edits: [
        { start: sentence.start, end: first.end, text: capitalize(first.text) },
        { start: comma.end, end: comma.end, text: concedes ? ' but' : ' so' },
      ],
    };
  },
};

/** `Owls live in trees, so do they …`: that they do, too. */
function readsAsAlso({ lower }: Token, clause: readonly Token[]): boolean {
  return /^(?:is|are|was|were|do|does|did|has|have|had)$/u.test(lower) || clause.some((token) => token.lower === lower);
}

/** A clause with a subject that is named in it; `since` with a past or perfect may be said of time. */
function isPlain(clause: readonly Token[], opener: string): boolean {
  const [first] = clause;
  if (!first || clause.length < 4 || clause.length > 22 || !clause.some(({ pos }) => pos === 'VERB' || pos === 'AUX'))
    return false;
  if (/^(?:he|she|it|they|his|her|their|its|this|that|there|if|when|not|only|both)$/u.test(first.lower)) return false;
  if (clause.some(({ lower }) => /^(?:his|her|their|its|or|so|but)$/u.test(lower))) return false;
  return (
    !/^since/iu.test(opener) ||
    clause.some(({ lower }) => /^(?:is|are|has|have|can|'s|'re)$/u.test(lower)) ||
    !clause.some(isPast)
  );
}

function isPast({ pos, lower, lemma }: Token): boolean {
  return /^(?:was|were|had|did)$/u.test(lower) || (pos === 'VERB' && lower !== lemma && !/(?:s|ing)$/u.test(lower));
}
