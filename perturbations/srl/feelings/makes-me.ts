import { conjugate, type Doc, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { phraseAt } from '../asked.js';
import { lowered } from '../stated.js';
import { soleSentence, upper, wordsEnd } from '../statement.js';

const HAS_ME =
  /^(?:stressed|frustrated|upset|excited|worried|confused|overwhelmed|annoyed|anxious|nervous|exhausted|puzzled|thrilled)$/u;
const MAKES_ME = /^(?:happy|sad|proud|nervous|anxious|angry)$/u;

export const makesMe: Rule = {
  about: 'The cause of a feeling becomes the subject: “I’m so worried about my exams” → “My exams have me so worried”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm so proud of my sisters", 'My sisters make me so proud'],
    ["I'm so worried about everything", 'Everything has me so worried'],
    ["I'm so worried about my exam results 😟", 'My exam results have me so worried 😟'],
    ["I'm so stressed out about the move", 'The move has me so stressed out'],
    ["I'm so proud of my sister 🥹", 'My sister makes me so proud 🥹'],
    ["I couldn't be prouder of our choir", "Our choir couldn't make me prouder"],
    ["I'm so happy to live near the sea", 'Living near the sea makes me so happy'],
  ],
  leaves: [
    "I'm so worried about you",
    "I'm not worried about the move",
    "I'm so upset with myself",
    "I'm so annoyed with how my week is going",
    "I'm happy I left",
    "I'm so happy to see you and I miss you",
    "I'm worried about Monday and Friday",
    "I'm so happy to hear that",
    "I'm so worried about the roof and the walls",
    "I'm so worried about my sister",
  ],
  words: () => neededWords(HAS_ME, MAKES_ME, /^prouder$/u),
  *propose(doc) {
    yield* proud(doc);
    const clause = soleSentence(doc);
    const words = doc.tokens.slice(0, wordsEnd(doc));
    const [subject, be, degree, adjective] = words;
    if (
      !clause ||
      doc.clauses.length > 1 ||
      clause.negation ||
      !adjective ||
      subject?.text !== 'I' ||
      be?.lower !== "'m"
    )
      return;
    if (
      !degree ||
      !/^(?:so|really|very)$/u.test(degree.lower) ||
      words.some(({ text, lower }) => text === ',' || /^(?:but|because)$/u.test(lower))
    )
      return;
    const out = words[4]?.lower === 'out' ? 1 : 0;
    const [link, first, ...rest] = words.slice(4 + out);
    const last = words.at(-1);
    if (!link || !first || !last) return;
    const feeling = doc.text.slice(degree.start, (words[3 + out] ?? adjective).end);
    const cause = upper(doc.text.slice(first.start, last.end));
    if (HAS_ME.test(adjective.lower) && /^(?:about|with|by|for|over)$/u.test(link.lower)) {
      const has = agreement(doc, first, last, clause.sentence);
      if (has !== undefined)
        yield { edits: [{ start: clause.start, end: last.end, text: `${cause} ${has} me ${feeling}` }] };
    }
    if (
      MAKES_ME.test(adjective.lower) &&
      link.lower === 'to' &&
      rest.length > 1 &&
      !rest.some((each) => /^(?:and|hear|announce|say|report|that)$/u.test(each.lower))
    ) {
      if (/^(?:see|hear|announce|say|report|share|help|know)$/u.test(first.lower) || first.pos === 'ADV') return;
      const progressive = first.lower === 'be' && /ing$/u.test(rest[0]?.lower ?? '');
      const tail = doc.text.slice(first.end, last.end);
      const gerund = upper(progressive ? tail.trim() : `${conjugate(first.lower, 'gerund')}${tail}`);
      yield { edits: [{ start: clause.start, end: last.end, text: `${gerund} makes me ${feeling}` }] };
    }
  },
};

/** `I'm so proud of my sister`, `I couldn't be prouder of her team`: what one is proud of makes one proud. */
function* proud(doc: Doc) {
  const words = doc.tokens.slice(0, wordsEnd(doc));
  const said = /^(?<could>i could n't be prouder of|i (?:'m|am) (?:feeling )?(?<how>so|really|very) proud of) /u.exec(
    `${lowered(words)} `,
  )?.groups;
  const of = words.findIndex(({ lower }) => lower === 'of');
  const [first, thing, last] = [words[0], words[of + 1], words.at(-1)];
  if (
    !said ||
    !first ||
    !thing ||
    !last ||
    doc.sentences.length > 1 ||
    !/^(?:my|our|this|these|the)$/u.test(thing.lower)
  )
    return;
  const about = phraseAt(doc, thing, { start: thing.start, end: last.end, text: '', tokens: [] });
  if (!about || about.end !== last || about.phrase.tokens.some(({ lower }) => lower === 'and')) return;
  const plural = about.phrase.number === 'plural';
  const makes = said.how ? `${plural ? 'make' : 'makes'} me ${said.how} proud` : "couldn't make me prouder";
  yield {
    edits: [{ start: first.start, end: last.end, text: `${upper(doc.text.slice(thing.start, last.end))} ${makes}` }],
  };
}

function agreement(
  doc: Parameters<typeof phraseAt>[0],
  first: Token,
  last: Token,
  within: Parameters<typeof phraseAt>[2],
) {
  if (/^everything$/u.test(first.lower)) return 'has';
  if (/^(?:you|me|him|her|them|it|us|this|that|myself|being|having)$/u.test(first.lower) || /ing$/u.test(first.lower))
    return undefined;
  const cause = phraseAt(doc, first, within);
  if (!cause || cause.end !== last) return undefined;
  if (cause.phrase.tokens.some(({ lower }) => lower === 'and')) return undefined;
  if (cause.phrase.animacy === 'person' || cause.phrase.kind === 'pronoun') return undefined;
  return cause.phrase.number === 'plural' ? 'have' : 'has';
}
