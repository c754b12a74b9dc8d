import { type Candidate, type Clause, capitalize, type Edit, type Rule, type Token } from '../../../src/plugin.js';
import { uncapitalizedSubject } from '../subject-inside.js';
import { COMPARATIVES, type Superlative, superlative } from './superlative.js';
import { lifetime, relative } from './superlative-of.js';

export const neverBetter: Rule = {
  about: 'A superlative is said by a negated comparative: “worst pizza I’ve ever had” → “never had a worse pizza”',
  expects: { sentiment: 'same' },
  examples: [
    ["worst pizza I've had in my entire life", 'never had a worse pizza in my entire life'],
    ["That was the most boring lecture I've ever sat through", "I've never sat through a more boring lecture"],
    ["Best decision I've made in ages!", "I haven't made a better decision in ages!"],
    [
      "Mei's lasagna is the tastiest thing I've eaten all year.",
      "I haven't eaten anything tastier than Mei's lasagna all year.",
    ],
    ['The lamp is the best gift I have ever had', "I've never had a better gift than the lamp"],
    [
      "Our day on the canal was the best trip we've ever had",
      "We've never had a better trip than our day on the canal",
    ],
    ["This is the worst support line I've ever dealt with", "I've never dealt with a worse support line"],
    ['Best day ever!', "I've never had a better day!"],
    ['Worst haircut of my life 💇', 'Never had a worse haircut in my life 💇'],
  ],
  leaves: [
    "It was not the worst pizza I've ever had",
    'The best thing is the price',
    'This place has the best dumplings',
    'She is the best teacher in the school',
    "One of the best films I've ever seen",
    "That was the best film he's ever made",
    'Best wishes to you',
    'Was it the best day ever?',
    "Best gloves I've had in years! They are warm.",
    "Best mistake we've ever made!",
    "That soup is the best soup I've ever had",
    'Worst ticket queue ever',
    'Worst reception desk ever.',
  ],
  words: () => ['most', ...Object.keys(COMPARATIVES)],
  *propose(doc) {
    if (doc.text.includes('?')) return;
    for (const clause of doc.clauses) {
      const edit = thanAny(clause);
      if (edit) yield { edits: [edit] };
    }
    for (const sentence of doc.sentences) {
      if (
        sentence.text.includes('?') ||
        sentence.tokens.some(({ lower }) => /^(?:not|n't|never|one|but|probably|if)$/u.test(lower))
      )
        continue;
      const opens = openingOf(sentence.tokens);
      const found = opens === undefined ? undefined : superlative(sentence.tokens, opens.at);
      if (!opens || !found || REGRETTED.test(found.noun)) continue;
      if (resumes(doc.text.slice(sentence.end))) continue;
      yield* rewritten(sentence.tokens, opens.bare, found);
    }
  },
};

/** `The pie was the best thing I've eaten all year` → `I haven't eaten anything better than the pie all year`. */
function thanAny({ copular, auxiliaries, negation, subject, rest, sentence, start }: Clause): Edit | undefined {
  const { tokens } = sentence;
  const [the, first] = rest.tokens;
  if (!copular || auxiliaries.length > 0 || negation || subject.person !== 3 || subject.kind === 'pronoun')
    return undefined;
  const found = the?.lower === 'the' && first ? superlative(tokens, tokens.indexOf(first)) : undefined;
  const thing = /^things?$/u.test(found?.noun ?? '');
  if (!found || (!thing && (found.plural || REGRETTED.test(found.noun) || found.noun.endsWith(subject.head.lower))))
    return undefined;
  const told = relative(tokens, found.after);
  const named = uncapitalizedSubject(subject);
  if (!told || named === undefined) return undefined;
  const who = told.span ? told.who.replace("'ve", " haven't") : `${told.who} never`;
  const one = thing
    ? `anything ${found.more}`
    : `${/^[aeiou]/u.test(found.more) ? 'an' : 'a'} ${found.more} ${found.noun}`;
  const text = `${who} ${told.verb}${told.particle} ${one} than ${named}`;
  const inside = start !== sentence.start || /^\p{Ll}/u.test(sentence.text);
  const cased = inside && !text.startsWith('I') ? text.charAt(0).toLowerCase() + text.slice(1) : capitalize(text);
  return { start, end: told.end, text: cased };
}

/** What nobody would have more of, or that is of no number. */
const REGRETTED = /^(?:mistake|failure|loss|experience|customer experience)s?$/u;
/** What nobody is said to have had. */
const UNHAD =
  /^(?:[a-zà-ž-]+ )?(?:queue|line|desk|counter|road|motorway|airport|station|branch|reception|checkout|website|layout|timetable|signage|ending|plot|town|place)s?$/u;

/** Where the superlative begins: at the start, or after `That was the`, `It is the`. */
function openingOf(tokens: readonly Token[]): { readonly at: number; readonly bare: boolean } | undefined {
  const [first, second, third] = tokens;
  if (/^(?:this|that|it|he|she)$/u.test(first?.lower ?? '') && /^(?:was|is|'s|’s)$/u.test(second?.lower ?? ''))
    return third?.lower === 'the' ? { at: 3, bare: false } : undefined;
  if (first?.lower === 'the' && COMPARATIVES[second?.lower ?? '']) return { at: 1, bare: true };
  return COMPARATIVES[first?.lower ?? ''] ? { at: 0, bare: true } : undefined;
}

/** `They are light.` has nothing to mean once the thing itself is no longer named. */
function resumes(text: string): boolean {
  return /\b(?:it|its|they|them|their|he|she|him|her|his)\b/iu.test(text);
}

function* rewritten(tokens: readonly Token[], bare: boolean, found: Superlative): Generator<Candidate> {
  const start = tokens[0];
  if (!start) return;
  const thing = /^things?$/u.test(found.noun);
  const what = thing
    ? `anything ${found.more}`
    : `${found.plural ? '' : found.more.match(/^[aeiou]/u) ? 'an ' : 'a '}${found.more} ${found.noun}`;
  const life = lifetime(tokens, found.after);
  const told = life ?? relative(tokens, found.after);
  if (!told || (life && UNHAD.test(found.noun))) return;
  const have = told.who.replace("'ve", " haven't");
  const never =
    bare && told.verb === 'had' && !told.span ? ['Never', "I've never"] : [told.span ? have : `${told.who} never`];
  for (const opening of never) {
    if (/^Never/u.test(opening) && told.ever) continue;
    const text = `${opening} ${told.verb}${told.particle} ${what}${told.of}`;
    const lower = /^\p{Ll}/u.test(start.text);
    yield {
      edits: [
        {
          start: start.start,
          end: told.end,
          text: lower && !text.startsWith('I') ? text.charAt(0).toLowerCase() + text.slice(1) : capitalize(text),
        },
      ],
    };
  }
}
