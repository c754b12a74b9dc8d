import { type Candidate, type Doc, matches, type Rule, type Sentence, type Token } from '../../../src/plugin.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { inCapitals } from '../../around/style.js';

/** What is done at one time and ends before the next thing is done. */
const DEED =
  /^(?:find|see|hear|take|keep|shrug|sigh|nod|arrive|come|open|read|write|meet|exchange|call|ring|ask|check|fix|repair|mend|clean|wash|cook|bake|order|buy|sell|pay|pack|unpack|send|bring|carry|drive|walk|ride|fly|sail|climb|swim|drop|pick|put|turn|move|build|paint|plant|draw|count|measure|examine|inspect|remove|replace|cut|tear|break|lose|steal|grab|push|knock|hit|bear|graduate|train|visit|tour|play|sing|dance|eat|drink|listen|look|wait|queue|explain|apologise|apologize|promise|announce|present|review|consider|discuss|approve|adopt|elect|sign|join|start|finish|complete|charge|refund|cancel|close|leave|let|give|hand|show|tell|offer|catch|cover|collect|gather|test|try|boil|shrink|deliver|admit|report|rinse|iron|peel)$/u;
/** What somebody does next. */
const NEXT =
  /^(?:tell|offer|order|ask|charge|refuse|send|hand|sign|join|return|invite|demand|threaten|blame|insist|deny|call|ring|replace|refund|put|bring|drive|sell|throw|stop|cancel|announce|donate|vanish|disappear|adjourn|give|show|claim|accuse|shout|sit|serve|polish|post|apologise|apologize|deliver|repair|fix|leave|walk|go|move|watch)$/u;
/** What has an order or a time of its own, or did not happen. */
const ORDERED =
  /\b(?:then|if|would|will|should|could|might|before|after|afterwards|first|finally|eventually|later|when|whenever|while|every|each|always|often|usually|sometimes|never|not|nobody|no one|both|also|even|still|either|just|simply|immediately|promptly|instead|until|because|up and|go and)\b|n['’]t\b|[?;:"“”()]/iu;

export const thenDid: Rule = {
  about:
    'Of two deeds told one after the other the second is done then: “He found the note and refunded us” → “… and then refunded us”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The porter found the note and handed us a key.', 'The porter found the note and then handed us a key.'],
    [
      'The crew mended the sail, checked the ropes and sold us the boat.',
      'The crew mended the sail, checked the ropes and then sold us the boat.',
    ],
  ],
  leaves: [
    'The porter was kind and handed us a key.',
    'If he found the note and handed us a key, good.',
    'The porter found the note and the cook handed us a key.',
    'The porter reads the note and hands us a key.',
    'Read the note and call us.',
    'He took the notes and handed-out keys.',
    'A storm tore up the pier and left two men hurt.',
  ],
  words: () => ['and'],
  *propose(doc) {
    if (inCapitals(doc)) return;
    for (const sentence of doc.sentences) {
      if (sentence.kind !== 'statement' || matches(doc, ORDERED, sentence.text)) continue;
      const candidate = secondOf(doc, sentence);
      if (candidate) yield candidate;
    }
  },
};

/** The last deed after an “and”, of whoever did the deed before. */
function secondOf(doc: Doc, { tokens }: Sentence): Candidate | undefined {
  const and = tokens.findLast(({ lower }) => lower === 'and');
  const second = and && doc.tokens[and.index + 1];
  if (!and || !second || !isPast(second) || !NEXT.test(second.lemma) || isQuotedAt(doc, second.start)) return undefined;
  if (
    second.lemma === 'leave' &&
    /^(?:at|on|no|nothing|people|one|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|thousands|many|several|some|\d+)$/u.test(
      doc.tokens[second.index + 1]?.lower ?? '',
    )
  )
    return undefined;
  if (second.lemma === 'stop' && !/ing$/u.test(doc.tokens[second.index + 1]?.lower ?? '')) return undefined;
  const after = doc.tokens[second.index + 1];
  if (!after || after.pos === 'PUNCT' || after.start !== second.end + 1) return undefined;
  const first = tokens.findLast((token) => token.index < and.index && isVerbal(token));
  if (!first || !isPast(first) || !DEED.test(first.lemma)) return undefined;
  const between = tokens.filter(({ index }) => index > first.index && index < and.index);
  if (between.some(({ text, lower }) => text === ',' || /^(?:and|but|or|to|that|who|which|how|what)$/u.test(lower)))
    return undefined;
  return { edits: [{ start: second.start, end: second.start, text: 'then ' }] };
}

const isVerbal = ({ pos }: Token) => pos === 'VERB' || pos === 'AUX';

/** A form of the past, not to be taken for the verb's base. */
function isPast({ pos, lower, lemma }: Token): boolean {
  return pos === 'VERB' && lower !== lemma && !/(?:ing|s)$/u.test(lower);
}
