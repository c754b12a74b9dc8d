import type { Doc, Rule, Sentence, Token } from '../../src/plugin.js';
import { capitalize } from '../../src/plugin.js';
import { antecedentOf, type Subject } from './stated/antecedent.js';

/** The way back: where a pronoun can mean one thing that was mentioned, that is named again. */
export const repeatedNoun: Rule = {
  about: 'Names again what a pronoun means, where only one thing before it can be meant',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['We tried the fish stew. It was bland.', 'We tried the fish stew. The fish stew was bland.'],
    [
      'This keyboard has 87 keys and a detachable cable. It weighs a kilo.',
      'This keyboard has 87 keys and a detachable cable. The keyboard weighs a kilo.',
    ],
    [
      "I wore the boots twice. They're already falling apart",
      'I wore the boots twice. The boots are already falling apart',
    ],
  ],
  leaves: [
    'It was fine. It was short.',
    'The stall is by the bridge. It sells figs.',
    'My boots arrived yesterday. They are ruined.',
    'This printer is useless, it jams all day',
    'The cat chased the ball. It was quick.',
    'My sister met my aunt. She was late.',
    'I bought a lamp. It took me two hours to get home.',
  ],
  *propose(doc) {
    for (const sentence of doc.sentences) {
      if (sentence.kind !== 'statement' || /["“”]/u.test(sentence.text)) continue;
      for (const [at, pronoun] of sentence.tokens.entries()) {
        const form = subjectForm(sentence, at);
        const [verb, next] = [sentence.tokens[at + 1], sentence.tokens[at + 2]];
        if (!form || !verb || (form === 'it' && isEmpty(doc, sentence, at))) continue;
        const mention = antecedentOf(doc, sentence, pronoun, form, { apart: true });
        if (mention !== undefined && (!/^the\b/u.test(mention) || /^(?:he|she)$/u.test(form))) continue;
        if (mention !== undefined && opensBefore(doc, sentence, mention)) continue;
        const after = next?.pos === 'ADV' ? sentence.tokens[at + 3] : next;
        const finite = mention === undefined ? undefined : full(verb, after);
        if (mention === undefined || finite === undefined) continue;
        const text = `${/^\p{Lu}/u.test(pronoun.text) ? capitalize(mention) : mention}${finite}`;
        yield { edits: [{ start: pronoun.start, end: finite === '' ? pronoun.end : verb.end, text }] };
      }
    }
  },
};

/** `The stall is by the bridge. The stall sells figs.`: one sentence after the other opens alike. */
function opensBefore(doc: Doc, { index }: Sentence, mention: string): boolean {
  return doc.sentences[index - 1]?.text.toLowerCase().startsWith(mention.toLowerCase()) ?? false;
}

/** The pronoun where it opens a sentence or a clause after a comma, dash, `and` or `but`, before a verb. */
function subjectForm({ tokens }: Sentence, at: number): Subject | undefined {
  const [before, pronoun, verb] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!pronoun || !verb || !/^(?:VERB|AUX|ADV)$/u.test(verb.pos)) return undefined;
  if (before && !/^(?:,|and|but|because|[-–—]+)$/u.test(before.lower)) return undefined;
  switch (pronoun.lower) {
    case 'it':
    case 'they':
    case 'he':
    case 'she':
      return pronoun.lower;
    default:
      return undefined;
  }
}

/** `It` that may mean no thing: the weather, the hour, what follows, what happened. */
const EMPTY =
  /^(?:take|rain|snow|seem|appear|happen|turn|help|hurt|pay|matter|say|serve|depend|go|get|feel|sound|look|make|mean|show|all|become|cost)$/u;
const OF_WHAT_HAPPENED =
  /^(?:to|that|shame|pity|relief|when|because|time|hard|easy|possible|like|nice|good|great|bad|embarrassing|disgraceful|ridiculous|unacceptable|worth|been|about|not|going|over|only|now|already|almost|nearly|still|just|exactly|half|past|past|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|warm|windy|sunny|rainy|raining|snowing|pouring|late|early|dark|cold|hot|freezing|hilarious|awful|amazing|annoying|sad|weird|fun|a|an|the|so|really|n't)$/u;

function isEmpty(doc: Doc, { tokens }: Sentence, at: number): boolean {
  const [pronoun, verb] = [tokens[at], tokens[at + 1]];
  if (!pronoun || !verb) return true;
  const lemma = /^['’]s$/u.test(verb.lower) ? 'be' : verb.lemma;
  const next = tokens.slice(at + 2, at + 4).map(({ lower }) => lower);
  if (lemma !== 'be') return EMPTY.test(lemma) || /^(?:['’]ll|['’]d)$/u.test(verb.lower);
  const rest = tokens.slice(at + 2);
  if (rest.some(({ lower }) => /^(?:to|that|when|because|how)$/u.test(lower))) return true;
  return next.some((word) => OF_WHAT_HAPPENED.test(word)) && !isSubjectBefore(doc, pronoun);
}

/** The clause before is itself about a thing, so that `it` goes on about that: `The bread is stale and it's cold`. */
function isSubjectBefore(doc: Doc, pronoun: Token): boolean {
  const before = doc.clauses.filter(({ end }) => end <= pronoun.start).at(-1);
  return (
    before !== undefined &&
    before.subject.kind === 'common' &&
    before.subject.animacy !== 'person' &&
    (before.copular || /^(?:look|smell|taste|feel|weigh|cost)$/u.test(before.verb.lemma))
  );
}

/** What a contracted verb is in full, with a space before; nothing where it is not contracted. */
function full({ lower }: Token, next: Token | undefined): string | undefined {
  if (!/^['’]/u.test(lower)) return '';
  switch (lower.slice(1)) {
    case 'll':
      return ' will';
    case 're':
      return ' are';
    case 've':
      return ' have';
    case 's':
      return next &&
        /^(?:been|got|had|become|gone|made|taken|been|done|found|lost|given|left|come|had|started|never)$/u.test(
          next.lower,
        )
        ? ' has'
        : ' is';
    default:
      return undefined;
  }
}
