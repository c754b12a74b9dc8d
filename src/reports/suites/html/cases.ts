import type { CaseReport, ConfigurationReport, TextReport } from '../../../contracts/suite-report.js';
import { shortened } from '../../examples/excerpt.js';
import { markedHtml } from '../../html/marked.js';
import { htmlText } from '../../html/text.js';
import { amount, duration } from '../text/amounts.js';
import { labelOf } from '../text/case-label.js';
import { brokenFollowUps, type FollowUpText } from '../text/follow-up-text.js';
import { type InvariantText, invariantText, SIGNS } from '../text/invariant-text.js';
import { errorOf, latencyOf, replyOf } from '../text/reply.js';
import { htmlLines, htmlWithCode } from './lines.js';

/** Characters of a text; cases that pass, of a category; samples and follow-ups of a case. */
const [MOST, MOST_PASSED, MOST_BESIDE] = [4000, 200, 20];

/** Every case by category, folded; those that do not pass come first. */
export function casesHtml({ cases, categories }: ConfigurationReport): string[] {
  return categories.flatMap(({ category, score }) => {
    const own = cases.filter((each) => each.category === category);
    const out = own.filter((each) => labelOf(each) !== 'PASS');
    const passed = own.filter((each) => labelOf(each) === 'PASS');
    const left = passed.length - MOST_PASSED;
    return [
      `<h3>${htmlText(shortened(category, 120))} <span class="facts">${score.count} of ${score.of} pass</span></h3>`,
      ...[...out, ...passed.slice(0, MOST_PASSED)].map(caseHtml),
      ...(left > 0 ? [`<p class="note">… and ${amount(left, 'more case')} that pass.</p>`] : []),
    ];
  });
}

function caseHtml(each: CaseReport): string {
  const label = labelOf(each);
  const ms = latencyOf(each);
  const most = label === 'PASS' ? 600 : MOST;
  const error = errorOf(each, most);
  const reply = replyOf(each, most);
  const follows = brokenFollowUps(each, most);
  return [
    `<details class="case"><summary><span class="badge ${label.toLowerCase()}">${label}</span><span class="id">${htmlText(shortened(each.id, 120))}</span><span class="said">${htmlText(shortened(each.input, 160))}</span>${ms === undefined ? '' : `<span class="ms">${duration(ms)}</span>`}</summary><div class="inside">`,
    `<h4>Input</h4><pre>${htmlLines(shortened(each.input, most))}</pre>`,
    ...(error === undefined ? [] : [`<h4>Error</h4><pre>${htmlLines(error)}</pre>`]),
    ...checks(each.invariants.map((invariant) => invariantText(invariant, most, reply))),
    ...replyParts(reply),
    ...samples(each),
    ...follows.slice(0, MOST_BESIDE).map(followUpHtml),
    ...(follows.length > MOST_BESIDE
      ? [`<p class="note">… and ${follows.length - MOST_BESIDE} more follow-ups break it.</p>`]
      : []),
    ...(each.followUps.length > 0
      ? [
          `<p class="note">${follows.length} of ${amount(each.followUps.length, 'follow-up')} break what holds as written.</p>`,
        ]
      : []),
    '</div></details>',
  ].join('\n');
}

function checks(invariants: readonly InvariantText[]): string[] {
  if (invariants.length === 0) return [];
  const tones = { held: 'good', violated: 'bad', warning: 'warn', inconclusive: 'warn' } as const;
  const items = invariants.map(({ mark, name, samples: often, told, expected, actual, where }) => {
    const more = Object.entries({ expected, actual, where }).flatMap(([key, value]) =>
      value === undefined ? [] : [`<dt>${key}</dt><dd>${htmlLines(value)}</dd>`],
    );
    return `<li><span class="${tones[mark]}">${SIGNS[mark]}</span><b>${htmlText(name)}</b><span${mark === 'held' ? ' class="held"' : ''}>${often === '' ? '' : `${often} samples. `}${htmlWithCode(told)}</span>${more.length === 0 ? '' : `<dl>${more.join('')}</dl>`}</li>`;
  });
  return [`<h4>Invariants</h4><ul class="checks">${items.join('\n')}</ul>`];
}

function replyParts(reply: string | undefined): string[] {
  return reply === undefined ? [] : [`<h4>Reply</h4><pre>${htmlLines(reply)}</pre>`];
}

function samples({ samples: all }: TextReport): string[] {
  if (all.length < 2) return [];
  const items = all.slice(0, MOST_BESIDE).map(({ reply, error, checks: checked }) => {
    const failed = checked.filter(({ status }) => status === 'violated').map(({ name }) => shortened(name, 60));
    const head = error !== null ? 'no reply' : failed.length === 0 ? 'nothing failed' : `failed: ${failed.join(', ')}`;
    return `<li>${htmlText(head)}<pre>${htmlLines(shortened(reply ?? error ?? '', 600))}</pre></li>`;
  });
  const more = all.length > MOST_BESIDE ? `, the first ${MOST_BESIDE}` : '';
  return [
    `<details class="samples"><summary>${amount(all.length, 'sample')}${more}</summary><ol>${items.join('\n')}</ol></details>`,
  ];
}

function followUpHtml({ title, source, followUp, invariants, answers, reply }: FollowUpText): string {
  return [
    `<article><h4>Breaks by ${htmlText(shortened(title, 120))}</h4><dl>`,
    `<dt>source</dt><dd>${markedHtml(source, 'del')}</dd>`,
    `<dt>follow-up</dt><dd>${markedHtml(followUp, 'ins')}</dd>`,
    ...(answers === undefined ? [] : [`<dt>answers</dt><dd>${htmlText(answers)}</dd>`]),
    '</dl>',
    ...checks(invariants),
    ...replyParts(reply),
    '</article>',
  ].join('\n');
}
