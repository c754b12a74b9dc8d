import { type Doc, matches } from '../../../src/plugin.js';
import { polarityOf } from '../../person/polar.js';
import { speaksIll } from '../../person/speaks-ill.js';
import { isLukewarm } from '../lukewarm.js';
import { isNews } from '../news.js';
import { isRhetorical } from '../rhetorical.js';
import { hasOpinion, isFelt, judges, opensWithClause, opensWithStatement } from '../stance.js';

const IN_TWO_MINDS =
  /^(?:i|we)\b.*\b(?:i guess|don['’]t (?:really )?mind|not sure|but (?:quite|not|a bit)|as usual)\b/iu;

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
    !/^(?:ms|mr|mrs|dr|prof|sir|lady|support)\b|\bcouldn['’]t (?:ask|fault|wish)\b/iu.test(text) &&
    subject.person === 3 &&
    tense === 'past' &&
    !copular &&
    !negation &&
    (!second || second.tense === 'past')
  );
}

/** What is asked or told to be done; well-wishing (`Enjoy!`) and tastes without a subject (`Love it`) are not. */
const TOLD = /^(?:let|tell|call|text|send|bring|remember|check|come|meet|pick|grab|give|don['’]t|do|ask|keep|wait)$/u;

/** The markers with which such a message may open. */
export function markersFor(doc: Doc): readonly string[] {
  if (opensWithStatement(doc)) {
    if (
      !opensWithClause(doc) ||
      isFelt(doc) ||
      doc.text.includes('?') ||
      /^(?:feeling|loving|missing)\b|\b(?:buried|ashamed|guilty|(?:talk|speak|see you|catch you) (?:later|soon)|ttyl)\b/iu.test(
        doc.text,
      )
    )
      return [];
    if (/^i just [a-zà-ž]+/iu.test(doc.text) && !doc.text.includes('!') && !isNews(doc)) return tellingWith(doc);
    if (/\b(?:neither|in two minds|undecided|torn)\b/iu.test(doc.text)) return [];
    if (isNews(doc))
      return hasOpinion(doc) ||
        doc.sentences.length > 1 ||
        /\ballerg[a-zà-ž]*|\bbirth (?:mother|father|parents)\b|\b(?:first steps|knocked over|chewed|smashed|shattered|burst|spilled|spilt|twisted|sunburn[a-zà-ž]*|fell (?:down|off))\b|[😭💔😢😞😔😩😣😖😒😠😡🤬😤😍😻❤💛💚💙💜🧡🥰🥲🥹🤩😱💕🤕🥵💸]/iu.test(
          doc.text,
        )
        ? tellingWith(doc)
        : [...tellingWith(doc), 'Anyway,', 'Okay, so'];
    const [clause] = doc.clauses;
    if (isTold(doc)) return tellingWith(doc);
    const judged = judges(doc) && clause?.tense === 'past' && !doc.text.includes('!') && goesWrong(doc);
    return judged || matches(doc, IN_TWO_MINDS) ? ['Well,'] : [];
  }
  if (isRhetorical(doc)) return [];
  const [first] = doc.sentences;
  if (first?.kind === 'yes-no-question') return ['So,', 'Oh,', 'By the way,'];
  const told = first?.kind === 'command' && TOLD.test(first.tokens[0]?.lower ?? '');
  return told ? ['Oh,', 'By the way,', 'Okay,'] : [];
}

/** `Well` is for what went wrong; before joy or a plain fact it would sound grudging. */
const tellingWith = (doc: Doc): readonly string[] => (goesWrong(doc) ? ['So,', 'Well,'] : ['So,']);

function goesWrong(doc: Doc): boolean {
  return speaksIll(doc) && !isLukewarm(doc) && doc.tokens.every(({ lower }) => polarityOf(lower) !== 'positive');
}
