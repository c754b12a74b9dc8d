import { type Candidate, capitalize, type Rule, type Token } from '../../src/plugin.js';

/** `best` is said by `better`: with these the comparative is plain. */
const COMPARATIVES: Readonly<Record<string, string>> = {
  best: 'better', worst: 'worse', nicest: 'nicer', friendliest: 'friendlier', tastiest: 'tastier', rudest: 'ruder', kindest: 'kinder',
  funniest: 'funnier', loveliest: 'lovelier', saddest: 'sadder', slowest: 'slower', sweetest: 'sweeter', dirtiest: 'dirtier',
  ugliest: 'uglier', happiest: 'happier', prettiest: 'prettier', cosiest: 'cosier', dullest: 'duller', weirdest: 'weirder', easiest: 'easier',
  hardest: 'harder', finest: 'finer', greatest: 'greater', cutest: 'cuter', coolest: 'cooler', toughest: 'tougher', longest: 'longer',
}; // biome-ignore format: a table

const NOUNS_MASS =
  /^(?:food|service|coffee|tea|weather|advice|music|pasta|pizza|security|bread|ice|support|news|sushi|ramen|furniture|customer)$/u;

interface Superlative {
  readonly more: string;
  /** What is ranked, up to the time or relative clause. */
  readonly noun: string;
  readonly plural: boolean;
  /** Place of the first token after the noun. */
  readonly after: number;
}

export const neverBetter: Rule = {
  about: 'A superlative is said by a negated comparative: “worst pizza I’ve ever had” → “never had a worse pizza”',
  expects: { sentiment: 'same' },
  examples: [
    ["worst pizza I've had in my entire life", 'never had a worse pizza in my entire life'],
    ["That was the most boring lecture I've ever sat through", "I've never sat through a more boring lecture"],
    ["Best decision I've made in ages!", "I haven't made a better decision in ages!"],
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
  ],
  *propose(doc) {
    for (const sentence of doc.sentences) {
      if (
        sentence.text.includes('?') ||
        sentence.tokens.some(({ lower }) => /^(?:not|n't|never|one|but|probably|if)$/u.test(lower))
      )
        continue;
      const opens = openingOf(sentence.tokens);
      const found = opens === undefined ? undefined : superlative(sentence.tokens, opens.at);
      if (!opens || !found) continue;
      yield* rewritten(sentence.tokens, opens.bare, found);
    }
  },
};

/** Where the superlative begins: at the start, or after `That was the`, `It is the`. */
function openingOf(tokens: readonly Token[]): { readonly at: number; readonly bare: boolean } | undefined {
  const [first, second, third] = tokens;
  if (/^(?:this|that|it|he|she)$/u.test(first?.lower ?? '') && /^(?:was|is|'s|’s)$/u.test(second?.lower ?? ''))
    return third?.lower === 'the' ? { at: 3, bare: false } : undefined;
  if (first?.lower === 'the' && COMPARATIVES[second?.lower ?? '']) return { at: 1, bare: true };
  return COMPARATIVES[first?.lower ?? ''] ? { at: 0, bare: true } : undefined;
}

function superlative(tokens: readonly Token[], at: number): Superlative | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  const most = first?.lower === 'most' && second?.pos === 'ADJ';
  const more = most ? `more ${second.lower}` : COMPARATIVES[first?.lower ?? ''];
  if (more === undefined) return undefined;
  const from = at + (most ? 2 : 1);
  let after = from;
  while (tokens[after] && /^(?:NOUN|ADJ)$/u.test(tokens[after]?.pos ?? '')) after++;
  const words = tokens.slice(from, after);
  const head = words.at(-1);
  if (head?.pos !== 'NOUN' || /^(?:wishes|regards|part|bit|way|luck|man|friend|case|of)$/u.test(head.lower))
    return undefined;
  const mass = words.some(({ lower }) => NOUNS_MASS.test(lower)) && !/^(?:pizza)$/u.test(head.lower);
  return { more, noun: words.map(({ text }) => text).join(' '), plural: head.lemma !== head.lower || mass, after };
}

function* rewritten(tokens: readonly Token[], bare: boolean, found: Superlative): Generator<Candidate> {
  const start = tokens[0];
  if (!start) return;
  const thing = /^things?$/u.test(found.noun);
  const what = thing
    ? `anything ${found.more}`
    : `${found.plural ? '' : found.more.match(/^[aeiou]/u) ? 'an ' : 'a '}${found.more} ${found.noun}`;
  const told = lifetime(tokens, found.after) ?? relative(tokens, found.after);
  if (!told) return;
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

interface Told {
  readonly who: string;
  readonly verb: string;
  readonly particle: string;
  readonly of: string;
  readonly ever: boolean;
  /** Whether a stretch of time follows that is not one's life: `all year`, `in ages`. */
  readonly span: boolean;
  readonly end: number;
}

/** `ever`, `of my life`, `of the year`: what one has had. */
function lifetime(tokens: readonly Token[], at: number): Told | undefined {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const had = { who: "I've", verb: 'had', particle: '', span: false };
  if (first?.lower === 'ever' && isEnd(second)) return { ...had, of: '', ever: true, end: first.end };
  if (first?.lower === 'of' && second?.lower === 'my' && third?.lower === 'life' && isEnd(tokens[at + 3]))
    return { ...had, of: ' in my life', ever: false, end: third.end };
  return undefined;
}

/** `I've ever had`, `we have eaten all year`. */
function relative(tokens: readonly Token[], at: number): Told | undefined {
  let next = at;
  if (tokens[next]?.lower === 'that') next++;
  const [who, have] = [tokens[next], tokens[next + 1]];
  if (!who || !have || !/^(?:i|we)$/u.test(who.lower) || !/^(?:'ve|’ve|have)$/u.test(have.lower)) return undefined;
  next += 2;
  const ever = tokens[next]?.lower === 'ever';
  if (ever) next++;
  const verb = tokens[next];
  const particle =
    /^(?:through|with|to|on|in|at)$/u.test(tokens[next + 1]?.lower ?? '') && isTail(tokens[next + 2])
      ? tokens[next + 1]
      : undefined;
  const last = particle ?? verb;
  if (!verb || !last || (verb.pos !== 'VERB' && verb.lower !== 'had') || !isTail(tokens[next + (particle ? 2 : 1)]))
    return undefined;
  if (!ever && isEnd(tokens[next + (particle ? 2 : 1)])) return undefined;
  return {
    who: who.lower === 'i' ? "I've" : `${who.text === 'we' ? 'we' : 'We'}'ve`,
    verb: verb.lower,
    particle: particle ? ` ${particle.lower}` : '',
    of: '',
    ever: false,
    span: isSpan(tokens.slice(tokens.indexOf(last) + 1)),
    end: last.end,
  };
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'emoji' || /^[.!,]+$/u.test(token.text);
}

function isTail(token: Token | undefined): boolean {
  return isEnd(token) || /^(?:in|all|so|this|here|there)$/u.test(token?.lower ?? '');
}

function isSpan([first, second]: readonly Token[]): boolean {
  return /^(?:all|this|so)$/u.test(first?.lower ?? '') || (first?.lower === 'in' && second?.lower !== 'my');
}
