import { type Doc, lowerOpening } from '../../../src/plugin.js';
import { isBoundary } from './boundary.js';
import { governs } from './governed.js';
import { hasThirdPerson, type Said, saidIn } from './said.js';
import type { StatedTopic } from './topic.js';

/** Gerunds that stand before a noun: `cooking shows` are shows. */
const BEFORE_NOUN =
  /^(?:cooking|running|swimming|washing|walking|dancing|fishing|camping|hiking|training|building|living|shopping|wedding|boxing|skating|knitting|baking|reading|writing|painting|gaming|sewing|morning|evening|something|anything|nothing|everything|thing)$/u;

/** What somebody likes or is tired of doing: `I love baking bread`: baking bread, `I love it`. */
export function* activityTopics(doc: Doc): Generator<StatedTopic> {
  yield* gerundSubjects(doc);
  for (const said of saidIn(doc)) {
    if (!/^(?:i|we)$/u.test(said.first.lower)) continue;
    const at = gerundAt(said);
    const [gerund, next] = [said.tokens[at], said.tokens[at + 1]];
    if (!gerund || !next || at < 2) continue;
    if (BEFORE_NOUN.test(gerund.lower) && next.pos === 'NOUN') continue;
    const end = endOf(said, at);
    const last = end === undefined ? undefined : said.tokens[end - 1];
    if (!last || last === gerund || said.tokens.slice(0, at).some(({ lower }) => /^(?:it|myself|for)$/u.test(lower)))
      continue;
    const { first } = said;
    yield {
      mention: doc.text.slice(gerund.start, last.end),
      role: 'activity',
      named: 'definite',
      describes: true,
      said,
      opening: { start: first.start, end: first.end, text: lowerOpening(first), opens: first.text },
      rest: [{ start: gerund.start, end: last.end, text: 'it' }],
    };
  }
}

function gerundAt(said: Said): number {
  return said.tokens.findIndex(
    ({ lower, pos }, at) =>
      pos === 'VERB' &&
      /[a-z]{2}ing$/u.test(lower) &&
      governs(said, at) === 'whole' &&
      !/^(?:like|mind|feel|about)$/u.test(said.tokens[at - 1]?.lower ?? ''),
  );
}

/** To the end of the statement, or of its first part. */
function endOf(said: Said, from: number): number | undefined {
  let at = from + 1;
  for (; at < said.tokens.length; at++) {
    const token = said.tokens[at];
    if (!token || isDegree(said, at)) break;
    if (
      token.text === ',' ||
      /^[-–—]+$/u.test(token.text) ||
      /^(?:because|but|so|although|though)$/u.test(token.lower)
    ) {
      if (token.lower === 'so' && said.tokens[at + 1]?.pos === 'ADJ') continue;
      break;
    }
    if (token.lower === 'and' && isBoundary(said, at)) break;
    if (
      /^(?:at all|one bit|so far|a bit)$/u.test(`${token.lower} ${said.tokens[at + 1]?.lower}`) ||
      token.lower === 'anymore'
    )
      break;
  }
  return at > from + 1 ? at : undefined;
}

/** `I regret buying it | so much`: said of the feeling. */
function isDegree({ tokens }: Said, at: number): boolean {
  const words = `${tokens[at]?.lower} ${tokens[at + 1]?.lower}`;
  return /^(?:so much|so bad|so badly|very much|a lot)$/u.test(words) && tokens[at + 2]?.kind !== 'word';
}

/** `Sailing with Ada was a dream`: sailing with Ada, `it was a dream`. */
function* gerundSubjects(doc: Doc): Generator<StatedTopic> {
  for (const said of saidIn(doc)) {
    const clause = doc.clauses.find(({ sentence }) => sentence === said.sentence);
    const [gerund, next] = clause?.subject.tokens ?? [];
    if (!clause || !gerund || !next || clause.start !== said.first.start || !/^\p{L}\p{Ll}{2,}ing$/u.test(gerund.text))
      continue;
    if (
      !clause.copular ||
      !/^(?:is|was)$/u.test(clause.finite.lower) ||
      next.pos === 'NOUN' ||
      hasThirdPerson(said.tokens)
    )
      continue;
    if (BEFORE_NOUN.test(gerund.lower) && !/^(?:DET|ADP|PROPN)$/u.test(next.pos)) continue;
    const text = clause.finite.lower === 'is' ? "it's" : 'it was';
    yield {
      mention: `${gerund.lower}${doc.text.slice(gerund.end, clause.subject.end)}`,
      role: 'activity',
      named: 'definite',
      describes: true,
      said,
      opening: {
        start: clause.subject.start,
        end: clause.finite.end,
        text,
        opens: said.lower ? text : `I${text.slice(1)}`,
      },
      rest: [],
    };
  }
}
