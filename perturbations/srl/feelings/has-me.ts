import { type Doc, neededWords, type Rule, type Token, uncapitalize } from '../../../src/plugin.js';
import { phraseAt } from '../asked.js';
import { lowered, type Stated, statedSentences } from '../stated.js';

const STATE =
  "(?:(?:so|really|absolutely|completely|a bit|quite) )?(?:stressed(?: out)?|frustrated|excited|worried|confused|overwhelmed|annoyed|anxious|nervous|exhausted|puzzled|fuming|buzzing|hooked|baffled|stumped|bored stiff|terrified|worn out|over the moon|in tears|in stitches|on edge|at my wits' end|giddy|livid|furious|shaken|spooked|mesmerised|intrigued)";
const HEAD = new RegExp(`^i 'm (?:feeling )?(${STATE}) (?:about|by|over|with|because of|after|at) `, 'u');

export const hasMe: Rule = {
  about: 'What brings a state about becomes the subject: “I’m fuming about the fees” → “The fees have me fuming”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm fuming about the parking fees 😡", 'The parking fees have me fuming 😡'],
    ["I'm over the moon about our new flat!", 'Our new flat has me over the moon!'],
    ["I'm worn out by all these rehearsals", 'All these rehearsals have me worn out'],
  ],
  leaves: [
    "I'm fuming about it",
    "I'm not worried about the fees",
    "I'm excited about my sister",
    "I'm worried about the fees and the rent",
    "I'm over the moon",
    "I'm worried about the fees, but I'll manage",
    "I'm happy with the fees",
    "I'm bored at the moment",
    "I'm thrilled with our new shed",
  ],
  words: () => neededWords(HEAD),
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const edit = caused(doc, stated);
      if (edit) yield { edits: [edit] };
    }
  },
};

function caused(doc: Doc, { words, first, last, opened }: Stated) {
  const said = lowered(words);
  const head = HEAD.exec(said);
  const state = head?.[1];
  if (!head || state === undefined) return undefined;
  const count = head[0].trim().split(' ').length;
  const [link, cause] = words.slice(count - 1);
  if (!link || !cause || !/^(?:the|my|our|this|these|that|all|your)$/u.test(cause.lower)) return undefined;
  const found = causeAt(doc, cause, last);
  if (!found || cause === last || (/^(?:after|at)$/u.test(link.lower) && !EVENT.test(found.end.lower)))
    return undefined;
  if (found.animacy === 'person' || found.words.some(({ lower }) => /^(?:and|or)$/u.test(lower))) return undefined;
  const opener = words[1]?.lower === "'m" && words[2]?.lower === 'feeling' ? 'feeling ' : '';
  const from = words[opener === '' ? 2 : 3];
  const end = words[count - (link.lower === 'of' ? 3 : 2)];
  if (!from || !end) return undefined;
  const felt = uncapitalize(doc.text.slice(from.start, end.end));
  const has = found.plural ? 'have' : 'has';
  return {
    start: first.start,
    end: last.end,
    text: `${opened(doc.text.slice(cause.start, last.end))} ${has} me ${opener}${felt}`,
  };
}

const EVENT =
  /^(?:workout|hike|walk|concert|gig|match|game|meeting|film|movie|show|interview|exam|news|call|session|class|party|trip|run|swim|seminar|lecture|talk|sermon|rehab|rehearsal)$/u;

function causeAt(doc: Doc, cause: Token, last: Token) {
  const all = cause.lower === 'all' ? doc.tokens[cause.index + 1] : cause;
  const phrase =
    doc.nounPhrases.find(({ start }) => start === cause.start) ??
    doc.nounPhrases.find(({ start }) => start === all?.start);
  const found =
    phrase && phraseAt(doc, phrase.tokens[0] ?? cause, { start: phrase.start, end: last.end, text: '', tokens: [] });
  if (!phrase || found?.end !== last) return undefined;
  return {
    end: last,
    plural: phrase.number === 'plural' || cause.lower === 'all',
    animacy: phrase.animacy,
    words: phrase.tokens,
  };
}
