import { animacyOf, capitalize, type Rule, type Token } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { onePlace } from '../asked/one-place.js';
import { endsAsPerson } from '../common-anaphor.js';

const OPENINGS = ['Think of', 'Consider'];

/** As `take-one`, of those whom a clause tells from others, or of the one: `the women who …`, `the telescope that …`. */
export const takeThose: Rule = {
  about: 'Names first those, or the one, that a clause tells from others, and asks of “those …”, “such …” or “that …”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'Were the nurses who rowed to the island in 1912 able to vote?',
      'Think of the nurses who rowed to the island in 1912. Were those nurses able to vote?',
    ],
    [
      'Was the bell that Brellin forged in 1790 carried across the Alps?',
      'Think of the bell that Brellin forged in 1790. Was that bell carried across the Alps?',
    ],
    [
      'Were many of the maps that Tarvo drew in Norway burned by the rain?',
      'Think of the maps that Tarvo drew in Norway. Were many of those maps burned by the rain?',
    ],
    [
      'Are tenants whose landlords live abroad allowed to paint the door?',
      'Think of tenants whose landlords live abroad. Are such tenants allowed to paint the door?',
    ],
  ],
  leaves: [
    'Were the nurses able to vote?',
    'Was the fact that she voted known to all?',
    'Was the bell that hung in the tower cast in bronze heavy?',
    'Do people who sail and fish swim?',
    'Were my aunts who sail able to vote?',
    'Are stones that lie in water able to float?',
  ],
  words: () => ['who', 'whose', 'that', 'which'],
  onlyIf: isOneSentence,
  *propose(doc) {
    if (!FORM.test(doc.text) || /["“”;:()]|\b(?:I|me|my|we|us|our|you|your|ever|any[a-z]*)\b/u.test(doc.text)) return;
    const words = doc.tokens.filter(({ text, kind }) => text !== '?' && kind !== 'emoji');
    const share = SHARE.exec(doc.text)?.[1];
    if (share) words.splice(1, 2); // `many of the letters that …`
    const [auxiliary, first] = words;
    const relative = words.findIndex(({ lower }) => /^(?:who|whose|that|which)$/u.test(lower));
    const described = /^(?:through|in|on|with|by|from|at|for)$/u.test(words[relative - 1]?.lower ?? '')
      ? relative - 1
      : relative;
    const head = words[described - 1];
    if (!auxiliary || !first || !head || described < 2 || described > 4 || head.pos !== 'NOUN') return;
    const definite = first.lower === 'the';
    const plural = head.lower !== head.lemma || /^(?:people|men|women|children)$/u.test(head.lower);
    if (definite ? !isKnown(head) : !plural || !isSomebody(head)) return;
    if (plural !== PLURAL.test(auxiliary.lower) && !EITHER.test(auxiliary.lower)) return;
    if (
      words
        .slice(1, described)
        .some(
          ({ pos, lower }) =>
            pos === 'ADP' ||
            pos === 'NUM' ||
            /^(?:same|only|last|other|and|many|most|some|few|several|all|both|no)$/u.test(lower),
        )
    )
      return;
    const place = onePlace(words, relative, auxiliary.lower);
    const [from, last] = [words[place ?? -1], words[(place ?? 0) - 1]];
    if (!from || !last) return;
    if (words.slice(described, place).some(({ lemma }) => lemma === head.lemma)) return;
    const past = /^(?:did|was|were|had)$/u.test(auxiliary.lower); // of what once happened, these and no others
    const those = definite && !plural ? 'that' : definite || past ? 'those' : 'such';
    const again = `${share ? `${share} of ` : ''}${those} ${head.text}`;
    for (const opening of OPENINGS)
      yield {
        edits: [
          {
            start: auxiliary.start,
            end: last.end,
            text: `${opening} ${doc.text.slice(first.start, last.end)}. ${capitalize(auxiliary.lower)} ${again}`,
          },
        ],
      };
  },
};

const FORM =
  /^(?:Is|Are|Was|Were|Does|Do|Did|Has|Have|Had|Can|Could|Will|Would|Should|May|Might|Must) (?:(?:many|some|most|several|all) of the )?\p{Ll}[^?]* (?:who|whose|that|which) [^?]*\?\s*$/u;
const PLURAL = /^(?:are|were|do|have)$/u;
const EITHER = /^(?:did|had|can|could|will|would|should|may|might|must)$/u;

const SHARE = /^\p{L}+ (many|some|most|several|all) of the /u;

/** Not `the fact that`, `the way that`, `the number of`. */
const isKnown = ({ lower }: Token): boolean =>
  !/^(?:fact|idea|claim|belief|rule|law|way|time|day|year|moment|reason|theory|notion|news|story|number|amount|evidence|view|hope|fear|risk|chance|person|man|people|one|ones|thing|things|place|country|word|name)$/u.test(
    lower,
  );

const isSomebody = ({ lemma, lower }: Token): boolean =>
  !/^(?:men|women)$/u.test(lower) && (lower === 'people' || animacyOf(lemma) === 'person' || endsAsPerson(lemma));
