import type { Rule } from '../../src/plugin.js';
import { isGrave } from '../around/register.js';
import { eachAfter, endsOpen } from './afterthought.js';

export const notMyDay: Rule = {
  about: 'A small mishap of the speaker’s own is rounded off by “Not my day”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['I just spilled coffee on my laptop 😩', 'I just spilled coffee on my laptop 😩 Just not my day'],
    ["I've locked myself out.", "I've locked myself out. This is not my day."],
  ],
  leaves: [
    'I just spilled the news',
    'My brother dropped his phone',
    'I dropped the kids off',
    'I lost my father',
    'I never lost my keys',
    'I lost my keys but they turned up',
    'I forgot how good this song is',
    'I forgot to lock the door years ago',
    'I missed you',
    'I might have dropped my keys',
  ],
  *propose(doc) {
    const [clause, second] = doc.clauses;
    if (!clause || second || doc.sentences.length > 1 || !endsOpen(doc) || isGrave(doc)) return;
    if (!/^i$/iu.test(clause.subject.text) || clause.negation || clause.start !== doc.tokens[0]?.start) return;
    if (
      /\b(?:but|day|ago|last|always|when|if|yesterday|luckily|not|good|great|best|weight)\b|!\s*$|['’]ll\b/iu.test(
        doc.text,
      )
    )
      return;
    if (clause.auxiliaries.some(({ lower }) => !/^(?:have|'ve)$/u.test(lower)) || !MISHAP.test(clause.text)) return;
    yield* eachAfter(doc, ['Just not my day', 'Not my day', 'This is not my day']);
  },
};

/** What one breaks, loses or leaves behind of one's own. */
const MISHAP =
  /\b(?:spill(?:ed|t) (?:\p{L}+ ){1,3}(?:on|over|all)|drop(?:ped) (?:my|the) (?!kids|children|ball|idea|class)\p{L}+|los(?:t) my (?:keys|phone|wallet|purse|bag|glasses|passport|ticket|card|headphones|gloves?|umbrella)|left my (?:keys|phone|wallet|purse|bag|glasses|passport|ticket|card|umbrella|charger|laptop)|(?:broke|cracked|smashed|scratched|ripped|tore|stained|shrank) my \p{L}+|locked myself out|deleted (?:the wrong|my whole|the whole|my entire)|missed (?:my|the) (?:bus|train|flight|stop|ferry|connection|tram|deadline)|burn(?:ed|t) (?:my|the) (?:dinner|toast|rice|cake|tongue|hand|breakfast)|overslept|slept through|stubbed my toe|locked my keys|forgot my (?:keys|phone|wallet|laptop|charger|umbrella|lunch|password)|got a (?:flat|puncture|parking ticket))\b/iu;
