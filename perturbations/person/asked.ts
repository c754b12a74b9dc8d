import type { Candidate, Doc } from '../../src/plugin.js';
import { type Frame, filled, inTurn } from './frames.js';
import type { Person } from './person.js';
import { isSpokenOf } from './said.js';
import { maySpeak } from './speaker-gender.js';

/** Whoever greets speaks for themselves, and who supposes something does not ask yet: `Priya would like to know: Hi!` */
const NO_QUESTION = /^(?:hi|hello|hey|hiya|dear|greetings|suppose|supposing|imagine|say|assume|assuming|if|given)$/u;

/** `Priya asks: Is …?`: the question stays as it is behind words about who asks. */
export function askedAfterColon(doc: Doc, people: readonly Person[], frames: readonly Frame[]): readonly Candidate[] {
  const [first] = doc.tokens;
  if (
    !first ||
    !asksSomething(doc) ||
    doc.text.includes(':') ||
    (NO_QUESTION.test(first.lower) && !isOneCondition(doc))
  )
    return [];
  const fitting = doc.sentences.length > 1 ? frames.filter((frame) => /^(?:A )?question from/iu.test(frame)) : frames;
  if (doc.sentences.length > 1 && first.pos === 'PRON') return []; // who that is would be taken to be who asks
  const told = people.filter(({ gender }) => !isSpokenOf(doc, gender));
  return inTurn(told, fitting, doc.text.length, (frame, person) => [
    { start: first.start, end: first.start, text: filled(frame, person) },
  ]);
}

/** `"Is …?" asks Priya.`: one question without quotation marks of its own. */
export function askedInQuotes(doc: Doc, people: readonly Person[], frames: readonly Frame[]): readonly Candidate[] {
  const [first, last] = [doc.tokens[0], doc.tokens.at(-1)];
  if (!first || !last || !asksSomething(doc) || doc.sentences.length !== 1) return [];
  if (last.text !== '?' || /["“”]/u.test(doc.text)) return [];
  return inTurn(people, frames, doc.text.length, (frame, person) => [
    { start: first.start, end: first.start, text: '"' },
    {
      start: last.end,
      end: last.end,
      text: `" ${(/ who /u.test(person.words) ? 'asks P' : frame).replace('P', person.words)}.`,
    },
  ]);
}

/** `Priya asks: "My oven …?"`: the whole text in quotation marks, so that whoever is named is who says `I`. */
export function quotedAloud(doc: Doc, people: readonly Person[], frames: readonly Frame[]): readonly Candidate[] {
  const [first, last] = [doc.tokens[0], doc.tokens.at(-1)];
  if (!first || last?.text !== '?' || /["“”\n]|^[^?]{0,40}:/u.test(doc.text)) return [];
  if (/^(?:hi|hello|hey|hiya|dear|greetings)$/u.test(first.lower)) return [];
  const speakers = people.filter(({ gender }) => maySpeak(doc, gender));
  return inTurn(speakers, frames, doc.text.length, (frame, person) => [
    { start: first.start, end: first.start, text: `${filled(frame, person)}"` },
    { start: last.end, end: last.end, text: '"' },
  ]);
}

/** `If the oil burns, is …?`: the condition and the question in one sentence. */
function isOneCondition({ sentences, tokens, text }: Doc): boolean {
  return (
    sentences.length === 1 &&
    /^(?:if|given|assuming)$/u.test(tokens[0]?.lower ?? '') &&
    /, \p{Ll}[^?]*\?\s*$/u.test(text)
  );
}

/** Also a question that was typed without its mark. */
function asksSomething({ sentences, questions, text }: Doc): boolean {
  return sentences.some((each) => each.text.includes('?')) || (questions.length > 0 && !/[.!]$/u.test(text));
}
