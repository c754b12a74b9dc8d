import { animacyOf, capitalize, type Doc, indefiniteArticle, type Rule, type Token } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { askedIn } from '../asked.js';
import { endsAsPerson } from '../common-anaphor.js';
import { whereSilent } from '../where-silent.js';
import { oneImagined } from './one-imagined.js';
import { pictured } from './pictured.js';
import { picturedNow } from './pictured-now.js';
import { suppose } from './suppose.js';
import { takeOne } from './take-one.js';

/** As `take-one`, of those whom a phrase describes and no clause. */
export const thinkOfOne: Rule = whereSilent([oneImagined, suppose, pictured, picturedNow, takeOne], {
  about: 'Names first somebody or something with the phrase that describes it, and asks of “that …” or “such a …”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'May a landlord in Norway lawfully raise the rent of his sister whenever he likes?',
      'Think of a landlord in Norway. May that landlord lawfully raise the rent of his sister whenever he likes?',
    ],
    [
      'Is a contract for the sale of stolen boats enforceable in court if both sides know about it?',
      'Think of a contract for the sale of stolen boats. Is such a contract enforceable in court if both sides know about it?',
    ],
  ],
  leaves: [
    'May a landlord raise the rent?',
    'Is a landlord in most parts of Norway allowed to raise the rent of his sister?',
    'May the landlord in Norway raise the rent?',
    'Is a landlord in Norway a landlord in Sweden?',
    'Is a cup of tea in Norway cheaper than a glass of milk?',
    'Did a landlord in Norway raise the rent?',
    'Would a stitch in your side be cured by a spoon of warm honey and a nap?',
    'Can a bishop in chess that stands alone be taken by a pawn from behind it?',
    'Can a landlord in Norway be fined?',
    'Has a landlord in Norway ever raised the rent?',
  ],
  onlyIf: isOneSentence,
  *propose(doc) {
    if (!FORM.test(doc.text) || /["“”;:()]|\b(?:I|me|my|we|us|our|ever|chess|checkers|draughts)\b/u.test(doc.text))
      return;
    const asked = askedIn(doc);
    if (!asked?.alone || asked.front !== '' || asked.question.negation) return;
    const { auxiliary, subject, predicate } = asked.question;
    const [first] = subject.tokens;
    const last = subject.tokens.at(-1);
    const at = subject.tokens.findIndex(
      ({ pos, lower }, index) => index > 0 && (pos === 'ADP' || pos === 'VERB' || (pos === 'PART' && lower === 'to')),
    );
    const head = subject.tokens[at - 1];
    if (!first || !last || !head || /ing$/u.test(head.lower) || at < 1 || at > 3 || subject.tokens.length < at + 2)
      return;
    if (subject.tokens.some(isOff) || subject.tokens[at]?.lower === 'of' || !/^(?:NOUN|PROPN|NUM)$/u.test(last.pos))
      return;
    const somebody = /^(?:someone|somebody)$/u.test(first.lower);
    const person = somebody || isSomebody(head);
    if (!person && !isThing(head, subject.tokens[at], subject.tokens[at - 2])) return;
    if (subject.tokens.length + predicate.tokens.length < 12 && !/^(?:would|could|should)$/u.test(auxiliary.lower))
      return;
    if (
      (somebody && head !== first) ||
      saidAgain(doc, head) ||
      /\bthan (?:one|those|that|in|on|at|an? \p{Lu})|\bor\b/u.test(predicate.text)
    )
      return;
    if (/^(?:an? |the )(?!month|right|good|chance)/u.test(predicate.text)) return; // what it is
    const noun = somebody ? 'person' : head.text;
    const general = GENERAL.test(predicate.text) || auxiliary.lower === 'does' || (!person && auxiliary.lower === 'is');
    const again = general ? `such ${indefiniteArticle(noun)} ${noun}` : `that ${noun}`;
    yield {
      edits: [
        {
          start: auxiliary.start,
          end: last.end,
          text: `Think of ${doc.text.slice(first.start, last.end)}. ${capitalize(auxiliary.lower)} ${again}`,
        },
      ],
    };
  },
});

const FORM = /^(?:Is|Was|Does|Can|Could|Will|Would|Should|May|Might|Must) (?:an?|someone|somebody) [^?]*\?\s*$/u;
const GENERAL =
  /\b(?:usually|normally|generally|typically|ordinarily|often|always|never|rarely|sometimes|frequently|commonly)\b/u;
/** Of how many it is asked, or what the phrase does not only describe. */
const isOff = ({ lower, text }: Token): boolean =>
  text === ',' ||
  /^(?:most|many|any|every|each|all|some|no|both|and|or|not|who|that|which|whose|than|like|such|own)$/u.test(lower);
const isSomebody = ({ pos, lower }: Token): boolean =>
  pos === 'NOUN' && (animacyOf(lower) === 'person' || endsAsPerson(lower) || lower === 'jury');
/** What can be pictured: told by what was done to it, or one of these. */
const isThing = ({ pos, lower }: Token, next: Token | undefined, before: Token | undefined): boolean =>
  pos === 'NOUN' &&
  before?.pos !== 'NOUN' &&
  animacyOf(lower) === 'thing' &&
  !/ing$/u.test(lower) &&
  (/^(?:contract|promise|letter|coin|picture|house|temple|restaurant|shop|soup|mirror|ship|message)$/u.test(lower) ||
    (next?.pos === 'VERB' && /(?:ed|en|wn|ft|de|lt)$/u.test(next.lower)));

const saidAgain = ({ tokens }: Doc, { lemma }: Token): boolean =>
  tokens.filter((token) => token.lemma === lemma).length > 1;
