import type { CaseReport } from '../../../contracts/suite-report.js';
import { markedPieces } from '../../terminal/fields.js';
import { brokenFollowUps, type FollowUpText } from '../text/follow-up-text.js';
import { invariantText } from '../text/invariant-text.js';
import { errorOf, replyOf } from '../text/reply.js';
import { invariantLines } from './invariant-lines.js';
import { hanging, type Lead, type Look, paragraphs, shown } from './lines.js';

const INDENT = 8;
const REPLY_LINES = 6;
const MOST_FOLLOW_UPS = 3;

/** Input, what became of each invariant, the reply, and the follow-ups that break it. */
export function caseDetails(each: CaseReport, look: Look): string[] {
  const follows = brokenFollowUps(each);
  const reply = replyOf(each);
  const error = errorOf(each);
  return [
    ...paragraphs(field('input', look), each.input.slice(0, 2000), look, 3),
    ...(error === undefined ? [] : hanging(field('error', look), shown(error, look.paints.tone.bad), look)),
    ...invariantLines(
      each.invariants.map((invariant) => invariantText(invariant, undefined, reply)),
      INDENT,
      look,
    ),
    ...(reply === undefined ? [] : paragraphs(field('reply', look), reply, look, REPLY_LINES)),
    ...follows.slice(0, MOST_FOLLOW_UPS).flatMap((follow) => followUpLines(follow, look)),
    ...(follows.length > MOST_FOLLOW_UPS
      ? [' '.repeat(INDENT) + look.paints.faint(`… and ${follows.length - MOST_FOLLOW_UPS} more follow-ups break it`)]
      : []),
    '',
  ];
}

function field(text: string, { paints }: Look, indent = INDENT): Lead {
  return { text, indent, columns: 11, paint: paints.faint };
}

function followUpLines(follow: FollowUpText, look: Look): string[] {
  const { paints } = look;
  return [
    ...hanging(field('breaks by', look), shown(follow.title, paints.tone.warn), look),
    ...hanging(field('source', look, INDENT + 2), markedPieces(follow.source, paints, 'removed'), look),
    ...hanging(field('follow-up', look, INDENT + 2), markedPieces(follow.followUp, paints, 'added'), look),
    ...invariantLines(follow.invariants, INDENT + 2, look),
    ...(follow.answers === undefined ? [] : hanging(field('answers', look, INDENT + 2), shown(follow.answers), look)),
    ...(follow.reply === undefined ? [] : paragraphs(field('reply', look, INDENT + 2), follow.reply, look, 3)),
  ];
}
