import { capitalize, lowerOpening, parse, type Rule } from '../../../src/plugin.js';
import { all, hasComma, isOneSentence } from '../../around/only-if.js';
import { numberedAnaphor } from '../../coreference/questions/condition-moved.js';

/** `because` at the end would be asked about; `given that` is not. */
export const givenLast: Rule = {
  about: 'What a question is asked in view of comes last: “Since X, is Y?” → “Is Y, given that X?”',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'Because moths are drawn to natural fibres, is it wise to store a wool scarf in a sealed bag?',
      'Is it wise to store a wool scarf in a sealed bag, given that moths are drawn to natural fibres?',
    ],
    [
      'Since the machine runs on petrol, is it kept in rooms without any windows?',
      'Is the machine kept in rooms without any windows, given that it runs on petrol?',
    ],
  ],
  leaves: [
    'Since Offa ruled Mercia and Charles the Franks, did the king of the Franks fear him?',
    'Because Kent fell in 835, could the abbot who fled have met Alfred?',
    'Since 1912, has it rained?',
    'Since the vaccine contains weakened virus, are patients who get it ill?',
    'Because the lamp is next to a vase, is it safe?',
    'Since moths like wool, is it therefore wise to use a bag?',
    'Because his lamp is old, is it safe?',
  ],
  words: () => ['since', 'because', 'given', 'considering'],
  onlyIf: all(isOneSentence, hasComma),
  *propose(doc) {
    const found =
      /^(?:Since|Because|Given that|Considering that|Seeing that) (?<told>[^,?]{12,110}), (?<auxiliary>is|are|was|were|do|does|did|can|could|would|should|may|might|must|will) (?<rest>[^?]{12,140})\?$/u.exec(
        doc.text,
      )?.groups;
    if (!found || /["“”:;()]/u.test(doc.text)) return;
    const { told = '', auxiliary = '', rest = '' } = found;
    if (DRAWN.test(rest) || /, \p{Ll}+ (?:\p{Ll}+ ){0,3}(?:is|are|was|were)\b/u.test(rest)) return;
    if (DEFINITE.test(rest) || isNamedAgain(told, rest)) return;
    const { clauses, nounPhrases } = parse(`${capitalize(told)}.`);
    const [clause] = clauses;
    if (clause?.start !== 0 || clause.subject.kind === 'pronoun' || /\bago\b/u.test(told)) return;
    if (/\b(?:you|your|I|my|he|she|they|his|her|their|it|its)\b/u.test(clause.subject.text)) return;
    const asked = /^(?<pronoun>it|he|she|they) (?<said>.+)$/u.exec(rest)?.groups;
    if (!asked || FOR_ALL.test(rest)) {
      if (/\b(?:it|he|she|they|him|her|them|his|their|its|one|ones)\b/u.test(rest.replace(/^it\b/u, ''))) return;
      if (!shares(told, rest))
        yield {
          edits: [{ start: 0, end: doc.text.length, text: `${capitalize(auxiliary)} ${rest}, given that ${told}?` }],
        };
      return;
    }
    if (/^it (?:\p{L}+ly )?(?:make sense|take|follow|matter|help|mean)\b/u.test(rest)) return;
    const { pronoun = '', said = '' } = asked;
    const rivals = nounPhrases.filter(
      ({ start, number, kind }) => start > 0 && kind !== 'pronoun' && number === clause.subject.number,
    );
    if (numberedAnaphor(clause.subject)?.subject !== pronoun || (rivals.length > 0 && pronoun === 'they')) return;
    if (rivals.length > 0 && pronoun === 'it' && clause.copular) return;
    if (/\b(?:it|he|she|they|him|her|them|his|their|its)\b/u.test(`${said} ${told}`)) return;
    const subject = clause.subject.tokens[0];
    if (!subject) return;
    const named = `${lowerOpening(doc.tokens.find(({ text }) => text.toLowerCase() === subject.lower) ?? subject)}${clause.subject.text.slice(subject.text.length)}`;
    yield {
      edits: [
        {
          start: 0,
          end: doc.text.length,
          text: `${capitalize(auxiliary)} ${named} ${said}, given that ${pronoun}${told.slice(clause.subject.end)}?`,
        },
      ],
    };
  },
};

/** `the king`, `there`: what the clause has brought up. */
const DEFINITE =
  /\bthere\b|\bthe (?!(?:\p{L}+ )?\p{L}+ of\b|\p{Lu}|(?:summer|winter|world|sea|moon|sun|internet|law|whole|same time)\b)/u;

const isNamedAgain = (told: string, rest: string): boolean =>
  [...rest.matchAll(/\p{Lu}\p{L}{2,}/gu)].some(([name]) => told.includes(name));

const DRAWN =
  /\b(?:therefore|thus|hence|then|still|already|also|too|so|this|that|these|those|such|because|since|given|ever|when|if|whether|while|although)\b/u;
/** `it` that stands for nothing. */
const FOR_ALL =
  /^it (?:\p{L}+ly )?(?:(?:be )?(?:a |an )?(?:\p{L}+ly )?\p{L}+(?: idea)? (?:to|for|that)|(?:be )?(?:true|possible|likely|safe|wise))\b/u;

/** `a lamp … the lamp`: a noun of the one in the other, which would come in the wrong order. */
function shares(told: string, rest: string): boolean {
  return [...rest.matchAll(/\bthe (?:\p{Ll}+ )?(\p{Ll}{3,})/gu)].some(([, noun = '']) => told.includes(noun));
}
