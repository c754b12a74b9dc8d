import type { CaseReport } from '../../../contracts/suite-report.js';
import { shortened } from '../../examples/excerpt.js';
import { htmlText } from '../../html/text.js';
import { fenced } from '../../markdown/fenced.js';
import { markedMarkdown } from '../../markdown/marked.js';
import { markdownText } from '../../markdown/text.js';
import { duration } from '../text/amounts.js';
import { labelOf } from '../text/case-label.js';
import { brokenFollowUps, type FollowUpText } from '../text/follow-up-text.js';
import { type InvariantText, invariantText, SIGNS } from '../text/invariant-text.js';
import { errorOf, latencyOf, replyOf } from '../text/reply.js';

const MOST_FOLLOW_UPS = 3;

/** A case as a block that opens (its heading is HTML, not Markdown): input, what failed and why, the reply, the follow-ups that break it. */
export function caseBlock(each: CaseReport): string {
  const ms = latencyOf(each);
  const reply = replyOf(each);
  const error = errorOf(each);
  const follows = brokenFollowUps(each);
  const about = [each.category, ...(ms === undefined ? [] : [duration(ms)])].map((part) =>
    htmlText(shortened(part, 60)),
  );
  const invariants = each.invariants.map((invariant) => invariantText(invariant, undefined, reply));
  const failed = invariants.filter(({ mark }) => mark !== 'held');
  const held = invariants.filter(({ mark }) => mark === 'held');
  return [
    `<details><summary><b>${labelOf(each)}</b> ${htmlText(shortened(each.id, 60))} · ${about.join(' · ')}</summary>`,
    '',
    `- input: ${markdownText(shortened(each.input))}`,
    ...(error === undefined ? [] : [`- error: ${markdownText(error)}`]),
    ...failed.flatMap(invariantItems),
    ...(held.length === 0
      ? []
      : [
          `- ${SIGNS.held} ${held
            .slice(0, 12)
            .map(({ name, samples }) => markdownText(name) + (samples === '' ? '' : ` (${samples})`))
            .join(', ')}${held.length > 12 ? ', …' : ''}`,
        ]),
    ...(reply === undefined ? [] : ['', fenced(reply)]),
    ...follows.slice(0, MOST_FOLLOW_UPS).flatMap(followUpParts),
    ...(follows.length > MOST_FOLLOW_UPS
      ? ['', `… and ${follows.length - MOST_FOLLOW_UPS} more follow-ups break it.`]
      : []),
    '',
    '</details>',
  ].join('\n');
}

function invariantItems({ mark, name, samples, told, expected, actual, where }: InvariantText): string[] {
  const rest = Object.entries({ expected, actual, at: where }).flatMap(([key, value]) =>
    value === undefined ? [] : [`  - ${key}: ${markdownText(value)}`],
  );
  const often = samples === '' ? '' : ` (${samples} samples)`;
  return [`- ${SIGNS[mark]} **${markdownText(name)}**${often}: ${markdownText(told)}`, ...rest];
}

function followUpParts({ title, source, followUp, invariants, answers, reply }: FollowUpText): string[] {
  return [
    '',
    `Breaks by **${markdownText(title)}**:`,
    '',
    `- source: ${markedMarkdown(source, 'del')}`,
    `- follow-up: ${markedMarkdown(followUp, 'ins')}`,
    ...invariants.flatMap(invariantItems),
    ...(answers === undefined ? [] : [`- answers: ${markdownText(answers)}`]),
    ...(reply === undefined ? [] : ['', fenced(reply)]),
  ];
}
