import { conjugate, type Doc, type Edit, isInfinitive, type Rule, type Token } from '../../../src/plugin.js';

export const reducedRelative: Rule = {
  about:
    'A relative clause in a question loses its pronoun and “be”: “a will that was signed by X” → “a will signed by X”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can a will that was signed by a child be valid?', 'Can a will signed by a child be valid?'],
    ['Can milk that has been left in a car for a day be drunk?', 'Can milk left in a car for a day be drunk?'],
    ['Should someone who is allergic to nuts eat satay?', 'Should someone allergic to nuts eat satay?'],
    ['Could a monk who was travelling to Rome have met Dante?', 'Could a monk travelling to Rome have met Dante?'],
    ['Is Ely the town that was named after an eel?', 'Is Ely the town named after an eel?'],
  ],
  leaves: [
    'Is a will that was signed by a child valid?',
    'Have people who are vaccinated against flu got it?',
    'Can a dog that is lost find its way?',
    'Did the news that was in print shock her?',
    'A will that was signed by a child is void.',
    'Can a page that was cut from a book be sold?',
    'Does the soup, which is made from peas, taste of mint?',
    'Can a door that was not locked by me be opened?',
    'Does it follow that was born in May?',
    'Can a juror who was sworn in secretly refuse to vote?',
    'Can a doctor who has been struck off practise here?',
    'Should a guest who was told by the cook that nuts are in it eat it?',
    'Would a lamp that has been taken from its box and has no bulb shine?',
  ],
  words: () => ['who', 'that', 'which'],
  *propose(doc) {
    if (!/\b(?:who|that|which)\b/iu.test(doc.text) || !doc.text.includes('?')) return;
    const asking = doc.sentences.find(({ text }) => text.includes('?'));
    for (const token of asking?.tokens ?? []) {
      const edit = /^(?:who|that|which)$/u.test(token.lower) ? reduced(doc, token) : undefined;
      if (edit && !mayBeAsked(doc, token)) yield { edits: [edit] };
    }
  },
};

const ADJECTIVES =
  /^(?:allergic|afraid|aware|unaware|full|guilty|responsible|eligible|ineligible|liable|unable|capable|entitled|immune|resistant|addicted|exposed|close|available|present|accustomed)$/u;

/** The words from behind the noun up to the participle, or the adjective and what goes with it, are left out. */
function reduced(doc: Doc, pronoun: Token): Edit | undefined {
  const { tokens } = doc;
  const noun = tokens[pronoun.index - 1];
  const named = noun?.pos === 'NOUN' || /^(?:someone|somebody|anyone|anybody|people|those)$/u.test(noun?.lower ?? '');
  if (!noun || !named || !/^\p{Ll}/u.test(noun.text)) return undefined;
  let at = pronoun.index + 1;
  const perfect = /^(?:has|have|had)$/u.test(tokens[at]?.lower ?? '') && tokens[at + 1]?.lower === 'been';
  if (perfect) at += 2;
  else if (/^(?:is|are|was|were)$/u.test(tokens[at]?.lower ?? '')) at++;
  else return undefined;
  const [word, next] = [tokens[at], tokens[at + 1]];
  if (!word || !next || (next.pos !== 'ADP' && next.lower !== 'to')) return undefined;
  if (/^(?:than|as|of)$/u.test(next.lower) && !ADJECTIVES.test(word.lower)) return undefined;
  if (/^(?:off|out|up|down|over|away)$/u.test(next.lower) || !closes(tokens, at + 1, doc)) return undefined;
  if (goesOn(tokens.slice(at + 1))) return undefined;
  return (!perfect && described(word)) || (word.pos === 'VERB' && (isDone(word) || (!perfect && isDoing(word))))
    ? { start: noun.end, end: word.start, text: ' ' }
    : undefined;
}

function described({ lower }: Token): boolean {
  return ADJECTIVES.test(lower);
}

/** A phrase or two, each with its object, and then the verb of the question or its end: `sworn in legally …` would be read on. */
function closes(tokens: readonly Token[], from: number, doc: Doc): boolean {
  let at = from;
  for (let count = 0; count < 2 && tokens[at]?.pos === 'ADP'; count++) {
    const opener = tokens[at + 1];
    const object = opener && doc.nounPhrases.find(({ start }) => start === opener.start);
    if (!object || object.tokens.length > 4) return false;
    at += 1 + object.tokens.length;
  }
  const next = tokens[/^(?:still|ever|also|always|often|usually)$/u.test(tokens[at]?.lower ?? '') ? at + 1 : at];
  return next?.text === '?' || next?.pos === 'VERB' || next?.pos === 'AUX';
}

/** A participle that is nothing else: after a modal, `cut` could be its verb. */
function isDone({ lower, lemma }: Token): boolean {
  return !isInfinitive(lower) && conjugate(lemma, 'participle') === lower && lower !== lemma;
}

function isDoing({ lower }: Token): boolean {
  return /^(?:travelling|traveling|living|working|standing|sitting|sailing|driving|waiting|lying|flying|walking|running|going|staying)$/u.test(
    lower,
  );
}

/** `Is a will signed by a child …` would be a question already: there the relative must not stand in the subject. */
function mayBeAsked(doc: Doc, { start }: Token): boolean {
  const [question] = doc.questions;
  if (question && question.predicate.start <= start) return false;
  const opens = doc.tokens.filter((token) => token.start < start && token.pos === 'AUX' && AUXILIARY.test(token.lower));
  const last = opens.at(-1);
  return opens.length !== 1 || !last || /^(?:is|are|was|were|has|have|had)$/u.test(last.lower);
}

const AUXILIARY = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|might|must)$/u;

/** `… and has no bulb`: a second verb of the relative's own needs its pronoun. */
function goesOn(rest: readonly Token[]): boolean {
  return rest.some(({ lower }, at) => {
    const after = rest[at + 1]?.pos === 'ADV' ? rest[at + 2] : rest[at + 1];
    return (
      /^(?:and|but)$/u.test(lower) && /^(?:VERB|AUX)$/u.test(after?.pos ?? '') && !/ing$/u.test(after?.lower ?? '')
    );
  });
}
