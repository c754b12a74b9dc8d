import { lowerOpening, type Rule } from '../../src/plugin.js';
import { statedSentences } from './stated.js';

/** What something can only be in somebody's eyes. */
const OPINION =
  /^(?:good|great|nice|lovely|wonderful|brilliant|superb|fantastic|excellent|amazing|outstanding|awesome|stunning|gorgeous|beautiful|charming|delightful|delicious|tasty|magical|enchanting|spellbinding|mesmerising|thrilling|gripping|hilarious|funny|witty|adorable|cute|sweet|stylish|elegant|graceful|impressive|spectacular|magnificent|marvellous|marvelous|glorious|splendid|sublime|phenomenal|terrific|fabulous|incredible|perfect|flawless|fun|fine|okay|ok|decent|average|mediocre|ordinary|unremarkable|passable|adequate|alright|bad|awful|terrible|horrible|dreadful|atrocious|appalling|dire|shocking|disgraceful|embarrassing|cringeworthy|rubbish|pathetic|lame|tacky|ugly|hideous|bland|stodgy|dull|boring|tedious|dreary|predictable|forgettable|clichéd|shallow|pretentious|confusing|muddled|overrated|overpriced|pricey|disappointing|underwhelming|poor|sloppy|careless|clumsy|lazy|rude|arrogant|patronising|patronizing|condescending|dismissive|smug|friendly|kind|thoughtful|patient|attentive|considerate|helpful|encouraging|reassuring|professional|unprofessional|clueless|fair|unfair|silly|weird|creepy|depressing|uncomfortable|cosy|cozy|atmospheric|peaceful|relaxing|inspiring|moving|touching|interesting|uninteresting|fascinating|informative|useless|pointless|gloomy|tasteless|soulless|cheap-looking|dazzling|touching|breathtaking|tiring|exhausting|annoying|unbearable|insufferable|impeccable|exquisite|divine|heavenly|ghastly|grim|vile|disgusting|revolting|bizarre|messy)$/u;
/** Nouns that only judge: `a delight`. */
const VERDICT =
  /^(?:joy|delight|treat|pleasure|triumph|masterpiece|gem|success|blast|disaster|disgrace|shambles|mess|letdown|disappointment|failure|flop|nightmare|joke|bore|farce|snooze|washout|fiasco|shame|scandal|insult|rip-off|con|waste|dream|hoot|riot|legend)$/u;

export const thoughtItWas: Rule = {
  about: 'A past judgement is put under who makes it: “The play was gripping” → “I thought the play was gripping”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The play was gripping 🎭', 'I thought the play was gripping 🎭'],
    ['The bridesmaids looked stunning', 'I thought the bridesmaids looked stunning'],
    ['The cruise was a disaster.', 'I thought the cruise was a disaster.'],
    ['Lovely evening. The soup was bland.', 'Lovely evening. I thought the soup was bland.'],
  ],
  leaves: [
    'The play was long',
    'The play is gripping',
    'The play was gripping and I cried',
    'He was rude',
    'I thought the play was gripping',
    "The play wasn't bad",
    'The weather was lovely',
    'The play was not gripping',
    'My week was awful',
    'The play was gripping, but the seats were hard',
    'The nurse was kind to my son',
    'THE PLAY WAS GRIPPING',
  ],
  *propose(doc) {
    if (/\b(?:I|we) (?:thought|found|think|felt)\b|\bmy opinion\b/u.test(doc.text)) return;
    for (const { words, first, clauses, opened } of statedSentences(doc)) {
      const [clause, second] = clauses;
      if (!clause || second || clause.negation || clause.auxiliaries.length > 0) continue;
      const { subject, verb } = clause;
      if (!/^(?:was|were|looked|sounded|tasted)$/u.test(verb.lower) || first.text === first.text.toUpperCase())
        continue;
      if (
        !/^(?:the|this|that|those|these|our|his|her|their|your)$/u.test(first.lower) ||
        first.index !== subject.tokens[0]?.index
      )
        continue;
      if (subject.tokens.length < 2 || NOT_JUDGED.test(subject.head.lower)) continue;
      if (doc.text.slice(subject.end, verb.start).trim() !== '') continue;
      const rest = words.filter(({ start }) => start >= verb.end);
      const said = rest.map(({ lower }) => lower);
      const body = /^(?:very|really|so|absolutely|incredibly|quite|pretty|rather|just|truly|simply|a|an)$/u.test(
        said[0] ?? '',
      )
        ? said.slice(1)
        : said;
      const [judged, and, other] = body;
      const article = /^an?$/u.test(said[0] ?? '');
      if (article && (verb.lower === 'looked' || verb.lower === 'tasted')) continue;
      const one = body.length === 1 && judged !== undefined && (article ? VERDICT : OPINION).test(judged);
      const two =
        !article && body.length === 3 && and === 'and' && OPINION.test(judged ?? '') && OPINION.test(other ?? '');
      if (!one && !two) continue;
      yield {
        edits: [
          { start: first.start, end: first.end, text: `${opened('i').toUpperCase()} thought ${lowerOpening(first)}` },
        ],
      };
    }
  },
};

const NOT_JUDGED =
  /^(?:weather|traffic|sky|sun|day|week|month|year|weekend|morning|night|news|results?|mood|patient|news|breakup|divorce|funeral|surgery|operation|accident|pain|feeling|baby|birth)$/u;
