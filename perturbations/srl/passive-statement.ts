import { conjugate, lowerOpening, type Rule } from '../../src/plugin.js';
import { phraseAt } from './asked.js';
import { soleSentence, upper, wordsEnd } from './statement.js';

/** Verbs of dealing with people and goods whose passive is plain. */
const VERBS =
  /^(?:exceed|ignore|insult|damage|ruin|cancel|reject|solve|fix|resolve|repair|deliver|serve|clean|greet|welcome|impress|surpass|destroy|break|steal|lose|deny|approve|refund|answer|handle|overcook|cook|prepare|recommend|praise|criticize|scold|help|support|interrupt|delay|replace|examine|treat|prescribe|sign|breach|terminate|review|dismiss|grant|award|overturn|uphold)$/u;

export const passiveStatement: Rule = {
  about:
    'Active → passive, the agent in a by-phrase: “The film exceeded my expectations” → “My expectations were exceeded by the film”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The film exceeded my expectations', 'My expectations were exceeded by the film'],
    ['The waiter ignored us', 'We were ignored by the waiter'],
    ['The court dismissed the claim.', 'The claim was dismissed by the court.'],
  ],
  leaves: [
    'He ignored us',
    'The film exceeded my expectations because it was short',
    'The waiter ignored his boss',
    "The waiter didn't ignore us",
    'The battery lost power',
    'The film really exceeded it',
  ],
  *propose(doc) {
    const clause = soleSentence(doc);
    if (
      !clause ||
      clause.negation ||
      clause.auxiliaries.length > 0 ||
      doc.clauses.length > 1 ||
      clause.tense !== 'past'
    )
      return;
    const { subject, verb, rest } = clause;
    const [first] = rest.tokens;
    const lead = subject.tokens[0];
    const last = doc.tokens[wordsEnd(doc) - 1];
    if (
      !first ||
      !lead ||
      !last ||
      subject.kind === 'pronoun' ||
      !VERBS.test(verb.lemma) ||
      conjugate(verb.lemma, 'past') !== verb.lower
    )
      return;
    if (doc.text.slice(subject.end, verb.start).trim() !== '' || subject.tokens.some(({ lower }) => lower === 'and'))
      return;
    const object = phraseAt(doc, first, clause.sentence);
    if (
      !object ||
      object.end !== last ||
      /^(?:it|his|her|its|their|him|them|himself|herself|itself)$/u.test(first.lower)
    )
      return;
    if (!/^(?:me|us|the|my|our|this|these|your)$/u.test(first.lower)) return;
    const me = first.lower === 'me' ? 'I' : first.lower === 'us' ? 'we' : undefined;
    const be = me === 'I' ? 'was' : me === 'we' || object.phrase.number === 'plural' ? 'were' : 'was';
    const patient = me ?? doc.text.slice(first.start, last.end);
    const agent = lowerOpening(lead) + doc.text.slice(lead.end, subject.end);
    const text = `${upper(patient)} ${be} ${conjugate(verb.lemma, 'participle')} by ${agent}`;
    yield { edits: [{ start: clause.start, end: last.end, text }] };
  },
};
