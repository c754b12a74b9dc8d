import {
  applyEdits,
  type Doc,
  type GroupCandidate,
  isFirstName,
  matches,
  type Retelling,
  type Token,
} from '../../src/plugin.js';
import { isOfficial } from '../around/register.js';
import { says } from '../around/says.js';
import { byGender } from './by-gender.js';
import { mayBe } from './record.js';

/** Someone spoken of before the pronoun, for whom it would be taken. */
const SOMEONE =
  /^(?:baby|kid|boy|girl|guy|lady|woman|man|child|dog|cat|puppy|kitten|waiter|waitress|doctor|nurse|driver|teacher|boss|manager|owner|landlord|seller|friend|colleague|coworker|agent|stylist|hairdresser|barber|sister|brother|mother|father|server|technician|receptionist)$/u;

function isSomeone({ lower, pos }: Token): boolean {
  return (
    pos === 'PROPN' ||
    SOMEONE.test(lower) ||
    isFirstName(lower) ||
    (pos === 'NOUN' && /(?:[^h]er|or|ist|ian|man|woman|mate)$/u.test(lower))
  );
}

/** `has given her her Tuesdays back`. */
function isTwice({ text }: Doc, { first, rest }: Retelling): boolean {
  const told = applyEdits(text, [{ start: first.start, end: first.end, text: first.pronoun }, ...rest]);
  return /\b(her|his|him) \1\b/iu.test(told);
}

const NEAR = 3;

/** Near the beginning, or in a short message: further on, who `she` is would be asked. */
function isNearby({ clauses, tokens, sentences }: Doc, mention: Token): boolean {
  if (mention.index < NEAR) return true;
  return sentences.length === 1 && tokens.length < 16 && clauses[0]?.start === tokens[0]?.start;
}

const YOU = /^(?:you|your|yours|yourself)$/u;

/** Words to somebody, or of an office: whoever writes them cannot become a third person whom nothing has named. */
function isToSomebody(doc: Doc): boolean {
  return says(doc, YOU) || isOfficial(doc);
}

/** Where the speaker is: it would be asked whose place that is. */
const HERE = /\b(?:in|out|over|up|down|round) here\b/iu;

/** What I hear; `he's told that …` would be what somebody tells him now. */
const TOLD = /\bi(?:['’]m| am) (?:told|informed|given to understand|led to believe)\b/iu;

/** `She loves her dress`, `He loves his dress`: where the first sentence brings the pronoun, and nobody else before it. */
export function* toldByPronoun(doc: Doc): Generator<GroupCandidate> {
  const mention = doc.sentences[0]?.tokens.find(({ lower }) => /^(?:i|me|my|mine)$/u.test(lower));
  if (!mention || isToSomebody(doc) || matches(doc, HERE) || matches(doc, TOLD)) return;
  if (doc.tokens.slice(0, mention.index).some(isSomeone) || !isNearby(doc, mention)) return;
  const told = byGender(doc, false);
  for (const gender of ['female', 'male'] as const) {
    const made = told[gender];
    if (!made || isTwice(doc, made) || !mayBe(doc, gender === 'female' ? 'male' : 'female')) continue;
    const { start, end, pronoun } = made.first;
    const group = `gender: ${gender}`;
    yield { edits: [{ start, end, text: pronoun }, ...made.rest], because: group, group };
  }
}
