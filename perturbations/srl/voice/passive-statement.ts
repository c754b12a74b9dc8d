import {
  type Clause,
  conjugate,
  type Doc,
  lowerOpening,
  neededWords,
  type Rule,
  type Token,
} from '../../../src/plugin.js';
import { phraseAt } from '../asked.js';
import { type Stated, statedSentences } from '../stated.js';
import { timeLength } from '../time-phrase.js';

/** Verbs of dealing with people and goods whose passive is plain. */
const VERBS =
  /^(?:exceed|ignore|insult|damage|ruin|cancel|reject|solve|fix|resolve|repair|deliver|serve|clean|greet|welcome|surpass|destroy|break|steal|deny|approve|refund|answer|handle|overcook|cook|prepare|recommend|praise|criticize|scold|support|interrupt|delay|replace|examine|treat|prescribe|sign|breach|terminate|review|dismiss|grant|award|overturn|uphold|delete|spoil|scratch|waste|drain|shut|overcharge|block|mislead|settle|abandon|issue|organize|organise|host|plan|design|direct|produce|translate|publish|write|paint|build|install|wash|pack|bake|burn|diagnose|remove|inspect|cover|raise|reduce|postpone|announce|choose|book|record|perform|compose|teach|test|update|upload|assess|refer|discharge|admit|monitor|file|draft|negotiate|pay|provide|inform|notify|return|amend|enforce|violate|mock|smash|score|humiliate|mend|tune|patch|rescue|save|win|organize|lose|find|draw|carve|knit|catch|correct|fill|double|halve|check|explain|arrange|adjust|complete|confirm|carry|tidy|trim|wreck|dent|soak|flood|wake|trick|bully|threaten|rob|shorten|extend|translate|photograph|steal|swallow|eat|bite|sting|chase|attack|crush|wash|iron|trample|drench|deafen|entertain|comfort|calm|reassure|assure|charm|inspire|annoy|bore|impress|surprise|shock|frighten|scare)$/u;
const SHARED = /^(?:and|but|or|then|because|that|who|which|to|so|if|when|while|,)$/u;

export const passiveStatement: Rule = {
  about:
    'Active → passive, the agent in a by-phrase: “The film exceeded my expectations” → “My expectations were exceeded by the film”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The film exceeded my expectations', 'My expectations were exceeded by the film'],
    ['The waiter ignored us', 'We were ignored by the waiter'],
    ['This garage fixed my brakes promptly', 'My brakes were fixed promptly by this garage'],
    ['The court dismissed the claim on Monday.', 'The claim was dismissed by the court on Monday.'],
    ['The tenant shall pay the rent within ten days.', 'The rent shall be paid by the tenant within ten days.'],
    ['Great start. The storm has damaged our fence.', 'Great start. Our fence has been damaged by the storm.'],
  ],
  leaves: [
    'He ignored us',
    'The printer ate my form',
    'The clinic cancelled my appointment twice',
    'The film exceeded my expectations because it was short',
    'The waiter ignored his boss',
    "The waiter didn't ignore us",
    'The battery lost power',
    'The film really exceeded it',
    'The waiter ignored us and left',
    'The waiter ignored us who were waiting',
    'Our landlord fixed the tap. He is kind.',
    'My poem won the village prize!',
    'Our choir won the regional cup 🎉',
    'The course taught me heaps',
    'The tailor shortened my sleeves far too much',
    'The crew exceeded all expectations',
    'The panel wasted our time',
  ],
  words: () => neededWords(VERBS),
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const [clause] = stated.clauses;
      const edit = clause && passive(doc, stated, clause);
      if (edit) yield { edits: [edit] };
    }
  },
};

function passive(doc: Doc, { words, first, last, opened, clauses }: Stated, clause: Clause) {
  const { subject, verb, finite } = clause;
  const object = doc.tokens[verb.index + 1];
  if (!object || clause.negation || subject.kind === 'pronoun' || clauses.length > 1 || !VERBS.test(verb.lemma))
    return undefined;
  if (
    subject.tokens.some(({ lower }) => /^(?:and|no|nobody|everyone|each|his|her|their|its)$/u.test(lower)) ||
    retold(doc, last)
  )
    return undefined;
  if (/^(?:eat|swallow)$/u.test(verb.lemma) && subject.animacy === 'thing') return undefined; // a machine does so in jest
  if (
    /^(?:my|our)$/u.test(subject.tokens[0]?.lower ?? '') &&
    (verb.lemma === 'win' || /!|\p{Extended_Pictographic}/u.test(doc.text))
  )
    return undefined; // who is elated does not put their own last
  if (/^(?:exceed|surpass)$/u.test(verb.lemma) && !/^(?:my|our)$/u.test(object.lower)) return undefined; // `all expectations`: nobody's in particular
  if (verb.lemma === 'waste' && last.lower === 'time') return undefined;
  const perfect = /^(?:has|have|'ve)$/u.test(finite.lower);
  const modal = /^(?:shall|will|must|may)$/u.test(finite.lower);
  if (doc.text.slice(subject.end, verb.start).trim() !== (perfect || modal ? finite.text : '')) return undefined;
  if (!perfect && !modal && conjugate(verb.lemma, 'past') !== verb.lower && !/ed$/u.test(verb.lower)) return undefined;
  if (!/^(?:me|us|the|my|our|this|these|your|all|every)$/u.test(object.lower)) return undefined;
  const patient = phraseAt(doc, object, { start: object.start, end: last.end, text: '', tokens: [] });
  if (!patient || patient.phrase.tokens.length > 7) return undefined;
  const rest = words.filter(({ start }) => start >= patient.end.end);
  if (/^(?:twice|once|myself|ourselves|much|little|lot|bit|enough)$/u.test(last.lower)) return undefined; // `by Ms Lind twice`, `far too much`
  if (rest.some(({ lower, pos }) => SHARED.test(lower) || pos === 'VERB' || pos === 'AUX') || !follows(rest[0]))
    return undefined;
  if (
    /^(?:the|this|these)$/u.test(object.lower) &&
    rest[0]?.pos === 'ADP' &&
    timeLength(rest) === undefined &&
    rest[0].lower !== 'within' &&
    rest[0].lower !== 'by'
  )
    return undefined;
  if (/^(?:teach|pay|serve|award|grant|tell)$/u.test(verb.lemma) && rest[0] && rest[0].pos !== 'ADP') return undefined; // `taught me heaps`
  const me = object.lower === 'me' ? 'I' : object.lower === 'us' ? 'we' : undefined;
  const plural = me === 'we' || patient.phrase.number === 'plural';
  const be = modal
    ? `${finite.lower} be`
    : perfect
      ? plural || me
        ? 'have been'
        : 'has been'
      : plural
        ? 'were'
        : 'was';
  const participle = /ed$/u.test(verb.lower) ? verb.lower : conjugate(verb.lemma, 'participle');
  const agent = lowerOpening(first) + doc.text.slice(first.end, subject.end);
  const how = rest.length === 1 && /ly$/u.test(last.lower) ? last : undefined;
  const text = `${opened(me ?? doc.text.slice(object.start, patient.end.end))} ${be} ${participle}${how ? ` ${how.lower}` : ''} by ${agent}`;
  return { start: first.start, end: how?.end ?? patient.end.end, text };
}

function follows(next: Token | undefined): boolean {
  return (
    next === undefined ||
    next.pos === 'ADV' ||
    /^(?:on|in|at|by|during|after|before|within|last|this|yesterday|today|twice|again|for)$/u.test(next.lower)
  );
}

/** Whether the next sentence goes on about the agent: `He is kind`. */
function retold(doc: Doc, { index }: Token): boolean {
  return doc.tokens.slice(index + 1).some(({ lower }) => /^(?:he|she|him|her|they|them)$/u.test(lower));
}
