import { type Clause, type Doc, lowerOpening, type Rule, type Token } from '../../../src/plugin.js';
import { isWord, upper } from '../statement.js';
import { BACK, isOwnState } from './own-state.js';

/** Words that tie a clause to the one before it, or set it against it. */
const TIED =
  /^(?:it|its|they|them|their|he|him|his|she|her|that|these|those|too|also|even|both|either|again|still|now|then|there|because|when|while|if|which|who|than|but|not|n't|no|never|only|instead|so|as|such|another|rest|same|i|we|you)$/u;
const OTHER =
  /^(?:other|others|else|one|ones|first|second|third|fourth|fifth|last|next|former|latter|everything|rest|overall)$/u;

/** `the others`, `another chair`: told apart from what the first clause names. */
const SET_AGAINST = /^(?:another|rest|same|such|both|either|their|theirs|its|these|those)$/u;

/** `… and half of me doesn't`: what it leaves out is said before. */
const ELLIPTIC = /^(?:n['’]t|not|do|does|did|is|are|was|were|has|have|can|could|will|would|become|became|been)$/u;
/** `how distant my sister and I …`: the `and` joins what stands inside a clause within. */
const EMBEDS = /^(?:how|what|where|why|whether|whatever|however)$/u;

export const clausesSwapped: Rule = {
  about: 'Two coordinated statements about different things change places: “the soup was cold and the waiter was rude”',
  expects: { sentiment: 'same' },
  examples: [
    [
      "I'm still in pain and I've lost all trust in the clinic.",
      "I've lost all trust in the clinic and I'm still in pain.",
    ],
    ['The soup was cold and the waiter was rude.', 'The waiter was rude and the soup was cold.'],
    ['The pasta was fresh, and our server was wonderful 😊', 'Our server was wonderful, and the pasta was fresh 😊'],
    ["The desk shakes and the fan doesn't work", "The fan doesn't work and the desk shakes"],
    ['Dinner was great and the view was superb', 'The view was superb and dinner was great'],
  ],
  leaves: [
    'The fence has rotted and nobody cares',
    "The stairs creak and the caretaker doesn't mind",
    "The lift is broken and the manager isn't interested",
    'The soup was eaten and the bill was paid',
    'The soup was cold and it was salty',
    'The fare from the pier is five euros, and the ride takes an hour.',
    'The soup was cold but the waiter was kind',
    'The soup was cold and the waiter was rude too',
    'The soup was cold and the waiter left',
    'The soup was cold and the waiter is rude',
    'My laptop is slow and the fan is loud',
    'I was late and the soup was cold',
    "I have paid every bill, and I'm tired of it",
    "It's been raining on us all week and the fair is off",
    'Both dogs are asleep and I am content',
    'Ana says the barn is dirty and the goats look thin',
    'I feel ill and I want to sleep',
    'The soup was cold, the bread was dry, and the waiter was rude',
    'The soup was cold and the waiter was rude. He never smiled.',
    'Was the soup cold and the waiter rude?',
    'The bill was high and the other guests were loud',
    'The match has four quarters, and there is a break after the second.',
    'The knives from Leeds are in the drawer, and the others are in the sink.',
    'Half of them want tea and half of them do not',
    'I love how close my cousin and I have become',
    'I know what my brother and I have become',
    'The drought has killed the crops, and prices have doubled.',
    'The pool has been shut for weeks and the kids are miserable',
    'Third leak this month in our flat and the carpet is ruined',
    'The rash is on the left arm, and pulse and temperature are normal.',
    'Pulse and weight are normal, and the next visit is in May.',
    'The cut has reopened and the dog is in pain despite the bandage.',
    'The menu is short and the prices are fair for the town.',
    'The scan shows no clot, and the wound is clean.',
    'The harvest is safe, and the whole village is overjoyed.',
    'The bruise has faded, and the whole team is relieved.',
    'The stitches have held, and the boy is delighted to be home.',
  ],
  words: () => ['and'],
  *propose(doc) {
    if (/["“”?;:(]/u.test(doc.text)) return;
    for (const [at, sentence] of doc.sentences.entries()) {
      const [first, second, third] = doc.clauses.filter((clause) => clause.sentence === sentence);
      const next = doc.sentences[at + 1]?.tokens[0]?.lower ?? '';
      if (!first || !second || third || first.start !== sentence.tokens[0]?.start || TIED.test(next)) continue;
      const [one, two] = [wordsOf(first), wordsOf(second)];
      if ([first, second].every(({ finite, subject }) => /^(?:has|have)$/u.test(finite.lower) && subject.person === 3))
        continue; // one has led to the other
      const own = isOwnState(first, one) && isOwnState(second, two);
      if (own && /^(?:have|'ve)$/u.test(first.finite.lower) && /^(?:'m|am|'re|are)$/u.test(second.finite.lower))
        continue; // `I have given it years, and I'm tired`: hence
      const now = own || (holdsNow(first, one) && holdsNow(second, two) && first.subject.text !== second.subject.text);
      if ((!now && (!isState(first, one) || !isState(second, two))) || (first.tense !== second.tense && !now)) continue;
      const [opening, last, other] = [one[0], one.at(-1), two.at(-1)];
      if (ELLIPTIC.test(other?.lower ?? '') || one.slice(1).some(({ lower }) => EMBEDS.test(lower))) continue;
      if (/^(?:second|third|fourth|fifth|another)$/u.test(opening?.lower ?? '')) continue; // `third leak this month`: no clause
      if ([...one, ...second.subject.tokens].some(({ lower }) => lower === 'and')) continue; // it would read `…, and one and two are`
      if (!opening || !last || !other || !/^,? ?and $/u.test(doc.text.slice(last.end, second.start).trimStart()))
        continue;
      if (/^(?:next|final|follow-up)$/u.test(second.subject.tokens[1]?.lower ?? '')) continue; // what is to come stands last
      if (
        !/,/u.test(doc.text.slice(last.end, second.start)) &&
        first.subject.kind !== 'pronoun' &&
        isRunOn(second, two)
      )
        continue;
      if (second.subject.tokens.some(({ lower }) => OTHER.test(lower) || SET_AGAINST.test(lower))) continue;
      if (/^(?:nobody|no one|none|nothing)\b/u.test(second.subject.text.toLowerCase())) continue; // `and nobody cares`: about that
      if (FINDS.test(first.verb.lemma)) continue; // a finding, and what comes of it
      if (
        two.some(({ lemma, lower }) => LEANS.test(lemma) || LEANS.test(lower)) ||
        isWord(doc.tokens[other.index + 1]) ||
        bridges(first, second)
      )
        continue;
      yield { edits: swapped(doc, opening, last, second, other) };
    }
  },
};

const FINDS = /^(?:show|reveal|confirm|prove|suggest|indicate|mean|find|cause)$/u;

/** `the landlord doesn't care`: about what the first clause tells. */
const LEANS =
  /^(?:care|mind|bother|notice|help|listen|know|realise|realize|understand|agree|believe|answer|reply|respond|react|apologi[sz]e|explain|complain|object|fix|repair|mend|matter|blame|ignore|worry|laugh|refuse|deny|ask|try|wait|show|happy|unhappy|pleased|delighted|delight|overjoyed|elated|ecstatic|jubilant|thankful|hopeful|optimistic|proud|glad|excited|shocked|stunned|horrified|dismayed|livid|tearful|cry|celebrate|rejoice|anxious|frantic|relieved|grateful|thrilled|distress|distressed|sleep|miserable|devastated|heartbroken|bored|scared|terrified|desperate|stranded|stuck|distraught|inconsolable|angry|furious|cross|upset|worried|sorry|aware|unaware|interested|bothered|responsible|result|consequence|reason|cause|problem|fault|nobody|everyone|everybody)$/u;

/** `… in pain despite the pills and the wound is …`: without a comma the noun at its end seems joined to what follows. */
const isRunOn = ({ finite }: Clause, words: readonly Token[]): boolean =>
  /^(?:NOUN|PROPN)$/u.test(words.at(-1)?.pos ?? '') &&
  words.some(({ pos, start }) => pos === 'ADP' && start > finite.end) &&
  words.length > 5;

const TRIP = /^(?:journey|ride|trip|drive|walk|flight|crossing|way|fare|ticket|price|cost|stay|tour|visit)$/u;

/** `my laptop … the fan`: the second belongs to the first, which must come before it. */
function bridges(
  { subject: { determiner: owner, tokens } }: Clause,
  { subject: { determiner, head } }: Clause,
): boolean {
  const placed = tokens.some(({ pos }) => pos === 'ADP');
  if (placed && determiner?.lower === 'the' && TRIP.test(head.lower)) return true; // `the fare from the pier … the ride`
  return /^(?:my|our|your|this|that)$/u.test(owner?.lower ?? '') && determiner?.lower === 'the';
}

function wordsOf({ tokens }: Clause): readonly Token[] {
  const end = tokens.findLastIndex(isWord) + 1;
  return tokens.slice(0, end);
}

/** `the chairs wobble`, `the heating hasn't worked since May`: how things stand now, which no order of events ties. */
function holdsNow({ tense, subject, finite }: Clause, words: readonly Token[]): boolean {
  const cannot = /^ca$/u.test(finite.lower);
  if (
    (tense !== 'present' && !cannot) ||
    words.length > 12 ||
    /^(?:you|this|that|these|those)$/u.test(subject.head.lower)
  )
    return false;
  if (subject.kind === 'pronoun' && !/^(?:it|there|nobody|everyone)$/u.test(subject.head.lower)) return false;
  if (
    subject.head.lower === 'it' &&
    (words.some(({ lower }) => lower === 'been') ||
      !words.some(({ lower }) => /^(?:freezing|raining|cold|hot|snowing|sunny|late|dark)$/u.test(lower)))
  )
    return false;
  const others = words.filter(({ start }) => start >= finite.end);
  return (
    words.every(
      ({ kind, text, lower }) => (kind === 'word' || kind === 'number' || text === '-') && !SAID.test(lower),
    ) && !others.some(({ lower }) => BACK.test(lower) || OTHER.test(lower) || lower === 'i')
  );
}

/** What is said may take in the clause that comes before it. */
const SAID = /^(?:say|says|said|think|thinks|thought|know|knows|hope|hopes|claim|claims|mean|means)$/u;

/** `the waiter was rude`: a short plain state of something named in full. */
function isState({ copular, negation, auxiliaries, subject, verb, rest }: Clause, words: readonly Token[]): boolean {
  if (!copular || negation || auxiliaries.length > 0 || subject.person !== 3 || subject.kind === 'pronoun')
    return false;
  if (!/^(?:is|are|was|were)$/u.test(verb.lower) || rest.tokens.length === 0 || words.length > 10) return false;
  if (words.some(({ kind, lower }) => kind !== 'word' || TIED.test(lower) || OTHER.test(lower))) return false;
  const adjective = rest.tokens.find(
    ({ lower }) => !/^(?:very|really|incredibly|extremely|quite|pretty)$/u.test(lower),
  );
  return isQuality(adjective) && !/^\p{Lu}{2}/u.test(verb.text);
}

/** `muddy`, `broken`: how it is, whatever the tagger takes it for. */
function isQuality(word: Token | undefined): boolean {
  if (word?.pos === 'ADJ') return true;
  return (
    word?.pos === 'VERB' &&
    /(?:[^aeiou]y|broken|torn|worn|cracked|stained|scratched|cramped|faded|chipped|rusted|blocked|muted)$/u.test(
      word.lower,
    )
  );
}

function swapped(doc: Doc, opening: Token, last: Token, second: Clause, other: Token) {
  const capital = /^\p{Lu}/u.test(opening.text);
  const later = doc.text.slice(second.start, other.end);
  const earlier = lowerOpening(opening) + doc.text.slice(opening.end, last.end);
  return [
    { start: opening.start, end: last.end, text: capital ? upper(later) : later },
    { start: second.start, end: other.end, text: earlier },
  ];
}
