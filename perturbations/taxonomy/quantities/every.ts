import {
  type Doc,
  type Edit,
  indefiniteArticle,
  matchCase,
  pluralize,
  type Question,
  type Rule,
  type Token,
  wordTable,
} from '../../../src/plugin.js';

const ONE = wordTable<string>({ do: 'does', are: 'is', have: 'has', were: 'was' });

export const every: Rule = {
  about: '“all” with its noun becomes “every”: “Do all rivers reach a sea?” → “Does every river reach a sea?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Do all rivers reach a sea?', 'Does every river reach a sea?'],
    ['Are all the seats in the boat wet?', 'Is every seat in the boat wet?'],
    ['Did all the trains stop in Leeds?', 'Did every train stop in Leeds?'],
    ['Are all mules animals?', 'Is every mule an animal?'],
  ],
  leaves: [
    'Do all dogs have tails?',
    'Are all whales warm-blooded mammals?',
    'Do all dogs chase their tails?',
    'Were all of the seats wet?',
    'Are all three boats wet?',
    'Are all cucumbers the same colour?',
    'Do all dogs that bark bite?',
    'Is all honey sweet?',
    'Could all hotels in Rome hold an army?',
    'Do all people snore?',
    'Do all the twins look alike?',
  ],
  words: () => ['all'],
  *propose(doc) {
    const [question, second] = doc.questions;
    const ofAKind = everyIsOne(doc);
    if (ofAKind) yield { edits: ofAKind };
    if (!question || second || question.negation) return;
    const { auxiliary, subject } = question;
    const one = auxiliary.lower === 'did' ? 'did' : ONE[auxiliary.lower];
    const number = quantified(question);
    if (!one || !number || !isOfEach(question)) return;
    const edits: Edit[] = [number, { start: subject.head.start, end: subject.head.end, text: subject.head.lemma }];
    if (one !== auxiliary.lower)
      edits.unshift({ start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, one) });
    yield { edits };
  },
};

/** `Are all mules animals?`: two bare plurals and no more, of which the first is each one of the second. */
function everyIsOne({ tokens }: Doc): Edit[] | undefined {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const [are, all, one, kind] = words;
  if (!are || !all || !one || !kind || words.length !== 4 || are.lower !== 'are' || all.lower !== 'all')
    return undefined;
  if (![one, kind].every((noun) => isMany(noun) && noun.pos === 'NOUN' && pluralize(noun.lemma) === noun.lower))
    return undefined;
  if (/^(?:twin|sibling|cousin|friend|rival|relative|part|kid|half|other)$/u.test(kind.lemma)) return undefined;
  return [
    { start: are.start, end: are.end, text: matchCase(are.text, 'is') },
    { start: all.start, end: all.end, text: 'every' },
    { start: one.start, end: one.end, text: one.lemma },
    { start: kind.start, end: kind.end, text: `${indefiniteArticle(kind.lemma)} ${kind.lemma}` },
  ];
}

/** `all` or `all the` before the head and its adjectives, with nothing between that counts or adds a clause. */
function quantified({ subject: { tokens, head } }: Question): Edit | undefined {
  const [all, the] = tokens;
  if (all?.lower !== 'all' || !the || head.pos !== 'NOUN' || pluralize(head.lemma) !== head.lower) return undefined;
  if (head.lemma === head.lower || /^(?:person|twin|other|half|kid)$/u.test(head.lemma)) return undefined;
  if (
    tokens.some(
      ({ lower, pos }) =>
        pos === 'NUM' || /^(?:that|who|which|and|or|,|these|those|of|my|your|his|her|our|their|its)$/u.test(lower),
    )
  )
    return undefined;
  const last = the.lower === 'the' ? the : all;
  return { start: all.start, end: last.end, text: 'every' };
}

const TOGETHER =
  /^(?:they|them|their|theirs|themselves|each|other|others|another|same|different|alike|similar|together|equal|identical|related|equally|both|all|ones|cousins?|share|meet|agree|differ|combined|total)$/u;

/** What is said of them is said of each: nothing in it is plural as they are. */
function isOfEach({ form, predicate }: Question): boolean {
  const { tokens } = predicate;
  if (tokens.some(({ lower }) => TOGETHER.test(lower) || /days$/u.test(lower))) return false;
  return !tokens.some((token, at) => isMany(token) && (isBare(tokens, at, form) || tokens[at - 1]?.pos === 'ADJ'));
}

function isMany({ pos, lower, lemma }: Token): boolean {
  return pos === 'NOUN' && lower !== lemma && lower.endsWith('s');
}

/** `have | tails`, `are | mammals`: an object or complement without a preposition. */
function isBare(tokens: readonly Token[], at: number, form: Question['form']): boolean {
  const before = tokens[at - 1];
  if (!before) return form === 'be';
  return !/^(?:ADP|DET|NUM|NOUN|PROPN)$/u.test(before.pos);
}
