import type { Candidate, Doc } from '../../src/plugin.js';
import { isOfficial } from '../around/register.js';
import { type Frame, inTurn } from './frames.js';
import type { Person } from './person.js';
import { isNotice, isRecord } from './record.js';
import { maySpeak } from './speaker-gender.js';

/** What is written and not said. */
const WRITTEN = /^(?:lol|lmao|smh|tbh|imo|ngl|fyi|btw|wtf|haha+)$/u;
const LONGEST = 60;

/** `"The room was cold," says Priya.`: the whole text is quoted; its full stop goes to the end. */
export function quoted(doc: Doc, people: readonly Person[], frames: readonly Frame[]): readonly Candidate[] {
  const { tokens, text } = doc;
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || tokens.length > LONGEST || !isQuotable(doc)) return [];
  const stop = /[^.]\.$|^\.$/u.test(last.text);
  const open = /^[!?]+$/u.test(last.text);
  if (!stop && !open && last.kind !== 'word') return [];
  const end = stop ? last.end - 1 : last.end;
  const closing = open ? '" ' : '," ';
  const asks = last.text.includes('?');
  const speakers = people.filter(({ gender }) => maySpeak(doc, gender));
  return inTurn(speakers, frames, text.length, (words, person) => {
    const frame = asks ? words.replace('says', 'asks').replace('said', 'asked') : words;
    return [
      { start: first.start, end: first.start, text: '"' },
      { start: end, end, text: `${closing}${frame.replace('P', person.words)}${stop ? '' : '.'}` },
    ];
  });
}

/** Prose that begins with a capital, has no quotation, greeting or line break, and ends with a word or mark. */
function isQuotable(doc: Doc): boolean {
  const { tokens, text, sentences } = doc;
  if (!/^\s*\p{Lu}/u.test(text) || /["“”«»\n]/u.test(text)) return false;
  if (sentences.length > 2 || tokens.length > 26 || !/\b(?:I|we|my|our)\b/iu.test(text) || /[:;—–()]/u.test(text))
    return false;
  if (doc.questions.length > 0 && !text.includes('?')) return false;
  if (isOfficial(doc) || isRecord(doc) || isNotice(doc)) return false;
  if (/^(?:dear|hello|hi|hey|good (?:morning|afternoon|evening)|to whom)\b/iu.test(text)) return false;
  if (tokens.some(({ kind, lower }) => kind === 'emoji' || kind === 'literal' || WRITTEN.test(lower))) return false;
  if (/^(?:quick|honest|just a|update|first|second|third|left|following|attached|subject)\b/iu.test(text)) return false;
  return sentences[0]?.kind !== 'fragment' && (doc.clauses[0]?.start === tokens[0]?.start || /[!?]/u.test(text));
}
