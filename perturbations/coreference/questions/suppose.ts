import { capitalize, type Doc, matches, type Question, type Rule, type Token, wordTable } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { type Anaphor, IT, THEY } from '../anaphor.js';
import { isSound } from '../sound.js';
import { wholeQuestion } from '../topic.js';

const PLURAL = wordTable<string>({ is: 'are' });

const SOMEBODY_ELSE =
  /\b(?:someone|somebody|people|person|child|children|man|woman|employees?|staff|customers?|tenants?|neighbou?rs?|patients?|students?|workers?|friends?|brothers?|sisters?|siblings?|twins?|father|mother|parents?|wife|husband|spouse|partner|fianc[eé]e?|son|daughter|cousins?|uncles?|aunts?|nephews?|nieces?|grand[a-zà-ž]+|relatives?|in-laws?|colleagues?|the accused)(?![a-zà-ž])/iu;

/** Somebody or something of a kind: what is said of it in a relative clause is supposed first, and the question has a pronoun. */
export const suppose: Rule = {
  about: 'Supposes somebody or something as a relative clause or “with” describes it, and asks of it with a pronoun',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'Would a person who lives in Rome need a visa for Oslo?',
      'Suppose a person lives in Rome. Would they need a visa for Oslo?',
    ],
    ['Can someone with asthma become a pilot?', 'Suppose someone has asthma. Can they become a pilot?'],
    [
      'Is a patient who has had a stroke allowed to drive?',
      'Suppose a patient has had a stroke. Are they allowed to drive?',
    ],
    ['Can a kettle that leaks be mended?', 'Suppose a kettle leaks. Can it be mended?'],
  ],
  leaves: [
    'Was a person who lived in Rome rich?',
    'Did someone with asthma win?',
    'Can the person who called wait?',
    'Would a man who likes his aunt call her?',
    'Can a boss who sacks somebody over a report be sued?',
    'Is it late?',
    'Can a sailor who feels faint and whose lips are blue be left alone?',
    'Does anyone who sails need a map?',
    'Should a bride who likes lilies carry them?',
    'Should a juror who is married to a cousin of the judge be replaced?',
    'Can a clerk who reads a letter thereby lose the right to a pension?',
    'Can a kettle that is made for camping be used at home?',
  ],
  words: () => ['who', 'that', 'with'],
  onlyIf: isOneSentence,
  *propose(doc) {
    const question = wholeQuestion(doc);
    if (!question || question.negation || !isSound(question)) return;
    if (!/^(?:is|can|could|would|should|may|might|must)$/u.test(question.auxiliary.lower)) return;
    if (
      question.predicate.tokens.some(({ lower }) =>
        /^(?:often|usually|normally|always|never|generally|typically|ever|rather)$/u.test(lower),
      )
    )
      return;
    const parts = partsOf(doc, question);
    if (!parts) return;
    if (parts.anaphor === IT && PLAIN_FACT.test(parts.said)) return;
    // “Suppose an employer fires someone. Can they …?”: who?
    if (parts.anaphor.plural && SOMEBODY_ELSE.test(parts.said)) return;
    const { auxiliary, subject } = question;
    const asked = parts.anaphor.plural ? (PLURAL[auxiliary.lower] ?? auxiliary.lower) : auxiliary.lower;
    yield {
      edits: [
        {
          start: auxiliary.start,
          end: subject.end,
          text: `Suppose ${parts.who} ${parts.said}. ${capitalize(asked)} ${parts.anaphor.subject}`,
        },
      ],
    };
  },
};

/** `a vaccine is given against tetanus`: what is always done with it is no supposition. */
const PLAIN_FACT =
  /^is (?:\p{L}+ly |often |usually )?(?:given|used|made|meant|intended|designed|sold|called|known|found|grown|kept|taken|built|named) /u;

/** `who feels faint and whose sugar is low`: the second has no verb of its own outside its clause. */
const SECOND_RELATIVE = /\b(?:and|or|but) (?:who|whose|which|that)\b/iu;

interface Parts {
  readonly who: string;
  readonly said: string;
  readonly anaphor: Anaphor;
}

function partsOf(doc: Doc, { subject, predicate }: Question): Parts | undefined {
  const { tokens } = subject;
  const at = tokens.findIndex(({ lower }) => /^(?:who|that|with)$/u.test(lower));
  const [first, head, link, verb, last] = [tokens[0], tokens[at - 1], tokens[at], tokens[at + 1], tokens.at(-1)];
  if (!first || !head || !link || !verb || !last || at < 1 || at > 5) return undefined;
  const somebody = /^(?:someone|somebody|anyone|anybody)$/u.test(first.lower);
  if (somebody ? at > 1 : !/^an?$/u.test(first.lower) || head.pos !== 'NOUN' || head.lemma !== head.lower)
    return undefined;
  if (subject.gender || /^(?:bride|groom|man|woman|landlady|boy|girl)$/u.test(head.lower)) return undefined;
  const person = somebody || subject.animacy === 'person' || link.lower === 'who';
  if (link.lower === 'with' && (!person || tokens.slice(at + 1).some(({ pos }) => pos === 'VERB' || pos === 'ADP')))
    return undefined;
  if (link.lower !== 'with' && !isThirdPerson(verb)) return undefined;
  const inside = [...tokens.slice(at + 1), ...predicate.tokens];
  if (inside.some(({ lower }) => /^(?:he|she|him|her|his|hers|himself|herself)$/u.test(lower))) return undefined;
  if (!person && inside.some(({ lower }) => /^(?:they|them|their)$/u.test(lower))) return undefined;
  if (person && inside.some(({ lower }) => /^(?:its?|himself)$/u.test(lower))) return undefined;
  if (person && inside.some(isPlural)) return undefined; // `they` could be those
  if (
    /^(?:thereby|therefore|thus|then|therein|also|still|most|more|less|least|very|quite|just|only|even)$/u.test(
      last.lower,
    )
  )
    return undefined; // `most | probably`
  const body = doc.text.slice(verb.start, last.end);
  if (body.includes(',') || matches(doc, SECOND_RELATIVE, body)) return undefined;
  const who = somebody
    ? first.lower.endsWith('body')
      ? 'somebody'
      : 'someone'
    : doc.text.slice(first.start, head.end);
  const is = /^['’]s$/u.test(verb.text) ? `is${body.slice(verb.text.length)}` : body;
  return {
    who: who.replace(/^An?\b/u, (word) => word.toLowerCase()),
    said: link.lower === 'with' ? `has ${body}` : is,
    anaphor: person ? THEY : IT,
  };
}

function isPlural({ pos, lower, lemma }: Token): boolean {
  return pos === 'NOUN' && lemma !== lower && lower.endsWith('s');
}

/** A verb in the third person, or one that has no such form. */
function isThirdPerson({ lower, lemma, pos }: Token): boolean {
  if (/^(?:['’]s|is|has|was|had|can|cannot|does|will|did|could)$/u.test(lower)) return true;
  return (pos === 'VERB' || pos === 'NOUN') && lower !== lemma && !/ing$/u.test(lower);
}
