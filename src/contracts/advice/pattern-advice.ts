import { counted } from '../../core/counted.js';
import { distinct } from '../../core/grouped.js';
import { ranked } from '../../core/ranked.js';
import type { ConfigurationReport, SuiteReport } from '../suite-report.js';
import { casesOf, type Recommendation } from './advice.js';

/** Fewer failures than this show no pattern. */
const SOME = 3;

/** What the failures have in common: a category, all cases of an invariant, samples that differ, only perturbed inputs. */
export function patternAdvice({
  configurations,
  manifest,
}: Pick<SuiteReport, 'configurations' | 'manifest'>): readonly Recommendation[] {
  const budget = configurations.flatMap(({ objectives }) => objectives.flatMap(({ budget }) => budget ?? []));
  return [
    ...configurations.flatMap((each) => [...always(each), ...unstable(each), ...oneCategory(each), ...perturbed(each)]),
    ...(budget.some(({ history }) => history.spent > history.allowed)
      ? [
          {
            text: `The error budget of ${manifest.name} is spent: mend what fails before you change the prompt further.`,
            cases: [],
          },
        ]
      : []),
  ];
}

function always({ invariants }: ConfigurationReport): readonly Recommendation[] {
  return invariants
    .filter(({ held }) => held.of >= SOME && held.count === 0)
    .map(({ name, failed }) => ({
      text: `${name} fails in every case: the prompt never asks for it, or the invariant asks for something else than you mean.`,
      cases: failed,
    }));
}

function unstable({ cases, params }: ConfigurationReport): readonly Recommendation[] {
  const found = cases.flatMap(({ id, invariants }) =>
    invariants
      .filter(({ status, held }) => status === 'violated' && held.count > 0)
      .map(({ name, held }) => ({ id, text: `${name} ${held.count}/${held.of}` })),
  );
  const ids = distinct(found.map(({ id }) => id));
  if (ids.length === 0) return [];
  const warm = (params.temperature ?? 0) > 0;
  const what = warm ? `lower the temperature (now ${params.temperature}) or ` : '';
  return [
    {
      text: `In ${casesOf(ids)} the same question is answered now one way, now another (${found[0]?.text} samples): ${what}make the instruction firmer; \`pass_rate\` allows for what is left.`,
      cases: ids,
    },
  ];
}

function oneCategory({ cases, categories }: ConfigurationReport): readonly Recommendation[] {
  const failed = cases.filter(({ status }) => status === 'failed');
  const [only, ...more] = distinct(failed.map(({ category }) => category));
  if (failed.length < SOME || only === undefined || more.length > 0 || categories.length < 2) return [];
  return [
    {
      text: `All ${failed.length} failures are of the category ${only}: give the prompt instructions and an example for it.`,
      cases: failed.map(({ id }) => id),
    },
  ];
}

function perturbed({ cases }: ConfigurationReport): readonly Recommendation[] {
  const broken = cases.filter(({ brokenByFollowUps }) => brokenByFollowUps);
  if (broken.length === 0) return [];
  const operators = broken.flatMap(({ followUps }) =>
    distinct(
      followUps
        .filter(({ status, answers }) => status === 'failed' || answers?.status === 'violated')
        .map(({ followUp }) => followUp.operator),
    ),
  );
  const [most, ...others] = ranked(operators);
  const by =
    others.length === 0
      ? `only ${most?.[0]} breaks ${broken.length === 1 ? 'it' : 'them'}`
      : `broken by ${ranked(operators)
          .map(([name, times]) => `${name} (${times})`)
          .join(', ')}`;
  return [
    {
      text: `${counted(broken.length, 'case')} pass${broken.length === 1 ? 'es' : ''} as written and break${broken.length === 1 ? 's' : ''} when perturbed, ${by}: put such an input among the examples of the prompt, or clean inputs before they are asked.`,
      cases: broken.map(({ id }) => id),
    },
  ];
}
