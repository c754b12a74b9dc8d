import { conjugate, type Doc, type Edit, isPlace, type Rule, readLexicon, type Token } from '../../../src/plugin.js';

let verbs: ReadonlySet<string> | undefined;

/** Verbs whose passive with an agent is natural. */
function takesPassive(verb: string): boolean {
  verbs ??= new Set(
    readLexicon(new URL('../../lexicons/passive-verbs.tsv', import.meta.url)).map((row) => row['verb'] ?? ''),
  );
  return verbs.has(verb) || /^(?:use|give|store|sign|buy|sell|lose|keep|own|post|send)$/u.test(verb);
}

export const relativeVoice: Rule = {
  about:
    'A relative clause in a question changes its voice: “the lens that Galileo used” ↔ “the lens that was used by Galileo”',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'Was the lens that Galileo used to look at Mars made in Pisa?',
      'Was the lens that was used by Galileo to look at Mars made in Pisa?',
    ],
    ['Can a will that was signed by the heir be valid?', 'Can a will that the heir signed be valid?'],
    ['Can a lease drafted by the owner be void?', 'Can a lease that the owner drafted be void?'],
  ],
  leaves: [
    'Was the lens that he used made in Pisa?',
    'Does the fact that Ada wrote notes mean that she was a writer?',
    'Is a boat that sailors love to row heavy?',
    'Can a will signed by anyone who is a child be valid?',
    'The lens that Galileo used was small.',
    'Was the note that Galileo wrote to Kepler ever found?',
    'Were the poems that Ada read to the queen printed?',
    'Can a will that was signed by hand be valid?',
    'Was the bridge that was built by the Romans in 1209 long?',
  ],
  words: () => ['that', 'which', 'by'],
  *propose(doc) {
    if (!/\b(?:that|which|by)\b/iu.test(doc.text) || !doc.text.includes('?')) return;
    const asking = doc.sentences.find(({ text }) => text.includes('?'));
    for (const token of asking?.tokens ?? []) {
      const edits = /^(?:that|which)$/u.test(token.lower) ? passive(doc, token) : active(doc, token);
      if (edits) yield { edits };
    }
  },
};

const CONTENT =
  /^(?:fact|idea|claim|belief|news|view|theory|chance|report|rumour|rumor|way|time|day|year|reason|place)$/u;

/** `that Galileo used to …` → `that was used by Galileo to …` */
function passive(doc: Doc, pronoun: Token): readonly Edit[] | undefined {
  const [noun, first] = [doc.tokens[pronoun.index - 1], doc.tokens[pronoun.index + 1]];
  const last = first && doerAt(doc.tokens, first.index);
  const verb = last && doc.tokens[last.index + 1];
  const next = verb && doc.tokens[verb.index + 1];
  if (noun?.pos !== 'NOUN' || CONTENT.test(noun.lower) || !first || !last || !verb || !next) return undefined;
  if (verb.pos !== 'VERB' || !takesPassive(verb.lemma) || !/^(?:ADP|PART|AUX|SCONJ)$/u.test(next.pos)) return undefined;
  if (/^(?:for|of|on|up|out|off|with|that)$/u.test(next.lower)) return undefined;
  if (next.lower === 'to' && /^(?:give|send|hand|lend|sell|show|teach|offer)$/u.test(verb.lemma)) return undefined; // `given by the owner to the network`
  if (next.lower === 'to' && doc.tokens[next.index + 1]?.pos !== 'VERB') return undefined; // `wrote to Kepler`
  const past = conjugate(verb.lemma, 'past') === verb.lower;
  if (!past || verb.lower === verb.lemma) return undefined;
  const be = noun.lemma === noun.lower ? 'was' : 'were';
  const text = `${be} ${conjugate(verb.lemma, 'participle')} by ${doc.text.slice(first.start, last.end)}`;
  return [{ start: first.start, end: verb.end, text }];
}

/** What was done once and is over: the past fits it whenever it was. */
const DEED =
  /^(?:drafted|written|signed|painted|composed|built|invented|founded|discovered|issued|posted|sent|designed|stolen|bought|sold|borrowed|planted|baked|hired|arrested|chosen|broken|lost)$/u;

/** `signed by the heir`, `that was signed by the heir` → `that the heir signed` */
function active(doc: Doc, participle: Token): readonly Edit[] | undefined {
  if (!DEED.test(participle.lower) || doc.tokens[participle.index + 1]?.lower !== 'by') return undefined;
  const agent = doc.tokens[participle.index + 2];
  const last = agent && doerAt(doc.tokens, agent.index);
  if (!agent || !last) return undefined;
  const after = doc.tokens[last.index + 1];
  if (!after || !/^(?:VERB|AUX|ADV)$/u.test(after.pos) || /ing$/u.test(after.lower)) return undefined; // else its end is not sure
  const [pronoun, be] = [doc.tokens[participle.index - 2], doc.tokens[participle.index - 1]];
  const whole = /^(?:that|which)$/u.test(pronoun?.lower ?? '') && /^(?:was|were)$/u.test(be?.lower ?? '');
  const noun = doc.tokens[participle.index - (whole ? 3 : 1)];
  if (noun?.pos !== 'NOUN' || (!whole && isAskedBefore(doc, participle))) return undefined;
  const text = `that ${doc.text.slice(agent.start, last.end)} ${conjugate(participle.lemma, 'past')}`;
  return [{ start: whole && pronoun ? pronoun.start : participle.start, end: last.end, text }];
}

/** After `was` alone the participle may be the predicate. */
function isAskedBefore({ tokens }: Doc, { index }: Token): boolean {
  return tokens.slice(0, index).some(({ lower }) => /^(?:is|are|was|were|be|been|has|have|had)$/u.test(lower));
}

/** The last word of who does it: a name, or a person or body with an article and nothing after it. */
function doerAt(tokens: readonly Token[], from: number): Token | undefined {
  let at = from;
  while (tokens[at]?.pos === 'PROPN' && /^\p{Lu}/u.test(tokens[at]?.text ?? '')) at++;
  if (at > from) return isPlace(tokens[from]?.text ?? '') ? undefined : tokens[at - 1];
  const noun = tokens[from + 1];
  return /^(?:the|an?|my|our)$/u.test(tokens[from]?.lower ?? '') && DOERS.test(noun?.lower ?? '') ? noun : undefined;
}

const DOERS =
  /^(?:owner|landlord|tenant|heir|seller|buyer|doctor|nurse|court|judge|employer|company|bank|firm|child|thief|king|queen|government|council|teacher|police|patient|customer|client|author|composer|painter|architect|surgeon|pharmacist|manager|neighbour|neighbor|architects|monk|monks|romans|shop|maker|lawyer|bride|student|students|pupil|pupils)$/u;
