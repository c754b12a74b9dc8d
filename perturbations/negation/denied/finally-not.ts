import { conjugate, type Doc, type Edit, type Rule } from '../../../src/plugin.js';
import { isNegator } from '../asked.js';
import { negativeContraction } from '../contractions.js';
import { type LightClause, lightClause } from '../light-clause.js';
import { PLAIN_EMOJI } from './opinion-clause.js';

export const finallyNot: Rule = {
  about:
    'What has finally come is said not to have come: “Dad finally sold the boat” → “Dad still hasn’t sold the boat”',
  expects: { sentiment: 'different' },
  examples: [
    ['My landlord finally fixed the boiler', "My landlord still hasn't fixed the boiler"],
    ['I can finally read without glasses on', "I still can't read without glasses on"],
    ['The council has finally repaired our street', "The council still hasn't repaired our street"],
  ],
  leaves: [
    'My landlord finally fixed the boiler 🥳',
    'My landlord finally fixed the boiler and I am warm',
    'My landlord finally fixed the boiler yesterday',
    'The boiler finally died',
    'We finally had enough of him',
    'Finally a boiler that works',
    "My landlord finally didn't come",
    'Has he finally fixed the boiler?',
  ],
  words: () => ['finally'],
  *propose(doc) {
    const edits = /\bfinally\b/iu.test(doc.text) ? stillNot(doc) : undefined;
    if (edits) yield { edits };
  },
};

/** What binds the statement to a moment, joins another to it, or would not be waited for. */
const BOUND =
  /^(?:and|but|or|so|because|before|when|while|until|if|today|yesterday|tonight|now|ago|last|this|just|again|even|too|only|also|enough|really|very|died|die|broke|lost|snapped|crashed|collapsed|quit|left|gave|stopped|cancelled|failed|fell|closed|ended|over|gone|had|got|realised|realized|decided|understood|understand|as|than|who|which|that|such|every|all|to)$/u;

function stillNot(doc: Doc): readonly Edit[] | undefined {
  const [sentence, more] = doc.sentences;
  if (!sentence || more || doc.tokens.length > 16 || /[!?,;:"“”()]|\.\./u.test(doc.text)) return undefined;
  if ((doc.text.match(/\p{Extended_Pictographic}/gu) ?? []).some((each) => !PLAIN_EMOJI.test(each))) return undefined;
  const words = doc.tokens.filter(({ lower }) => lower === 'finally');
  const [word] = words;
  if (!word || words.length > 1 || doc.tokens.some((token) => isNegator(token) || BOUND.test(token.lower)))
    return undefined;
  const rest = { ...sentence, tokens: sentence.tokens.filter((token) => token !== word) };
  const clause = lightClause(rest);
  if (!clause?.subject || clause.lead.length > 0) return modal(doc);
  if (word.start < clause.subject.head.end || word.start > clause.verb.start) return undefined;
  return said(clause, word);
}

/** `I can finally read` → `I still can't read`. */
function modal(doc: Doc): readonly Edit[] | undefined {
  const match = /^(I|We|[Mm]y \p{L}+|[Tt]he \p{L}+|He|She|They) (can finally)(?= \p{Ll})/u.exec(doc.text);
  if (!match) return undefined;
  const from = (match[1] ?? '').length + 1;
  return [{ start: from, end: match[0].length, text: "still can't" }];
}

function said({ subject, aux, verb, lemma, form }: LightClause, word: { start: number; end: number }) {
  const start = Math.min(word.start, aux?.start ?? word.start);
  if (!subject || lemma === 'be' || lemma === 'have') return undefined;
  const have = subject.plural ? "haven't" : "hasn't";
  if (!aux && form === 'past')
    return [{ start, end: verb.end, text: `still ${have} ${conjugate(lemma, 'participle')}` }];
  if (aux && form === 'participle' && /^(?:has|have)$/u.test(aux.lower))
    return [{ start, end: verb.end, text: `still ${negativeContraction(aux.lower)} ${verb.lower}` }];
  return undefined;
}
