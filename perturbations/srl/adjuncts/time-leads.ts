import { type Clause, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';
import { endFirst } from './end-first.js';

const TIME =
  /^(?:today|tonight|yesterday(?: (?:morning|afternoon|evening))?|tomorrow(?: (?:morning|afternoon|evening|night))?|this (?:morning|afternoon|evening|week|weekend|month|term|year|spring|summer|autumn|winter)|last (?:night|week|month|year|summer|winter)|all (?:day|morning|afternoon|evening|night|week|weekend)|every (?:single )?(?:morning|evening|night|week|weekend|winter|summer))$/u;
/** What the time may be of instead, and what opens a clause. */
const TAKES =
  /^(?:that|what|who|which|where|when|if|because|whether|how|why|than|as|so|but|or|not|love|loving|hate|like|want|wanted|hope|hoping|plan|planning|promise|promised|expect|excited|looking|forward|hear|sorry|nervous|anxious|worried|ready|dread|dreading|wait|waiting|book|booked|schedule|scheduled|moved|postponed|changed|switched|set|invited|remember|regret|thank|thanks|grateful|appreciate|think|thinking|thought|guess|guessing|wonder|wondering|say|said|says|told|tell|tells|know|knew|mean|means|about|of|until|till|from|since|for|by|only|just|even|yet|again|ashamed|proud|glad|jealous|meant|supposed|due|open|opens|close|closes|start|starts|sometime|end|ends|begin|begins|delighted|thrilled|see|watch|meet|is|was|be|miss|missing|missed|feel|feeling|felt|wish|needs|next|last|this|and|yesterday|tomorrow|tonight|today|no|never|n't)$/u;
const HEAD =
  /^(?:i|we) (?:(?:'m|'re|am|are) (?:(?:finally|just|probably|still) )?(?:trying to|going to|trying|taking|making|baking|cooking|painting|cleaning|cheering|working|staying|helping|walking|cycling|driving|flying|visiting|hosting|teaching|playing|having)|have to|need to|get to|'ll (?:probably )?|will (?:probably )?|might)\b|^(?:someone|somebody|my \p{L}+|our \p{L}+|the \p{L}+) (?:stole|keyed|broke|smashed|dented|scratched|knocked|ate|forgot|ignored|cancelled|canceled|burnt|burned|flooded|lost|fixed|cleaned|called|rang|visited|left|sent|gave|made|baked|found|bit|chewed|brought|cried|slept|sang|won)\b/u;

export const timeLeads: Rule = {
  about: 'When it was or will be leads: “Someone stole my bike last night” → “Last night, someone stole my bike”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Someone keyed our van last night 😠', 'Last night, someone keyed our van 😠'],
    ["I'm trying to bake more bread this month", "This month, I'm trying to bake more bread"],
    ['I have to return the ladder today', 'Today, I have to return the ladder'],
  ],
  leaves: [
    "I'm excited for tonight",
    'I have to know if he sails tomorrow',
    'I have to prepare for the exam tomorrow',
    'Someone left',
    'The meeting is tomorrow',
    'I will see you tomorrow',
    'My aunt rang and left last night',
    'The mill shut its gates at ten last night',
    "i'm trying to bake more this month",
    'I have to oil the hinges later today',
    'My aunt baked two tarts earlier this week',
  ],
  words: () => neededWords(/\b(?:today|tonight|yesterday|tomorrow|this|last|all|every)\b/u),
  *propose(doc) {
    if (doc.sentences.length > 2) return;
    for (const stated of statedSentences(doc)) {
      const { words, first, clauses } = stated;
      if (words.length > 16 || clauses.length > 1 || !(HEAD.test(lowered(words)) || isDone(clauses[0]))) continue;
      const at = words.findIndex((_, place) => place > 3 && TIME.test(lowered(words.slice(place))));
      const [time, before] = [words[at], words[at - 1]];
      if (!time || !before || !isWhole(words, at)) continue;
      // `at ten last night` is one time; a comma so early is none of a message without capitals
      if (/\bat \S+ $/u.test(doc.text.slice(first.start, time.start)) || /^\p{Ll}/u.test(first.text)) continue;
      yield { edits: endFirst(doc, stated, before, time) };
    }
  },
};

/** What somebody did: an event, with something after its verb. */
function isDone(clause: Clause | undefined): boolean {
  if (!clause || clause.negation || clause.copular || clause.tense !== 'past' || clause.auxiliaries.length > 0)
    return false;
  if (
    /^(?:be|have|own|live|stay|keep|look|seem|know|like|love|want|need|enjoy|appreciate|use|get|become|happen|mean)$/u.test(
      clause.verb.lemma,
    )
  )
    return false;
  return !/^(?:it|this|that|there|you|they)$/u.test(clause.subject.head.lower) && clause.rest.tokens.length > 2;
}

/** Between the verb and the time stands nothing that could take it. */
function isWhole(words: readonly Token[], at: number): boolean {
  const rest = words.slice(2, at).filter(({ lower }) => !/^(?:to|have|need|the)$/u.test(lower));
  if (rest.some(({ lower, text }) => text === ',' || TAKES.test(lower))) return false;
  return !/^(?:to|of|in|on|at|for|with|the|a|an|only|just|later?|earl(?:y|ier)|sooner)$/u.test(
    words[at - 1]?.lower ?? '',
  );
}
