import { lowerOpening, type Rule, type Token } from '../../../src/plugin.js';

const AUXILIARY = /^(?:is|are|was|were|do|does|did|has|have|can|could|would|should|will|may|must|might)$/u;

/** Who has a part in any such case: known without what comes before. */
const PARTY =
  /^(?:landlord|tenant|parents|pharmacist|doctor|nurse|buyer|seller|employer|employee|court|judge|jury|police|company|bank|airline|insurer|manager|owner|customer|referee|teacher|school|driver|government|president|hospital|shop|publisher|lender|borrower|heirs?)$/u;

/** Whom the case has brought up, or all that it is about: they cannot come before it. */
function isMeantBefore({ lower }: Token): boolean {
  return /^(?:every|all|any|child|baby|patient|victim|person|man|woman|goods|animal|winner|loser)$/u.test(lower);
}

/** `the second wedding`; `the landlord` before all that he and his tenant have to do with. */
function isOfMore(main: readonly Token[], opener: readonly Token[]): boolean {
  if (main.some(({ lower }) => /^(?:first|second|third|same|former|latter|last|next)$/u.test(lower))) return true;
  if (
    opener.some(({ lower }) => lower === 'it') &&
    main.some(({ lower }) => /^(?:after|before|until|since)$/u.test(lower))
  )
    return true;
  return (
    /^(?:the)$/u.test(main[0]?.lower ?? '') &&
    opener.filter(({ lower }) => lower === 'the').length > 0 &&
    opener.some(({ lower }) => /^an?$/u.test(lower))
  );
}

/** `are married`: of `the marriage` nobody knows before. */
function isOfWhatIsDone(the: Token | undefined, noun: Token | undefined, opener: readonly Token[]): boolean {
  if (the?.lower !== 'the' || !noun || noun.lower.length < 5 || PARTY.test(noun.lower)) return false;
  return opener.some(({ lower }) => lower.startsWith(noun.lower.slice(0, 5)));
}

/** `a severe storm`, `a storm`: the phrase that `a` begins is of that noun. */
function isOf(tokens: readonly Token[], at: number, lemma: string): boolean {
  return tokens.slice(at + 1, at + 4).some((token) => token.lemma === lemma);
}

export const questionAdjunctToEnd: Rule = {
  about: 'A fronted phrase or clause is moved to the end: “If X, would Y?” → “Would Y if X?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['In Norway, do many people ski?', 'Do many people ski in Norway?'],
    ['If it rains, can snails swim?', 'Can snails swim if it rains?'],
    [
      "If you're short on time, are frozen peas a good choice?",
      "Are frozen peas a good choice if you're short on time?",
    ],
    [
      'If a tenant leaves early, can the landlord keep the rent?',
      'Can the landlord keep the rent if a tenant leaves early?',
    ],
    ['Unless the owner agrees, may a guest smoke indoors?', 'May a guest smoke indoors unless the owner agrees?'],
  ],
  leaves: [
    'If a car rolls downhill, will the wheels turn?',
    'If the court closes a shop, must the shop pay?',
    'If a man is rich, would he buy a boat?',
    'In Norway, people ski?',
    'If two cousins are married on a ship, can the marriage be valid?',
    'If Ada is a cook and every cook has a hat, does Ada have a hat?',
    'If a child has a cough caused by a mould, will the syrup make the mould go away?',
    'If every pawn in a game of chess is lost, can the game still be won?',
    'As a student, could Ada have met a pupil of Gauss?',
    'If you cut an apple in two, will each half float?',
    'If neither twin has a passport, must every port let the child in?',
    'If two people marry but one of them has a wife, is the second wedding lawful?',
    'If a tenant keeps to the contract, may the landlord break the lock?',
    'Unless the tenant agrees to it, may the owner sell after the lease has begun?',
    'Do many people ski in Norway?',
    'In Norway, in winter, do people ski?',
    'After the fall of the fort in 1204, did the king rule until the end of the war?',
    'Also, do people ski?',
    'If a man sees stars and falls, could these be signs of a stroke?',
    'Before the press reached Mainz, were books there rare?',
  ],
  words: () => [','],
  *propose(doc) {
    const [first] = doc.tokens;
    const comma = doc.tokens.findIndex((token) => token.text === ',');
    const [auxiliary, mark] = [doc.tokens[comma + 1], doc.tokens.find((token) => token.text === '?')];
    if (
      doc.sentences.length !== 1 ||
      !first ||
      comma < 2 ||
      !auxiliary ||
      !mark ||
      doc.tokens.filter((token) => /[,?]/u.test(token.text)).length !== 2
    )
      return;
    if (
      !/^(?:in|on|at|if|when|while|during|after|before|unless|once|whenever)$/u.test(first.lower) ||
      !AUXILIARY.test(auxiliary.lower)
    )
      return;
    const main = doc.tokens.slice(comma + 2, mark.index);
    if (first.lower !== 'in' && main.some(({ lower }) => /^(?:until|till|before|after|during)$/u.test(lower))) return; // two times in a row
    const refers = main.some(({ lower }) =>
      /^(?:he|she|they|it|him|her|them|his|its|their|one|each|both|other|half|as|this|that|these|those|such|if|when|than|who|there|then|later|afterwards|another|more)$/u.test(
        lower,
      ),
    );
    const opener = doc.tokens.slice(1, comma);
    const [the, noun] = main;
    const bridged =
      the?.lower === 'the' &&
      opener.some(({ lower, lemma }) => /^an?$/u.test(lower) || lemma === noun?.lemma) &&
      (!PARTY.test(noun?.lower ?? '') ||
        opener.some(({ lemma }) => main.some((each) => each.pos === 'NOUN' && each.lemma === lemma)));
    const named = main.some(
      ({ lower, index }) =>
        lower === 'the' &&
        opener.some(
          (each) => /^an?$/u.test(each.lower) && isOf(doc.tokens, each.index, doc.tokens[index + 1]?.lemma ?? ''),
        ),
    );
    if (isOfMore(main, opener) || isOfWhatIsDone(the, noun, opener)) return;
    if (bridged || named || opener.some(({ lower }) => lower === 'assumption')) return;
    if (opener.some(({ lower }) => /^(?:an?|neither)$/u.test(lower)) && main.some(isMeantBefore)) return;
    const again = opener.some(
      ({ pos, lower }) => pos === 'PROPN' && main.some((each) => each.pos === 'PROPN' && each.lower === lower),
    );
    if (again) return; // whoever is named twice is named in order
    if (refers || main.length > 14 || main.some(({ text }) => /["“”]/u.test(text))) return;
    const last = doc.tokens[comma - 1];
    if (!last) return;
    const moved = lowerOpening(first) + doc.text.slice(first.end, last.end);
    const word = auxiliary.text.charAt(0).toUpperCase() + auxiliary.text.slice(1);
    yield {
      edits: [
        { start: first.start, end: auxiliary.end, text: word },
        { start: mark.start, end: mark.start, text: ` ${moved}` },
      ],
    };
  },
};
