import type { TestSuite } from 'junit-report-builder';
import { settingsOf } from '../../contracts/settings.js';
import type { CaseReport, FollowUpReport, TextReport } from '../../contracts/suite-report.js';
import { shortened } from '../examples/excerpt.js';
import { newReport } from '../junit/new-report.js';
import { dataText, xmlText } from '../junit/xml-text.js';
import type { ShownSuite } from './shown-suite.js';
import { invariantText, SIGNS } from './text/invariant-text.js';
import { errorOf, latencyOf, replyOf } from './text/reply.js';

/** Characters of a text at most. */
const MOST = 4000;

/**
 * JUnit XML, as CI servers read it: a suite for each category and configuration, a test for each case and each of its
 * follow-ups. A case without a reply is an error, one of which nothing can be said is skipped.
 */
export function suitesJunit(suites: readonly ShownSuite[]): string {
  const names = suites.map(({ report: { manifest } }) => `${manifest.name} ${manifest.version}`);
  const report = newReport().name(xmlText(shortened(names.join(', '))));
  for (const {
    report: { manifest, configurations },
  } of suites)
    for (const { cases, categories, ...configuration } of configurations)
      for (const { category } of categories) {
        const parts = [`${manifest.name} ${manifest.version}`, settingsOf(configuration), category].map((part) =>
          shortened(part),
        );
        const suite = report.testSuite().name(xmlText(parts.join(' · ')));
        for (const each of cases.filter((one) => one.category === category)) {
          addTest(suite, each, each.input, { className: category, name: each.id });
          for (const followUp of each.followUps) addFollowUp(suite, each, followUp);
        }
      }
  return `${report.build().trimEnd()}\n`;
}

interface Named {
  readonly className: string;
  readonly name: string;
}

function addFollowUp(suite: TestSuite, each: CaseReport, followUp: FollowUpReport): void {
  const { operator, rule, id, text } = followUp.followUp;
  const className = [each.category, operator, rule].filter(Boolean).join('.');
  addTest(suite, followUp, text, { className, name: `${each.id} [${id}]` }, followUp.answers);
}

function addTest(
  suite: TestSuite,
  text: TextReport,
  input: string,
  { className, name }: Named,
  answers?: FollowUpReport['answers'],
): void {
  const ms = latencyOf(text);
  const test = suite
    .testCase()
    .className(xmlText(shortened(className)))
    .name(xmlText(shortened(name)));
  if (ms !== undefined) test.time(ms / 1000);
  const related = answers?.status === 'violated' ? [answers.reason] : [];
  const of = (status: 'violated' | 'inconclusive') =>
    text.invariants
      .filter((each) => each.status === status && each.severity === 'error')
      .map((each) => invariantText(each, MOST));
  const reasons = [...of('violated').map(({ name: which, told }) => `${which}: ${told}`), ...related];
  const error = errorOf(text, MOST);
  if (text.status === 'error') test.error(xmlText(error ?? 'no reply'), 'no reply', told(text, input));
  else if (reasons.length > 0)
    test
      .failure(
        xmlText(shortened(reasons.join('; '), MOST)),
        related.length === reasons.length ? 'relation' : 'invariant',
      )
      .stacktrace(told(text, input));
  else if (text.status === 'inconclusive')
    test.skipped().standardOutput(
      dataText(
        `${of('inconclusive')
          .map(({ name: which, told: why }) => `${which}: ${why}`)
          .join('\n')}\n${told(text, input)}`,
      ),
    );
  else if (text.invariants.some(({ status }) => status === 'violated')) test.standardOutput(told(text, input)); // warnings
}

/** Input, what became of every invariant, and the reply. */
function told(text: TextReport, input: string): string {
  const reply = replyOf(text, MOST);
  const invariants = text.invariants.flatMap((each) => {
    const { mark, name, samples, told: why, expected, actual, where } = invariantText(each, MOST);
    const more = Object.entries({ expected, actual, where }).flatMap(([key, value]) =>
      value === undefined ? [] : [`    ${key}: ${value}`],
    );
    return [`${SIGNS[mark]} ${name}${samples === '' ? '' : ` (${samples} samples)`}: ${why}`, ...more];
  });
  return dataText(
    [`input: ${shortened(input, MOST)}`, ...invariants, ...(reply === undefined ? [] : [`reply: ${reply}`])].join('\n'),
  );
}
