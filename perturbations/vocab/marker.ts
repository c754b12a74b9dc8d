import { type Doc, matches, type Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { isMessage } from '../around/kind.js';
import { isWellWishing } from '../around/well-wishing.js';
import { isCharged } from './charged.js';
import { isNews } from './news.js';
import { opened } from './opened.js';
import { isRhetorical } from './rhetorical.js';
import { hasOpinion, isFelt, judges, opensWithClause, opensWithStatement } from './stance.js';

export const marker: Rule = {
  about: 'A discourse marker opens a chat message: “So, …”, “Well, …”, “Anyway, …”, “Okay, so …”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    ['The parade was awful', 'Well, the parade was awful'],
    ["I'm baking bread again 🍞", "Anyway, I'm baking bread again 🍞"],
    ['I failed the test again', 'So, I failed the test again'],
    ['Can you water my cactus?', 'So, can you water my cactus?'],
    ['Dana got the part', 'So, Dana got the part'],
    ['how long does it take', 'so, how long does it take'],
    ['Let me know when you land ✈️', 'Oh, let me know when you land ✈️'],
  ],
  leaves: [
    'So, the parade was quiet',
    'Hey there!',
    'I treasure these letters',
    'Overpriced and dull',
    'The lamp is on the hook',
    'The patient denies pain.',
    '"Run," she said',
    'But it rained',
    'Many thanks to Ana, who fixed it.',
    'We are delighted to offer you the job.',
    'Our cat died yesterday',
    'Enjoy your evening!',
    'Huge well done to Ana, who swam to Oslo',
  ],
  *propose(doc) {
    if (
      !isMessage(doc) ||
      doc.sentences.length > 2 ||
      (doc.tokens.length > 20 && !doc.text.includes('?')) ||
      /\b(?:trolley|ward|hospital|ambulance|nan|grand(?:ma|mother|dad|father|pa)|wheelchair|unlawful|consider that|whom)\b/iu.test(
        doc.text,
      ) ||
      isWellWishing(doc) ||
      /^(?:worst|best)\b/iu.test(doc.text)
    )
      return;
    if (matches(doc, ASKED)) return isCharged(doc) ? undefined : yield* eachInFront(doc, ['So,']);
    yield* opened(
      doc,
      markersFor(doc).filter((marker) => !repeats(doc, marker)),
    );
  },
};

/** `Well, it went well`, `So, I'm so tired`: a marker that the text has as a word; and `Anyway` waves off what is cried out. */
function repeats({ tokens, text }: Doc, marker: string): boolean {
  const words = marker.toLowerCase().split(/\W+/u);
  return tokens.some(({ lower }) => words.includes(lower)) || (text.includes('!') && /^(?:anyway|okay)/iu.test(marker));
}

const IN_TWO_MINDS =
  /\b(?:i guess|neither|don['’]t (?:really )?mind|not sure|but (?:quite|not|a bit)|nothing special|as usual)\b/iu;

/** `How long did it take`, with its mark or without. */
const ASKED =
  /^(?:how (?:long|much|many|far|often|soon|big|old|late)|when|where|what time|which|how did|how was) (?!the hell|on earth)[^.!]+$/iu;

/** What somebody did, told as news: `Dana got the job`. */
function isTold({ clauses: [clause, second], text, tokens, sentences }: Doc): boolean {
  if (
    !clause ||
    sentences.length > 1 ||
    tokens.length > 20 ||
    /[!?;:"“”]|^(?:it|that|this|the)\b|\bthink\b/iu.test(text)
  )
    return false;
  const { subject, tense, copular, negation } = clause;
  const somebody = subject.kind === 'name' || /^(?:he|she|they)$/iu.test(subject.text);
  return (
    somebody &&
    subject.person === 3 &&
    tense === 'past' &&
    !copular &&
    !negation &&
    (!second || second.tense === 'past')
  );
}

/** What is asked or told to be done; well-wishing (`Enjoy!`) and tastes without a subject (`Love it`) are not. */
const TOLD = /^(?:let|tell|call|text|send|bring|remember|check|come|meet|pick|grab|give|don['’]t|do|ask|keep|wait)$/u;

function markersFor(doc: Doc): readonly string[] {
  if (opensWithStatement(doc)) {
    if (
      !opensWithClause(doc) ||
      isFelt(doc) ||
      doc.text.includes('?') ||
      /\b(?:buried|ashamed|guilty|(?:talk|speak|see you|catch you) (?:later|soon)|ttyl)\b/iu.test(doc.text)
    )
      return [];
    if (/^i just \p{L}+/iu.test(doc.text) && !doc.text.includes('!') && !isNews(doc)) return ['So,', 'Well,'];
    if (isNews(doc))
      return hasOpinion(doc) ||
        doc.sentences.length > 1 ||
        /\ballerg\p{L}*|\bbirth (?:mother|father|parents)\b|[😭💔😢😞😔😩😣😖😒😍❤🥰🥲🥹🤩]/iu.test(doc.text)
        ? ['So,', 'Well,']
        : ['So,', 'Well,', 'Anyway,', 'Okay, so'];
    const [clause] = doc.clauses;
    if (isTold(doc)) return ['So,', 'Well,'];
    const judged = judges(doc) && clause?.tense === 'past' && !doc.text.includes('!');
    return judged || matches(doc, IN_TWO_MINDS) ? ['Well,'] : [];
  }
  if (isRhetorical(doc)) return [];
  const [first] = doc.sentences;
  if (first?.kind === 'yes-no-question') return ['So,', 'Oh,', 'By the way,'];
  const told = first?.kind === 'command' && TOLD.test(first.tokens[0]?.lower ?? '');
  return told ? ['Oh,', 'By the way,', 'Okay,'] : [];
}
