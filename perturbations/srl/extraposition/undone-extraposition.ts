import { type Clause, conjugate, type Doc, type Rule, type Token } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';

const JUDGED =
  /^(?:hard|easy|difficult|tough|impossible|simple|fun|nice|great|lovely|wonderful|good|exhausting|frustrating|annoying|tiring|exciting|amazing|awful|terrible|horrible|expensive|stressful|relaxing|boring|rude|weird|strange|odd|sad|scary|painful|pleasant|satisfying|rewarding|ridiculous|embarrassing|heartbreaking|depressing|confusing)$/u;
const DEGREE = /^(?:so|very|really|too|quite|pretty|such|always|incredibly|extremely|a|bit|little)$/u;

const PARTICLE = /^(?:down|up|off|out|away|over|through)$/u;

export const undoneExtraposition: Rule = {
  about:
    'What is judged becomes the subject: “It was lovely to see you” → “Seeing you was lovely”; “It took an hour to park” → “Parking took an hour”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['It was so nice meeting your parents! 👋', 'Meeting your parents was so nice! 👋'],
    ["It's hard to find a quiet table here", 'Finding a quiet table here is hard'],
    ["I'm sick of this road, it took me an hour to get home", "I'm sick of this road, getting home took me an hour"],
    ['It took me two hours to get home.', 'Getting home took me two hours.'],
  ],
  leaves: [
    'Once begun, it is impossible to put down',
    "It isn't hard to find a table",
    "It's nice that you came",
    "It's hard to say",
    "It's hard to say what I think of him",
    "It's too late to call",
    "It's great to be back and I missed you",
    'It took a while',
    'It was a boring evening',
    'It was a lovely meeting',
    'It was nice meeting you!',
  ],
  words: () => ['it'],
  *propose(doc) {
    for (const { words, clauses, sentence, opened } of statedSentences(doc)) {
      for (const clause of clauses) {
        const own = words.filter(
          ({ start }) => start >= clause.start && (clause.end === clauses.at(-1)?.end || start < clause.end),
        );
        const [it] = own;
        const opens = it?.index === words[0]?.index;
        const text = it?.lower === 'it' && clause.sentence === sentence ? undone(doc, clause, own) : undefined;
        const last = own.at(-1);
        if (it && last && text !== undefined)
          yield { edits: [{ start: it.start, end: last.end, text: opens ? opened(text) : text }] };
      }
    }
  },
};

function undone(doc: Doc, { verb, negation, auxiliaries }: Clause, words: readonly Token[]): string | undefined {
  const last = words.at(-1);
  if (!last || negation || auxiliaries.length > 0 || words.some(({ text, lower }) => text === ',' || STOPS.test(lower)))
    return undefined;
  const rest = words.filter(({ start }) => start >= verb.end);
  const at = rest.findIndex(
    ({ lower, pos }) =>
      lower === 'to' || (/^[a-z]{2,}ing$/u.test(lower) && /^(?:VERB|NOUN)$/u.test(pos) && !JUDGED.test(lower)),
  );
  const [opener, ...after] = rest.slice(at);
  const [action] = opener?.lower === 'to' ? after : [opener];
  const said = rest.slice(0, at);
  if (
    at < 1 ||
    !opener ||
    !action ||
    (after.length < 2 && opener.lower === 'to') ||
    action.kind !== 'word' ||
    !fits(verb, said)
  )
    return undefined;
  if (/^(?:meet|meeting|see|seeing|hear|hearing|talk|talking)$/u.test(action.lower) && GREETS.test(lowered(rest)))
    return undefined;
  if (/^(?:say|tell|know)$/u.test(action.lower)) return undefined; // `hard to say` hedges
  if (after.length === 2 && PARTICLE.test(last.lower)) return undefined; // what one puts down is `it`
  if (/^(?:be|have|see|hear|think)$/u.test(action.lower) && after.length < 3) return undefined;
  const gerund = opener.lower === 'to' ? conjugate(action.lower, 'gerund') : action.lower;
  const be = /^(?:'s|is)$/u.test(verb.lower) ? 'is' : verb.text;
  const judged = doc.text.slice(said[0]?.start ?? verb.end, said.at(-1)?.end ?? verb.end);
  return `${gerund}${doc.text.slice(action.end, last.end)} ${be} ${judged}`;
}

/** What is said when people meet or part. */
const GREETS =
  /^(?:(?:so|very|really|always) )?(?:good|nice|great|lovely) (?:to )?(?:meet|see|hear|talk)(?:ing)? (?:you|to you|from you|your voice)\b/u;

const STOPS = /^(?:and|but|because|so that|when|while|if|that|than|not|or|myself|yourself|who|which)$/u;

/** `so nice`, or a time after `took`. */
function fits(verb: Token, said: readonly Token[]): boolean {
  if (/^(?:took|takes)$/u.test(verb.lower))
    return /^(?:(?:me|us|him|her|them) )?(?:(?:over|about|almost|nearly|only|just) )?(?:\d+|an?|two|three|four|five|six|seven|ten|twenty|forty|ages|forever|all|half)(?: [a-z]+)*$/u.test(
      lowered(said),
    );
  if (!/^(?:is|'s|was)$/u.test(verb.lower)) return false;
  const adjective = said.at(-1);
  if (/^an?$/u.test(said[0]?.lower ?? '') && !/^(?:bit|little)$/u.test(said[1]?.lower ?? '')) return false; // `a boring evening`
  return (
    adjective !== undefined &&
    JUDGED.test(adjective.lower) &&
    said.slice(0, -1).every(({ lower }) => DEGREE.test(lower) && lower !== 'too')
  );
}
