import { capitalize, type Doc, type Rule, type Token, wordTable } from '../../../src/plugin.js';
import { IT } from '../anaphor.js';
import { toldApart } from '../asked/told-apart.js';
import { commonAnaphor } from '../common-anaphor.js';
import { BELIEVER, describedAnaphor } from './described-anaphor.js';

const ONE = ['Imagine {}.', 'Picture {}.'];
const THING = ['Imagine {}.'];
const KNOWN = ["I've been thinking about {}.", 'I have a question about {}.', 'My question is about {}.'];
const PLURAL = wordTable<string>({ is: 'are', was: 'were', does: 'do', has: 'have' });
const LONGEST = 16;

/** Somebody or something that a clause or a phrase describes is named first, and asked about with a pronoun. */
export const oneImagined: Rule = {
  about: 'Names first whom or what a clause or phrase describes, and asks of them with a pronoun',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'May a lodger who has lost his key climb in through the window?',
      'Imagine a lodger who has lost his key. May he climb in through the window?',
    ],
    ['Would a strict vegan eat an oyster?', 'Imagine a strict vegan. Would they eat an oyster?'],
    [
      'Could a sailor in 1720 have written home by telegraph?',
      'Imagine a sailor in 1720. Could they have written home by telegraph?',
    ],
    [
      'Were the monks who copied books in the ninth century able to print them?',
      "I've been thinking about the monks who copied books in the ninth century. Were they able to print them?",
    ],
  ],
  leaves: [
    'May a lodger climb in?',
    'Can a mason who cuts slate hurt the lungs without a mask?',
    'Is a lodger who dislikes a guest allowed to throw her bags out?',
    'Can a will that was signed by a thief be read to him while it is void?',
    'Is it late in Rome?',
    "Can a teacher who dislikes a pupil's cap hide her bag?",
    'Can a teacher who is late hide her bag?',
    'Did a lodger who lost his key climb in?',
    'May a bishop in chess that stands on white move to black?',
    'Can people who met those who sail swim?',
    'Has the number of newts that live in the pond gone down?',
  ],
  *propose(doc) {
    const apart = toldApart(doc);
    if (!apart || /\b[Cc]hess\b|\bthe (?:lungs|skin|eyes|hands?|back|ears|body)\b/u.test(doc.text)) return;
    const { auxiliary, subject, from, to } = apart;
    const [first, last] = [subject[0], subject.at(-1)];
    const described = subject.findIndex(({ lower, pos }) => RELATIVE.test(lower) || (pos === 'ADP' && lower !== 'of'));
    if (!last || last.text === ',' || (last.pos === 'ADV' && !/^(?:today|ago|home|abroad|before)$/u.test(last.lower)))
      return;
    const plain = described < 0 && isKindOfPerson(doc, subject, auxiliary.lower);
    if (!first || (!plain && (described < 1 || described > 4)) || subject.length > LONGEST) return;
    const one = /^(?:an?|someone|somebody)$/u.test(first.lower);
    if (
      one
        ? !/^(?:is|can|could|will|would|should|may|might|must|does)$/u.test(auxiliary.lower)
        : !isKnown(subject, described)
    )
      return;
    const byClause = RELATIVE.test(subject[described]?.lower ?? '');
    if (one && !byClause && (isPiece(doc) || /^(?:is|does|will)$/u.test(auxiliary.lower))) return;
    if (/^the (?:number|amount|percentage|proportion|share|rate|majority) of\b/iu.test(doc.text.slice(first.start)))
      return;
    const anaphor = describedAnaphor(doc, apart, plain ? subject.length : described);
    if (!anaphor || (one && anaphor === IT && !byClause)) return;
    const mention = doc.text.slice(first.start, last.end);
    const asks = anaphor.plural ? (PLURAL[auxiliary.lower] ?? auxiliary.lower) : auxiliary.lower;
    const rest = doc.text.slice(from.start, to.end);
    for (const opening of one ? (byClause && anaphor !== IT ? ONE : THING) : KNOWN)
      yield {
        edits: [
          {
            start: auxiliary.start,
            end: to.end,
            text: `${opening.replace('{}', () => mention)} ${capitalize(asks)} ${anaphor.subject} ${rest}`,
          },
        ],
      };
  },
};

/** `a strict vegan`, `a Quaker`: what people of this kind would or may do. */
function isKindOfPerson(doc: Doc, subject: readonly Token[], auxiliary: string): boolean {
  const [first, head] = [subject[0], subject.at(-1)];
  const phrase = doc.nounPhrases.find(({ start }) => start === first?.start);
  if (!first || !head || !/^an?$/u.test(first.lower) || !/^(?:would|could)$/u.test(auxiliary)) return false;
  if (
    subject.some(
      ({ text, lower }) => /^['’]s?$/u.test(text) || /^(?:and|average|typical|single|normal|human)$/u.test(lower),
    )
  )
    return false;
  if (BELIEVER.test(head.text)) return true;
  const found = phrase && phrase.end === head.end ? commonAnaphor(phrase) : undefined;
  return (
    subject.length > 2 &&
    found !== undefined &&
    found !== IT &&
    (phrase?.animacy === 'person' || /^(?:person|guest)$/u.test(head.lower))
  );
}

/** `a bishop in chess`: a piece, and nobody. */
const isPiece = ({ text }: Doc): boolean => /\b(?:chess|checkers|draughts|board)\b/u.test(text);

const RELATIVE = /^(?:who|that|which|whose)$/u;

/** `the monks who …`, `nurses who …`: told from others by a clause. */
function isKnown(subject: readonly Token[], described: number): boolean {
  const [first, head] = [subject[0], subject[described - 1]];
  if (!first || !head || !RELATIVE.test(subject[described]?.lower ?? '')) return false;
  if (/^(?:time|year|day|way|fact|idea|claim|people|those|men|women|children)$/u.test(head.lower)) return false;
  return first.lower === 'the' || (first.pos === 'NOUN' && /[^s]s$/u.test(head.lower) && head.lower !== head.lemma);
}
