import type { TestSuite } from 'junit-report-builder';
import { UserError } from '../../core/errors.js';
import type { Outcome } from '../../core/types.js';
import { titleOf } from '../headline.js';
import type { ReportCase, ReportData } from '../report.js';
import { shotsTitle } from '../tables/conditions.js';
import { newReport } from './new-report.js';
import { dataText, xmlText } from './xml-text.js';

/**
 * JUnit XML, as CI servers read it: a suite for each row, a test for each case. A violation is a failure, a case without a
 * reply an error, one whose answer could not be read or was refused is skipped. Throws UserError where the cases are not known.
 */
export async function junit({ notes, cases }: ReportData): Promise<string> {
  if (!cases) {
    throw new UserError(
      'Expected a run, whose cases are known, got rows alone',
      'JUnit is a format of run, resume and table.',
    );
  }
  const report = newReport().name(xmlText(titleOf(notes)));
  const suites = new Map<string, TestSuite>();
  for await (const each of cases()) {
    const name = xmlText(suiteName(each));
    const suite = suites.get(name) ?? report.testSuite().name(name);
    suites.set(name, suite);
    addCase(suite, each);
  }
  return `${report.build().trimEnd()}\n`;
}

function suiteName({ record: { model, task, context, shots, category } }: ReportCase): string {
  return [model, task, shotsTitle(shots), ...(context ? ['with context'] : []), category].join(' · ');
}

const LONGEST_NAME = 100;

function addCase(suite: TestSuite, { record, pair }: ReportCase): void {
  const { verdict, source, followUp, category } = record;
  const name = pair.follow_up.replaceAll(/\s+/gu, ' ').slice(0, LONGEST_NAME);
  const test = suite.testCase().className(xmlText([category, pair.rule ?? ''].filter(Boolean).join('.'))).name(xmlText(`${name} [${pair.id}]`)); // biome-ignore format: one test
  if (verdict.status === 'held') return;
  const told = dataText(
    [
      `source:    ${pair.source}`,
      `follow-up: ${pair.follow_up}`,
      `answers:   ${shown(source)} → ${shown(followUp)}`,
      `relation:  ${pair.relation}`,
    ].join('\n'),
  );
  if (verdict.status === 'violated') test.failure(xmlText(verdict.reason) || 'violated', 'violated').stacktrace(told);
  else if (verdict.cause === 'model-error') test.error(xmlText(verdict.reason) || 'no reply', 'no reply', told);
  else test.skipped().standardOutput(dataText(`${verdict.reason}\n${told}`));
}

function shown(outcome: Outcome): string {
  return outcome.kind === 'answer' ? outcome.value : outcome.kind;
}
