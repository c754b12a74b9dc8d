import { type Clause, type Doc, matches, type Rule } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { isPersonal, kindOfText } from '../../around/kind.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { polarityOf } from '../../person/polar.js';

/** Words of blame that complaints are made of. */
const BLAMED =
  /^(?:unacceptable|disgrace|disgraceful|shambles|joke|nonsense|shameful|insulting|appalling|deplorable|farce|scandal|outrageous|unprofessional|inexcusable|unbelievable|poor|nightmare|misery)$/u;

/** What is frank already. */
const FRANK_ALREADY =
  /\b(?:honest[a-zà-ž]*|frank[a-zà-ž]*|have to say|must say|serious[a-zà-ž]*|sorry|appraisal covers)\b|\b(?:the (?:child|infant|boy|girl) (?:walks|sleeps|eats|feeds)|patient|at (?:\w+ )(?:months|weeks) the|caught up on weight)\b/iu;

export const laterFrankly: Rule = {
  about: 'A judgement further on is a frank one: “… The sound was awful.” → “… Frankly, the sound was awful.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'We came for the songs of my youth. The sound was awful.',
      'We came for the songs of my youth. Frankly, the sound was awful.',
    ],
    [
      'Your driver left the gate open and the sheep got out. This is unacceptable.',
      'Your driver left the gate open and the sheep got out. Frankly, this is unacceptable.',
    ],
    [
      'We came for the songs of my youth. The singer was superb.',
      'We came for the songs of my youth. I have to say, the singer was superb.',
    ],
  ],
  leaves: [
    'The sound was awful.',
    'The patient slept well. The wound is terrible.',
    'At nine months the child walks and babbles. Parents are happy with her sleep.',
    'My uncle died at sea. The funeral was awful.',
    'We came for the songs. The hall was full.',
    'We came for the songs. Was the sound awful? We left.',
    'We came for the songs. Frankly, the sound was awful.',
  ],
  onlyIf: (doc) => doc.sentences.length > 1 || matches(doc, COMPLAINS),
  *propose(doc) {
    if (doc.clauses.length === 0) return;
    const official = /^(?:letter|ticket)$/u.test(kindOfText(doc));
    if (isGrave(doc) || inCapitals(doc) || doc.text.includes('\n') || (!official && !isPersonal(doc))) return;
    if (matches(doc, FRANK_ALREADY)) return;
    for (const clause of doc.clauses) {
      const [first] = clause.sentence.tokens;
      if (!first || clause.start !== first.start || !isPlain(doc, clause)) continue;
      const side = judgementOf(clause);
      if (side === 'negative') yield* ['Frankly,', 'Quite frankly,'].map((said) => inFrontOf(doc, first, said));
      else if (side === 'positive' && !official && !/,.*,/u.test(clause.sentence.text))
        yield inFrontOf(doc, first, 'I have to say,');
    }
  },
};

/** What the clause says its subject is like, and nothing after it that says otherwise. */
function judgementOf({ copular, negation, rest, sentence, tense, subject }: Clause): string | undefined {
  if (!copular || negation || subject.person !== 3 || tense === 'future' || tense === 'modal') return undefined;
  const said = sentence.tokens.flatMap(({ lower }) => (BLAMED.test(lower) ? 'negative' : (polarityOf(lower) ?? [])));
  const head = rest.tokens.find(({ pos, lower }) => !/^(?:ADV|DET|PART)$/u.test(pos) || BLAMED.test(lower));
  const side = head && (BLAMED.test(head.lower) ? 'negative' : polarityOf(head.lower));
  return side !== undefined && said.every((each) => each === side) ? side : undefined;
}

/** Only there is what comes first said frankly. */
const COMPLAINS = /\b(?:complaint|conduct)\b/iu;

function isPlain(doc: Doc, { sentence, subject }: Clause): boolean {
  const { index, text, tokens, kind } = sentence;
  if (
    (index === 0 && !matches(doc, COMPLAINS)) ||
    kind !== 'statement' ||
    !/^\p{Lu}/u.test(tokens[0]?.text ?? '') ||
    tokens[1]?.text === ','
  )
    return false;
  if (
    /[:;?!"“”]|\b(?:but|although|though|however|despite|only|still|even|luckily|neither|nor|not|okay|fine|just|rightly|as well)\b/iu.test(
      text,
    )
  )
    return false;
  if (/^(?:he|she|they|it)$/iu.test(subject.text) && /\b(?:he|she|they)\b/iu.test(subject.text)) return false;
  return index === 0 || /[.!…]/u.test(doc.text.slice(0, sentence.start).trimEnd().at(-1) ?? '');
}
