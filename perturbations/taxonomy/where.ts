import type { Doc, Sentence, TaskName, Token } from '../../src/plugin.js';
import { isFormal, isMessage, isOfficial } from '../around/register.js';

/** A word or phrase in its sentence, which a lexicon entry may replace. */
export interface Place {
  readonly doc: Doc;
  readonly sentence: Sentence;
  readonly first: Token;
  readonly last: Token;
  readonly task: TaskName;
}

export type Condition = (place: Place) => boolean;

/**
 * Reads the `where` cell of an entry: conditions with spaces between them, all of which must hold, or `-`.
 * `next=a|NOUN`, `next!=…`, `prev=…`, `prev!=…`: the neighbouring word, by spelling, lemma, or class in capitals
 * (`END`: no word; `START`, `STOP`: the sentence's edge; `PLURAL`, `PLAIN`: a plural noun, a determiner or everyday
 * adjective; `DONE`: a participle in -ed, `DOING`: a verb in -ing; `YEAR`: a number of four digits; `BRITISH`, `AMERICAN`: a word or spelling of one side of the ocean). `then=…`: the word after the next. `later=…`: some word after the place.
 * `with=…`: some word of the sentence; `text=…`: of the whole text. `task=…`: the task's family. `subject=person|animal|thing`, `subject=singular|plural`: whom its question asks about. `prose=formal|official|message`: its register, `message` a short one of every day. Other words
 * are flags that the part of speech reads. Throws Error (a bug in the list) for a key that is none of these.
 */
export function conditions(cell: string): { readonly holds: Condition; readonly flags: ReadonlySet<string> } {
  const parts = cell === '-' ? [] : cell.split(' ');
  const checks = parts.filter((part) => part.includes('=')).map(condition);
  return {
    holds: (place) => checks.every((check) => check(place)),
    flags: new Set(parts.filter((part) => !part.includes('='))),
  };
}

function condition(part: string): Condition {
  const [, key, not, list] = /^(\w+)(!?)=(.+)$/u.exec(part) ?? [];
  const values = new Set(list?.split('|'));
  const wanted = not === '';
  switch (key) {
    case 'next':
      return (place) => fits(following(place), values) === wanted;
    case 'prev':
      return (place) => fits(preceding(place), values) === wanted;
    case 'then':
      return (place) => fits(following(place, 2), values) === wanted;
    case 'later':
      return ({ sentence, last }) =>
        sentence.tokens.some((token) => token.index > last.index && fits(token, values)) === wanted;
    case 'with':
      return ({ sentence, first, last }) =>
        sentence.tokens.some(
          (token) => (token.index < first.index || token.index > last.index) && fits(token, values),
        ) === wanted;
    case 'text':
      return ({ doc, first, last }) =>
        doc.tokens.some((token) => (token.index < first.index || token.index > last.index) && fits(token, values)) ===
        wanted;
    case 'task':
      return ({ task }) => values.has(task) === wanted;
    case 'subject':
      return (place) => askedOf(place).some((said) => values.has(said)) === wanted;
    case 'prose':
      return ({ doc }) =>
        ((values.has('formal') && isFormal(doc)) ||
          (values.has('official') && isOfficial(doc)) ||
          (values.has('message') && isMessage(doc))) === wanted;
    default:
      throw new Error(`Expected next, prev, then, later, with, text, task or prose before "=", got "${part}"`);
  }
}

export function following({ doc, sentence, last }: Place, by = 1): Token | undefined {
  const token = doc.tokens[last.index + by];
  return token && token.end <= sentence.end ? token : undefined;
}

export function preceding({ doc, sentence, first }: Place): Token | undefined {
  const token = doc.tokens[first.index - 1];
  return token && token.start >= sentence.start ? token : undefined;
}

const LAST_MARK = /^[.!?…]+$/u;
const POSSESSIVE = /^(?:my|your|his|her|its|our|their)$/u;

/** Adjectives that say nothing of the sense in which a noun is meant. */
const EVERYDAY =
  /^(?:new|old|small|big|large|huge|tiny|same|other|another|first|second|third|last|next|final|previous|original|current|entire|whole|different|main|local|little|long|short|great|nice|lovely|amazing|awful|terrible|beautiful|wonderful|horrible|favou?rite|expensive|cheap|modern|ancient|famous|popular|brand-new|broken|faulty|damaged)$/u;

/** Words and spellings of one side of the ocean, beside which the other side's word would sound wrong. */
const BRITISH =
  /^(?:(?:neighbour|colour|favour|flavour|harbour|labour|honour)\w*|apologis\w+|organis\w+|realis\w+|recognis\w+|mums?|tyres?|licences?|metres?|litres?|lorr(?:y|ies)|motorways?|flats?|flatmates?|queue\w*|maths|quid|pence|cheques?|whilst|fortnights?|petrol|crisps|prams?|pushchairs?|telly|blokes?|nans?|gutted|chuffed|knackered|autumn|bins?|allotments?|cheers|rang|solicitors?|barristers?|postcode|council|pubs?|kerb|grey|kettle|uk|england|britain|british|london|scotland|wales|ireland|leeds|manchester)$/u;
const AMERICAN_WORDS =
  /^(?:(?:neighbor|color|favor|flavor|harbor|labor|honor)\w*|apologiz\w+|organiz\w+|realiz\w+|moms?|tires?|gray|gas|sidewalks?|apartments?|downtown|dollars?|bucks|freeway|trash|garbage|usa|american|california|texas|ohio|york|boston|chicago|florida)$/u;

function fits(token: Token | undefined, values: ReadonlySet<string>): boolean {
  if (!token) return values.has('END') || values.has('START') || values.has('STOP');
  if (token.kind === 'punctuation' || token.kind === 'emoji')
    return values.has('END') || values.has(token.text) || (values.has('STOP') && closes(token));
  if (token.kind === 'number' && values.has('NUM')) return true;
  if (values.has('YEAR') && /^[12]\d{3}$/u.test(token.text)) return true;
  if ((values.has('DET') || values.has('PLAIN')) && POSSESSIVE.test(token.lower)) return true;
  if (values.has('PLAIN') && (token.pos === 'DET' || EVERYDAY.test(token.lower))) return true;
  if (values.has('BRITISH') && BRITISH.test(token.lower)) return true;
  if (values.has('AMERICAN') && AMERICAN_WORDS.test(token.lower)) return true;
  if (values.has('PLURAL') && token.pos === 'NOUN' && token.lower !== token.lemma && token.lower.endsWith('s'))
    return true;
  if (values.has('DONE') && token.lower.endsWith('ed') && (token.pos === 'VERB' || token.pos === 'ADJ')) return true;
  if (values.has('DOING') && token.pos === 'VERB' && token.lower.endsWith('ing')) return true;
  return values.has(token.lower) || values.has(token.lemma) || values.has(token.pos);
}

/** The kind and number of the subject that the question of the sentence has; nothing where it asks none. */
function askedOf({ doc, sentence }: Place): readonly string[] {
  const subject = doc.questions.find((question) => question.sentence === sentence)?.subject;
  return subject ? [subject.animacy, subject.number] : [];
}

function closes(token: Token): boolean {
  return token.kind === 'emoji' || LAST_MARK.test(token.text);
}
