import { type Candidate, type Doc, matches, type Rule, type Sentence, type Token } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { inCapitals } from '../../around/style.js';

/** What one does with each of two things rather than with the two at once. */
const OF_EACH =
  /^(?:study|teach|speak|cover|require|include|offer|support|accept|sell|serve|contain|lack|show|demand|receive|supply|provide|read|play|learn|stock|treat|publish|deserve|enjoy|need|get)$/u;
/** Couples that are one thing, counts and kinds. */
const NO_PAIR =
  /^(?:time|times|effort|energy|money|food|drinks?|health|safety|peace|quiet|bread|butter|fish|chips|salt|pepper|tea|biscuits|coffee|cake|cakes|milk|sugar|law|order|wear|tear|arts|crafts|trial|error|research|development|hugs|kisses|wind|rain|thunder|mum|dad|friends|family|men|women|children|boys|girls|people|name|names|address|bed|breakfast|love|fun|games|bits|pieces|terms|conditions|goods|services|hot|cold|black|white|more|others?|things?|kind|sort|questions?|answers?|hours?|days?|weeks?|months?|years?|night|morning|evening|training|support|care|advice|information|guidance|bits)$/u;
const TOGETHER =
  /\b(?:both|neither|either|nor|or|between|mix[a-zà-ž]*|together|not|never|no|without|nobody|only|just|also|as well|even|than|if|nothing)\b|n['’]t\b|[?;:"“”()]/iu;

export const bothBare: Rule = {
  about:
    'Of two things without an article each is meant, “both”: “She studied history and law.” → “She studied both history and law.”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'To whom it may concern: Ana Ode worked at our mill for nine years. She studied history and Welsh.',
      'To whom it may concern: Ana Ode worked at our mill for nine years. She studied both history and Welsh.',
    ],
    [
      'The rowers will at last receive proper wages and a sincere apology.',
      'The rowers will at last receive both proper wages and a sincere apology.',
    ],
  ],
  leaves: [
    'She studied botany and left for the lake in May.',
    'The inn serves tea and biscuits by the lake all day.',
    'She studied botany, law and Welsh at our college.',
    'She never studied botany and Welsh at our college.',
  ],
  words: () => ['and'],
  *propose(doc) {
    if (inCapitals(doc) || kindOfText(doc) === 'chat' || kindOfText(doc) === 'list') return;
    for (const sentence of doc.sentences) {
      if (sentence.kind === 'command' || matches(doc, TOGETHER, sentence.text)) continue;
      const candidate = paired(doc, sentence);
      if (candidate) yield candidate;
    }
  },
};

function paired(doc: Doc, sentence: Sentence): Candidate | undefined {
  const { tokens, text } = doc;
  const ands = sentence.tokens.filter(({ lower }) => lower === 'and');
  const [and] = ands;
  if (!and || ands.length > 1) return undefined;
  const left = sentence.tokens.findLast(({ index, pos }) => index < and.index && !isNominal(pos));
  const first = left && tokens[left.index + 1];
  const last = tokens[and.index - 1];
  if (!left || !first || !last || left.pos !== 'VERB' || !OF_EACH.test(left.lemma) || and.index - left.index > 3)
    return undefined;
  let end = and.index + (/^(?:an?)$/u.test(tokens[and.index + 1]?.lower ?? '') ? 1 : 0);
  while (end < and.index + 4 && isNominal(tokens[end + 1]?.pos ?? '')) end++;
  const head = tokens[end];
  const after = tokens[end + 1];
  if (!head || end === and.index || (after && !/^[.!]$/u.test(after.text))) return undefined;
  if (!isThing(last) || !isThing(head) || /\d|,/u.test(text.slice(first.start, head.end))) return undefined;
  return isQuotedAt(doc, first.start)
    ? undefined
    : { edits: [{ start: first.start, end: first.start, text: 'both ' }] };
}

const isNominal = (pos: string) => /^(?:ADJ|NOUN|PROPN)$/u.test(pos);
const isThing = ({ pos, lower }: Token) => (pos === 'NOUN' || pos === 'PROPN') && !NO_PAIR.test(lower);
