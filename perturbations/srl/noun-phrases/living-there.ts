import {
  conjugate,
  type Doc,
  type Edit,
  neededWords,
  type Question,
  type Rule,
  type Token,
} from '../../../src/plugin.js';
import { plainQuestion } from '../asked.js';

/** What goes on for a while: who does it is doing it. */
const LASTS = /^(?:live|work|wear|contain|weigh|suffer|carry|hold|study|reside|travel)$/u;
const PEOPLE =
  /^(?:someone|somebody|anyone|anybody|people|person|man|woman|men|women|child|children|adults?|teenagers?|students?|patients?|tenants?|workers?|monks?|nuns?|farmers?|doctors?|nurses?|sailors?|soldiers?|artists?|citizens?|families|family|couple|residents?|passengers?|tourists?|travell?ers?|drivers?|bears?|animals?|birds?|fish)$/u;

export const livingThere: Rule = {
  about: 'A relative clause ↔ a participle: “someone who lives in Rome” ↔ “someone living in Rome”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Would someone who lives in Rome see a bear?', 'Would someone living in Rome see a bear?'],
    ['Can a child wearing a coat float?', 'Can a child who is wearing a coat float?'],
    ['Could a nun living in Rome vote?', 'Could a nun who lives in Rome vote?'],
    [
      'Could a crow that travels at sixty kilometres an hour reach Rome?',
      'Could a crow travelling at sixty kilometres an hour reach Rome?',
    ],
    ['Did people who lived in Rome eat corn?', 'Did people living in Rome eat corn?'],
  ],
  leaves: [
    'Is a nun who works in Rome allowed to vote?',
    'Would a nun who lives in Rome and sings vote?',
    'Do people like living in Rome?',
    'Does a nun who lives well sleep well?',
    'Are nuns living in Rome?',
    'Would a nun who travels by train see a bear?',
    'A nun living in Rome may vote.',
    'Would a man find working in a shop dull?',
  ],
  words: () => neededWords(/\b(?:living|working|wearing|studying|travell?ing|who|that|which)\b/u),
  *propose(doc) {
    if (!/\b(?:liv|work|wear|contain|weigh|suffer|carr|hold|stud|resid|travel)/u.test(doc.text)) return;
    const question = plainQuestion(doc);
    if (!question || doc.sentences.length > 1) return;
    for (const token of question.tokens) {
      const edit = reduced(doc, question, token) ?? told(doc, question, token);
      if (edit) yield { edits: [edit] };
    }
  },
};

/** Words that tell that the text is spelled the British way. */
const BRITISH =
  /\b(?:[a-zà-ž]*metres?|[a-zà-ž]*litres?|colour[a-zà-ž]*|aeroplanes?|neighbour[a-zà-ž]*|harbour[a-zà-ž]*|favour[a-zà-ž]*|travell[a-zà-ž]+|theatres?|centres?|motorways?|lorry|lorries|tyres?)\b/iu;
const PLACED = /^(?:in|on|at|near|with|from|as|under|by|for|to|through)$/u;

/** `who lives in` */
function reduced({ text, tokens }: Doc, { auxiliary }: Question, who: Token): Edit | undefined {
  const [noun, verb, next] = [tokens[who.index - 1], tokens[who.index + 1], tokens[who.index + 2]];
  if (!/^(?:who|that|which)$/u.test(who.lower) || !noun || !verb || !next || verb.lower.endsWith('ing'))
    return undefined;
  if (!(noun.pos === 'NOUN' || PEOPLE.test(noun.lower)) || !LASTS.test(verb.lemma) || verb.pos !== 'VERB')
    return undefined;
  const past = verb.lower !== verb.lemma && verb.lower !== conjugate(verb.lemma, 'third');
  if (past && !(/^(?:live|work|reside)$/u.test(verb.lemma) && /^(?:did|would|could|had)$/u.test(auxiliary.lower)))
    return undefined;
  if (/^(?:is|are|was|were)$/u.test(auxiliary.lower) || goesOn(tokens.slice(who.index + 2))) return undefined;
  if (verb.lemma === 'travel' && !BRITISH.test(text)) return undefined; // `traveling` or `travelling`
  const object = /^(?:a|an|the|only|no|more|less|at|fewer|\d+|two|three)$/u.test(next.lower) || next.kind === 'number';
  const placed = /^(?:live|work|reside|suffer|travel|study)$/u.test(verb.lemma);
  if (!(placed ? PLACED.test(next.lower) : object || /^(?:NOUN|PROPN|ADJ|NUM)$/u.test(next.pos))) return undefined;
  return {
    start: noun.end,
    end: verb.end,
    text: ` ${verb.lemma === 'travel' ? 'travelling' : conjugate(verb.lemma, 'gerund')}`,
  };
}

/** `someone living in` */
function told({ tokens, nounPhrases }: Doc, { auxiliary }: Question, doing: Token): Edit | undefined {
  const [noun, next] = [tokens[doing.index - 1], tokens[doing.index + 1]];
  if (
    !noun ||
    !next ||
    !PEOPLE.test(noun.lower) ||
    !/^(?:living|working|wearing|studying|travell?ing)$/u.test(doing.lower)
  )
    return undefined;
  if (/^(?:is|are|was|were|been|be)$/u.test(auxiliary.lower) || goesOn(tokens.slice(doing.index + 1))) return undefined;
  const phrase = nounPhrases.find(({ end }) => end === noun.end);
  if (!phrase || !(PLACED.test(next.lower) || /^(?:an?|the|only)$/u.test(next.lower))) return undefined;
  const plural = phrase.number === 'plural';
  const past = /^did$/u.test(auxiliary.lower) || tokens.some(({ text }) => /^1\d{3}$/u.test(text));
  const lemma = doing.lower
    .replace(/l?ling$/u, 'l')
    .replace(/(?:^(liv)ing|ing)$/u, (_, live?: string) => (live ? 'live' : ''));
  const simple = /^(?:living|working|studying)$/u.test(doing.lower);
  const be = past ? (plural ? 'were' : 'was') : plural ? 'are' : 'is';
  const verb = simple
    ? past
      ? conjugate(lemma, 'past')
      : plural
        ? lemma
        : conjugate(lemma, 'third')
    : `${be} ${doing.lower}`;
  const pronoun = /^(?:bears?|animals?|birds?|fish)$/u.test(noun.lower) ? 'that' : 'who';
  return { start: noun.end, end: doing.end, text: ` ${pronoun} ${verb}` };
}

/** A second verb, or more after a comma, may belong to the clause. */
function goesOn(rest: readonly Token[]): boolean {
  return rest.some(({ lower, text }) => /^(?:and|but|or)$/u.test(lower) || text === ',');
}
