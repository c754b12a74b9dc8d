import { settingsOf } from '../../../contracts/settings.js';
import type { SuiteReport } from '../../../contracts/suite-report.js';
import { amount } from './amounts.js';

/** What was run, a line each. */
export function headingOf({ manifest, configurations }: SuiteReport): {
  readonly title: string;
  readonly facts: readonly string[];
} {
  const categories = [...new Set(configurations.flatMap((each) => each.categories.map(({ category }) => category)))];
  const followUps = configurations[0]?.cases.reduce((sum, each) => sum + each.followUps.length, 0) ?? 0;
  const [first] = configurations;
  const found = `${amount(manifest.cases, 'case')} in ${categories.length === 1 ? '1 category' : `${categories.length} categories`}`;
  const named =
    categories.length === 0
      ? amount(manifest.cases, 'case')
      : `${found}: ${categories.slice(0, 12).join(', ')}${categories.length > 12 ? ', …' : ''}`;
  return {
    title: `${manifest.name} ${manifest.version}`,
    facts: [
      ...(manifest.description === null || manifest.description.trim() === '' ? [] : [manifest.description.trim()]),
      followUps === 0 ? named : `${named}; and ${amount(followUps, 'follow-up')}`,
      configurations.length === 1 && first ? settingsOf(first) : `${configurations.length} configurations`,
    ],
  };
}
