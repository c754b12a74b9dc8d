import { type Doc, type Rule, type Token, wordTable } from '../../../src/plugin.js';
import { POSSESSIVE, phraseAt } from '../asked.js';

/** Verbs and the particles that may stand on either side of their object. */
const PARTICLES = wordTable<RegExp>({
  pick: /^up$/u, turn: /^(?:on|off|down|up)$/u, put: /^(?:up|away|off|back|down)$/u, take: /^(?:off|out|back|down|away)$/u, bring: /^(?:back|in)$/u, throw: /^(?:out|away)$/u, clean: /^(?:up|out)$/u,
  fill: /^(?:in|out|up)$/u, give: /^(?:back|away)$/u, hand: /^(?:in|over|out|back)$/u, look: /^up$/u, pay: /^(?:off|back)$/u, set: /^up$/u, sort: /^out$/u, switch: /^(?:on|off)$/u,
  tidy: /^up$/u, try: /^(?:on|out)$/u, write: /^down$/u, call: /^off$/u, cut: /^(?:off|down|up)$/u, drop: /^off$/u, heat: /^up$/u, lock: /^up$/u, pass: /^(?:on|round)$/u, print: /^(?:out|off)$/u,
  send: /^(?:back|out|off)$/u, tear: /^(?:down|up|off)$/u, wake: /^up$/u, shut: /^(?:down|off)$/u, rip: /^(?:off|up)$/u, knock: /^(?:over|down)$/u, wash: /^(?:out|up)$/u, back: /^up$/u, use: /^up$/u, mix: /^up$/u, mess: /^up$/u,
  dig: /^up$/u, work: /^out$/u, clear: /^(?:out|up|away)$/u, check: /^out$/u, plug: /^in$/u, wrap: /^up$/u, warm: /^up$/u, fold: /^up$/u, hang: /^(?:up|out)$/u, burn: /^down$/u, close: /^down$/u, cross: /^(?:out|off)$/u,
  note: /^down$/u, phone: /^up$/u, ring: /^up$/u, pull: /^(?:down|off|out)$/u, scrub: /^off$/u, wipe: /^(?:off|down|away)$/u, roll: /^(?:up|out)$/u, save: /^up$/u, show: /^off$/u, sell: /^off$/u, tip: /^over$/u,
  top: /^up$/u, trade: /^in$/u, wear: /^out$/u, zip: /^up$/u, finish: /^(?:off|up)$/u, lift: /^up$/u, chop: /^(?:up|down)$/u, smash: /^up$/u, sweep: /^up$/u, eat: /^up$/u, drink: /^up$/u, gobble: /^up$/u, leave: /^out$/u,
  track: /^down$/u, rule: /^out$/u, point: /^out$/u, carry: /^out$/u, figure: /^out$/u, iron: /^out$/u, patch: /^up$/u, blow: /^(?:up|out)$/u, let: /^(?:in|out|down)$/u, pack: /^up$/u, scrape: /^off$/u, peel: /^off$/u, kick: /^(?:off|down)$/u,
  hold: /^up$/u, talk: /^over$/u, think: /^over$/u, swap: /^(?:over|out)$/u, read: /^out$/u, slow: /^down$/u, split: /^up$/u, spell: /^out$/u, store: /^away$/u, tie: /^(?:up|back)$/u, wind: /^up$/u,
}); // biome-ignore format: a table

export const particleMoved: Rule = {
  about: 'A particle changes sides: “I paid off the loan” ↔ “I paid the loan off”',
  expects: { sentiment: 'same', 'yes-no': 'same', labels: 'same' },
  examples: [
    ['I finally paid off the loan 🎉', 'I finally paid the loan off 🎉'],
    ['She picks the van up at 8.', 'She picks up the van at 8.'],
    ['Should a driver switch off the engine?', 'Should a driver switch the engine off?'],
  ],
  leaves: [
    'I paid it off',
    'We turned up the next day',
    'I set up a meeting with the owner of the bar',
    'He gave up smoking',
    'We looked up at the sky',
    'Pick the one up north',
    'The view took my breath away',
    'The band brought the house down',
    'The ending knocked my socks off',
    'Please pass on my thanks',
    'I nearly tipped my baby over',
    'Should a welder take off the mask and the gloves first?',
    'I threw out the old rug, the lamp and the chairs',
    'Please tell me who can sort this out today.',
    'She was patient, and I passed on my first attempt.',
    'The kettle was quietly taken off the market.',
    'A kettle taken off the market is no bargain',
    'Could a sailor work out his position at sea?',
  ],
  words: () => Object.keys(PARTICLES),
  *propose(doc) {
    for (const verb of doc.tokens) {
      const particle = PARTICLES[verb.lemma];
      const next = doc.tokens[verb.index + 1];
      const sentence = doc.sentences.find(({ start, end }) => start <= verb.start && end >= verb.end);
      if (!particle || verb.pos !== 'VERB' || !next || !sentence) continue;
      const out = particle.test(next.lower) ? next : undefined;
      const opener = out ? doc.tokens[next.index + 1] : next;
      const object =
        opener && /^(?:the|my|our|this|that|these|his|her|their|your)$/u.test(opener.lower)
          ? phraseAt(doc, opener, sentence)
          : undefined;
      if (
        !object ||
        object.phrase.tokens.length > 3 ||
        (object.phrase.tokens.length === 1 && /^(?:this|that|these)$/u.test(object.end.lower)) || // `sort this out` stays
        object.end !== object.phrase.tokens.at(-1) ||
        isTime(object.end) ||
        object.phrase.tokens.some(({ lower }) =>
          /^(?:first|second|third|fourth|last|next|attempt|try|go)$/u.test(lower),
        ) || // `passed on my first attempt`
        (out && isPassive(doc, verb)) || // `was taken off the market`: it has no object
        (out?.lower === 'off' && OFF_WHICH.test(object.end.lower)) ||
        (verb.lemma === 'tip' && object.phrase.animacy !== 'thing') || // `tip over my baby`: fall over it
        IN_IDIOMS.test(object.end.lower)
      )
        continue;
      const after = doc.tokens[object.end.index + 1];
      if (out) {
        if (!closes(after) || goesOn(doc, after) || (out.lower === 'out' && after?.lower === 'at')) continue; // `out at sea`
        yield {
          edits: [
            { start: verb.end, end: out.end, text: '' },
            { start: object.end.end, end: object.end.end, text: ` ${out.text}` },
          ],
        };
      } else if (after && particle.test(after.lower) && closes(doc.tokens[after.index + 1])) {
        yield {
          edits: [
            { start: verb.end, end: verb.end, text: ` ${after.text}` },
            { start: object.end.end, end: after.end, text: '' },
          ],
        };
      }
    }
  },
};

/** Off which something is taken: `a drug taken off the market`. */
const OFF_WHICH =
  /^(?:market|menu|shelf|shelves|roads?|streets?|list|map|air|agenda|table|rails|field|pitch|stage|grid|internet|web|site|page|plane|train|bus|boat|ship|wall|ground|register|premises|bill|total|price|case|team|course|court|track)$/u;

const isPassive = ({ tokens }: Doc, verb: Token): boolean =>
  /^(?:is|are|was|were|be|been|being|get|gets|got|getting)$/u.test(
    tokens.slice(0, verb.index).findLast(({ pos }) => pos !== 'ADV')?.lower ?? '',
  ) && !/ing$/u.test(verb.lower);

/** Held fast where they are: `took my breath away`, `brought the house down`. */
const IN_IDIOMS =
  /^(?:breath|heart|mind|socks?|house|head|hair|spirits?|chin|eyes?|guard|act|hopes?|sleeves|roof|edge|foot|feet|ears?|nose|face|hand|hands|voice|stops|towel|fort|smile|pain|life|thanks|regards|wishes|love)$/u;

function isTime({ lower }: Token): boolean {
  return /^(?:day|week|month|year|morning|night|time|weekend|evening)$/u.test(lower);
}

/** `take off the veil and the gloves`: the object is not at its end. */
function goesOn({ tokens }: Doc, mark: Token | undefined): boolean {
  const next = mark && /^(?:and|,)$/u.test(mark.lower) ? tokens[mark.index + 1] : undefined;
  return next !== undefined && (/^(?:DET|NOUN|NUM|ADJ)$/u.test(next.pos) || POSSESSIVE.test(next.lower));
}

function closes(next: Token | undefined): boolean {
  return (
    next === undefined ||
    next.kind === 'emoji' ||
    /^[.!?,]+$/u.test(next.text) ||
    /^(?:and|but|because|when|yesterday|today|tonight|tomorrow|this|last|again|at|before|after)$/u.test(next.lower)
  );
}
