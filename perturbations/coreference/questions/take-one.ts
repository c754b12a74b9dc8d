import { animacyOf, capitalize, type Doc, indefiniteArticle, type Rule, type Token } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { fitBehind, verbBehind } from '../asked/described-end.js';
import { onePlace } from '../asked/one-place.js';
import { endsAsPerson } from '../common-anaphor.js';

const OPENINGS = ['Take', 'Imagine', 'Think of'];
/** `Take a letter` is what a clerk is told to do. */
const OF_THING = ['Imagine', 'Think of'];
const GENERAL = /^(?:usually|normally|generally|typically|ordinarily)$/u;

/** Somebody or something of a kind comes first with all that describes it; “that …”, or “such a …”, is asked about. */
export const takeOne: Rule = {
  about: 'Names first somebody or something that a clause describes, and asks of “that …” or “such a …”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'Does a waiter who sees that a guest has paid twice have a duty to tell him?',
      'Take a waiter who sees that a guest has paid twice. Does that waiter have a duty to tell him?',
    ],
    [
      'Is a tenant who has lost her key and slept on the stairs usually free to break a window?',
      'Take a tenant who has lost her key and slept on the stairs. Is such a tenant usually free to break a window?',
    ],
    [
      'Can a user who has forgotten his code usually ask for a new one?',
      'Take a user who has forgotten his code. Can such a user usually ask for a new one?',
    ],
    [
      'Would a baker in old Kent, who had never seen the sea, have known the taste of cod?',
      'Take a baker in old Kent, who had never seen the sea. Would that baker have known the taste of cod?',
    ],
  ],
  leaves: [
    'Does a waiter have a duty to smile?',
    'Does the waiter who sees that a guest has paid twice have a duty to tell him?',
    'Does a waiter who makes guests wait have a plan?',
    'Does a waiter who knows that guests tip have a waiter for a friend?',
    'Did a waiter who was ill and old have a duty to tell the cook?',
    'Does a waiter who hears my order have a duty to write it down?',
    'Is a waiter who thinks himself fit to cook ill?',
    'Can a waiter who drops a tray quickly pick up the cups?',
    'Should a waiter whose sleeves have caught fire run?',
    'Should a waiter who is lost in fog near a cliff sing?',
    'Can a will that was signed in haste be replaced by a later one?',
  ],
  onlyIf: isOneSentence,
  *propose(doc) {
    if (!FORM.test(doc.text) || /["“”;:()]|\b(?:I|me|my|we|us|our|ever)\b|\bor not\b/u.test(doc.text)) return;
    const words = doc.tokens.filter(({ text, kind }) => text !== '?' && kind !== 'emoji');
    const [auxiliary, first] = words;
    const described = words.findIndex(
      ({ lower, text, pos }, at) => at > 1 && (text === ',' || pos === 'ADP' || RELATIVE.test(lower)),
    );
    const head = words[described - 1];
    if (!auxiliary || !first || !head || described < 2 || described > 5 || head.pos === 'VERB') return;
    const place = placeOf(words, described, auxiliary.lower);
    const [from, end] = [words[place ?? -1], words[(place ?? 0) - 1]];
    if (!from || !end) return;
    const somebody = /^(?:someone|somebody)$/u.test(first.lower);
    const person =
      somebody ||
      isSomebody(head) ||
      (words[described]?.lower === 'who' &&
        head.pos === 'NOUN' &&
        !/^(?:couple|family|team|company|firm|pair|crew|group|dog|cat)$/u.test(head.lower));
    if (!person && !isThing(head, words[described])) return;
    if (saidAgain(doc, head) || (somebody && head !== first)) return;
    const last = end.text === ',' ? words[(place ?? 0) - 2] : end;
    if (!last) return;
    const rest = words.slice(place);
    if (rest.some(({ lower }) => /^(?:often|always|never|rarely|sometimes|frequently|commonly)$/u.test(lower))) return;
    const noun = somebody ? 'person' : doc.text.slice(words[2]?.start, head.end).split(' ').at(-1);
    const again = rest.some(({ lower }) => GENERAL.test(lower))
      ? `such ${indefiniteArticle(noun ?? '')} ${noun}`
      : `that ${noun}`;
    for (const opening of person ? OPENINGS : OF_THING)
      yield {
        edits: [
          {
            start: auxiliary.start,
            end: end.end,
            text: `${opening} ${doc.text.slice(first.start, last.end)}. ${capitalize(auxiliary.lower)} ${again}`,
          },
        ],
      };
  },
};

const FORM = /^(?:Is|Does|Can|Could|Will|Would|Should|May|Might|Must) (?:an?|someone|somebody) [^?]*\?\s*$/u;
const RELATIVE = /^(?:who|whose|that|which)$/u;

/** Index of what is asked; between two commas all is said of the subject. */
function placeOf(words: readonly Token[], described: number, auxiliary: string): number | undefined {
  const commas = words.flatMap(({ text }, at) => (text === ',' ? [at] : []));
  const [one, two] = commas;
  if (commas.length === 2 && one !== undefined && two !== undefined && one >= described) {
    const next = words[one + 1];
    const fits =
      next && (/^(?:who|whose)$/u.test(next.lower) || (next.pos === 'VERB' && /(?:ing|ed)$/u.test(next.lower)));
    return fits && words[two + 1] && !words.slice(1, one).some(({ pos }) => pos === 'VERB' || pos === 'AUX')
      ? two + 1
      : undefined;
  }
  if (commas.length > 0) return undefined;
  const relative = words.findIndex(({ lower }, at) => at >= described && RELATIVE.test(lower));
  if (relative < 2 || relative > 9 || words.slice(1, relative).some(({ pos }) => pos === 'VERB' || pos === 'AUX'))
    return undefined;
  const found = auxiliary === 'is' ? fitBehind(words, relative) : verbBehind(words, relative);
  return found ?? onePlace(words, relative, auxiliary);
}

const isSomebody = ({ pos, lower }: Token): boolean =>
  pos === 'NOUN' && (animacyOf(lower) === 'person' || endsAsPerson(lower) || lower === 'warrior');

/** What can be pictured, with a clause of its own. */
const isThing = ({ lower, pos }: Token, next: Token | undefined): boolean =>
  pos === 'NOUN' &&
  animacyOf(lower) === 'thing' &&
  /^(?:that|which)$/u.test(next?.lower ?? '') &&
  !/(?:tion|sion|ness|ity|ism|ance|ence|ment|ship|th|fact|idea|claim|law|rule|story|time|day|year|case|word|right|will)$/u.test(
    lower,
  );

const saidAgain = ({ tokens }: Doc, { lemma }: Token): boolean =>
  tokens.filter((token) => token.lemma === lemma).length > 1;
