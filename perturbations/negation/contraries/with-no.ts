import type { Rule, Sentence, Token } from '../../../src/plugin.js';

export const withNo: Rule = {
  about: 'What is lacking is said with “no”: “a room without a window” → “a room with no window”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['We slept in a room without a window', 'We slept in a room with no window'],
    ['He was left for nine hours without food or water.', 'He was left for nine hours with no food or water.'],
    ['The lamp came without instructions 💡', 'The lamp came with no instructions 💡'],
  ],
  leaves: [
    'It went without a hitch',
    'He left without asking',
    'We did it without him',
    'Tea without the milk',
    'I go nowhere without my phone',
    'without doubt the best',
    'We could not leave without a key',
    'Tenants may not keep pets without consent.',
    'It works without fail',
    'I read it without a struggle',
    'My son is learning to ride without stabilisers',
    'Was it a room without a window?',
  ],
  words: () => ['without'],
  *propose({ text, tokens, sentences }) {
    if (!/\bwithout\b/u.test(text) || text.includes('?')) return;
    for (const [at, token] of tokens.entries()) {
      if (token.lower === 'without' && sentences.some((each) => holds(each, token) && DENIED.test(each.text))) continue;
      if (token.lower !== 'without' || at === 0 || /ing$/u.test(tokens[at - 1]?.lower ?? '') || DOES.test(text))
        continue;
      const article = /^(?:an?|any)$/u.test(tokens[at + 1]?.lower ?? '') ? tokens[at + 1] : undefined;
      const place = at + (article ? 2 : 1);
      // `a power cable`
      const compound = tokens[place]?.pos === 'NOUN' && OBJECT.test(tokens[place + 1]?.lower ?? '') ? 1 : 0;
      const noun = tokens[place + compound];
      const after = tokens[place + compound + 1];
      if (!noun || !isLacked(noun, article) || !isDone(after)) continue;
      yield { edits: [{ start: token.start, end: (article ?? token).end, text: 'with no' }] };
    }
  },
};

const holds = ({ start, end }: Sentence, token: Token): boolean => start <= token.start && token.end <= end;

const DENIED = /\b(?:not|never|no|nobody|nothing|cannot|nowhere|hardly)\b|n['’]t\b|\bwithout\b.*\bwithout\b/iu;
/** What one manages without a help. */
const DOES = /\b(?:learn\w*|ride|riding|walk\w*|swim\w*|feel\w*|manage\w*|cope|live|survive\w*)\b.*\bwithout\b/iu;
/** Set phrases. */
const FIXED =
  /^(?:doubt|fail|exception|question|prejudice|further|ado|hitch|word|sound|trace|break|second|care|thought|limit|end|equal|parallel|cause|reason|result|success|avail|precedent|mention|so|permission|consent|delay|backing|warning|notice|point|peer|fuss|regard|reservation|hesitation|interruption|incident|effort|difficulty|problem|problems|issue|issues|hope|help|fear|shame|blinking|stopping|title|merit|foundation)$/u;

function isLacked({ lower, pos }: Token, article: Token | undefined): boolean {
  if (pos !== 'NOUN' || FIXED.test(lower) || /ing$/u.test(lower)) return false;
  return article === undefined || article.lower === 'any'
    ? /[^s]s$/u.test(lower) || MASS.test(lower)
    : OBJECT.test(lower);
}

const OBJECT =
  /^(?:window|door|lid|handle|blanket|coat|chair|table|bed|roof|seat|label|receipt|key|phone|ticket|charger|stick|lift|elevator|pillow|view|garden|balcony|heater|fan|helmet|torch|map|guide|pocket|zip|hood|plug|battery|screen|case|box|cover|towel|kettle|fridge|toilet|shower|sink|bath|lock|driver|passport|visa|car|licence|license|manual|strap|cable|stand|mirror|fence|railing|ramp|interval|apology|refund|date|name|signature|stamp|price|tracking number|sleeve|hat|jacket|fridge|air conditioner|bin|sign|boat|boiler|job|home|roof)$/u;
const MASS =
  /^(?:food|water|heating|electricity|power|milk|sugar|salt|gas|light|heat|internet|wifi|sleep|breakfast|lunch|dinner|money|insurance|glass|paper|soap|gluten|lactose|caffeine|meat|alcohol|petrol|fuel|air|sound|furniture|shade|running|signal|supplies|staff|parking|seating)$/u;

function isDone(after: Token | undefined): boolean {
  return (
    !after ||
    after.kind === 'emoji' ||
    /^[.,!]$/u.test(after.text) ||
    /^(?:or|for|since|and|in|on|at)$/u.test(after.lower)
  );
}
