import { conjugate, type Doc, type Rule, type Token } from '../../../src/plugin.js';
import { phraseAt } from '../asked.js';
import { type Stated, statedSentences } from '../stated.js';
import { timeLength } from '../time-phrase.js';

/** Verbs whose doer need not be named. */
const VERBS =
  /^(?:steal|cancel|repaint|paint|replace|close|shut|open|build|move|cut|lose|charge|refund|overcharge|delay|break|fix|repair|install|announce|postpone|redesign|renovate|clean|approve|reject|invite|promote|fire|sack|hire|ban|remove|add|deliver|double|raise|reduce|discontinue|ignore|treat|rob|tow|dump|spill|scratch|damage|rename|reopen|demolish|search|serve|overcook|upgrade|seat|rebook|surprise|overbook|mock|insult|smash|ruin|wreck|mend|tune|wash|iron|scam|blame|reward|greet|accuse|fine|warn|rearrange|reschedule|extend|shorten|widen|resurface|refurbish|redecorate|rewrite|repay|reimburse|compensate|tidy|trim|dig|shred|misplace|mislay|mix|ransack|vandalise|vandalize|block|lock|unlock|switch|halve|test|check|inspect|examine|sort|resend|reprint|print|update|restore|scrap|axe|pull|evict|bully|harass|humiliate|key|egg|clamp|pinch|nick|swipe|slash|interrupt|chase|threaten)$/u;

export const agentlessPassive: Rule = {
  about: 'Active → passive where nobody in particular acts: “Someone stole my bike” → “My bike was stolen”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Someone stole my bike outside the gym 😠', 'My bike was stolen outside the gym 😠'],
    ['They served us cold chips.', 'We were served cold chips.'],
    ['They never refunded us', 'We were never refunded'],
    ['They repainted the hall.', 'The hall was repainted.'],
    ["They've cancelled our flights again", 'Our flights have been cancelled again'],
    ['They are replacing the lift.', 'The lift is being replaced.'],
  ],
  leaves: [
    'Someone nicked my saddle last week',
    'They stole it',
    'They charged me twice and they never replied',
    "They didn't fix the lift",
    'They moved to Spain',
    'They served the groom’s aunt eel after two warnings',
    'They lost the final',
    'They cut their hair',
    'They closed our post office',
    'They closed the bank on Mill Lane last year',
    'I met the owners. They painted the hall.',
    'They closed the bar because they were tired',
    'They refunded me within a day and even apologised',
  ],
  words: () => ['they', 'someone', 'somebody'],
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const edit = passive(doc, stated);
      if (edit) yield { edits: [edit] };
    }
  },
};

function passive(doc: Doc, { clauses, first, sentence, words, opened }: Stated) {
  const [clause] = clauses;
  if (
    !clause ||
    (clause.negation && clause.negation.lower !== 'never') ||
    !/^(?:they|someone|somebody)$/u.test(clause.subject.text.toLowerCase())
  )
    return undefined;
  if (
    clause.subject.text.toLowerCase() === 'they' &&
    doc.nounPhrases.some(
      ({ end, number, animacy }) => end <= sentence.start && (number === 'plural' || animacy === 'person'),
    )
  )
    return undefined;
  if (
    doc.tokens.filter(({ lower }) => /^(?:they|their|them|themselves)$/u.test(lower)).length >
    (first.lower === 'they' ? 1 : 0)
  )
    return undefined;
  if (sharesSubject(words, clauses)) return undefined;
  const { verb } = clause;
  if (clause.finite === verb && /^(?:close|shut|open|lock|unlock|block|break|key)$/u.test(verb.lemma)) return undefined; // `was closed`: a state
  const object = doc.tokens[verb.index + 1];
  // `served my aunt soup`: who got it, and what
  if (verb.lemma === 'serve' && /['’]s\b/u.test(clause.text)) return undefined;
  const person = /^(?:me|us)$/u.test(object?.lower ?? '');
  if (
    !object ||
    !(VERBS.test(verb.lemma) || (person && GIVING.test(verb.lemma))) ||
    doc.text.slice(clause.finite.end, verb.start).includes(',')
  )
    return undefined;
  const between = doc.tokens.slice(first.index + 1, verb.index).filter((token) => token !== clause.finite);
  if (between.some(({ pos, lower }) => pos !== 'ADV' && lower !== 'never')) return undefined;
  const patient = patientAt(doc, object, words.at(-1));
  const be = patient && passiveBe(clause.finite, verb, patient.plural, patient.text);
  if (!patient || be === undefined) return undefined;
  const adverbs = between.map(({ text }) => `${text} `).join('');
  const participle = /ed$/u.test(verb.lower) ? verb.lower : conjugate(verb.lemma, 'participle');
  const text = `${opened(patient.text)} ${be} ${adverbs}${participle}`;
  return { start: first.start, end: patient.end, text };
}

/** What one is given, with `me` or `us`. */
const GIVING = /^(?:serve|give|charge|send|offer|promise)$/u;

/** `and even apologised`: a verb after a coordinator whose subject would be lost. */
function sharesSubject(words: readonly Token[], clauses: Stated['clauses']): boolean {
  return words.some(({ lower, index }, at) => {
    if (!/^(?:and|but|or|then)$/u.test(lower)) return false;
    const next = words.slice(at + 1).find(({ pos }) => pos !== 'ADV');
    return (
      (next?.pos === 'VERB' || next?.pos === 'AUX') &&
      !clauses.some(({ tokens }) => tokens[0] !== undefined && tokens[0].index > index)
    );
  });
}

function patientAt(doc: Doc, object: Token, last: Token | undefined) {
  if (!last || !/^(?:me|us|my|our|the|this|that|these|all|every)$/u.test(object.lower)) return undefined;
  const found = phraseAt(doc, object, { start: object.start, end: last.end, text: '', tokens: [] });
  const next = found && doc.tokens[found.end.index + 1];
  if (!found || /^(?:final|match|game|war|race|point|way|job|plot|mind)$/u.test(found.end.lower)) return undefined;
  if (
    next &&
    next.end <= last.end &&
    !/^(?:me|us)$/u.test(object.lower) &&
    !/^(?:ADV|ADP)$/u.test(next.pos) &&
    !/^(?:again|twice|and|yesterday|today|last|this|for|in|on|at)$/u.test(next.lower)
  )
    return undefined;
  if (
    /^(?:the|this|that|these)$/u.test(object.lower) &&
    next &&
    /^(?:in|on|at|of|with|from|for|to|by)$/u.test(next.lower) &&
    timeLength(doc.tokens.slice(next.index)) === undefined
  )
    return undefined;
  const me = object.lower === 'me' ? 'I' : object.lower === 'us' ? 'we' : undefined;
  return {
    text: me ?? doc.text.slice(object.start, found.end.end),
    plural: me === 'we' || found.phrase.number === 'plural',
    end: found.end.end,
  };
}

function passiveBe(finite: Token, verb: Token, plural: boolean, patient: string): string | undefined {
  if (finite === verb)
    return (conjugate(verb.lemma, 'past') === verb.lower && verb.lower !== verb.lemma) ||
      /^(?:cut|shut)$/u.test(verb.lower)
      ? plural
        ? 'were'
        : 'was'
      : undefined;
  if (/^(?:have|'ve|has|'s)$/u.test(finite.lower)) return plural || patient === 'I' ? 'have been' : 'has been';
  if (/^(?:are|'re|is)$/u.test(finite.lower) && /ing$/u.test(verb.lower))
    return patient === 'I' ? 'am being' : plural ? 'are being' : 'is being';
  return /^(?:will|'ll)$/u.test(finite.lower) ? 'will be' : undefined;
}
