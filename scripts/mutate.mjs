// Mutation tests: a part is changed in a thousand small ways, one at a time, and its own tests are to fail for each of them.
// Arguments are names of parts; none means all, which takes an hour. What survives is in coverage/mutation/PART.html.
import { Stryker } from '@stryker-mutator/core';

/** What is changed, and where its tests are. */
const PARTS = {
  statistics: ['src/statistics', 'test/statistics'],
  replies: ['src/tasks', 'test/tasks'],
  relations: ['relations', 'test/relations'],
};

const CAUGHT = ['Killed', 'Timeout'];
const named = process.argv.slice(2);
const unknown = named.filter((part) => !Object.hasOwn(PARTS, part));
if (unknown.length > 0) {
  console.error(`Expected names of parts (${Object.keys(PARTS).join(', ')}), got \`${unknown.join(' ')}\``);
  process.exit(2);
}

const rows = [];
for (const [part, [folder, tests]] of Object.entries(PARTS)) {
  if (named.length > 0 && !named.includes(part)) continue;
  process.env.MUTATION_TESTS = tests;
  const mutants = await new Stryker(settings(part, folder)).runMutationTest();
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const valid = count(...CAUGHT, 'Survived', 'NoCoverage');
  const score = ((100 * count(...CAUGHT)) / valid).toFixed(1);
  rows.push(`| ${folder} | ${valid} | ${count(...CAUGHT)} | ${score} |`);
}
console.log(`\n| folder | changes | noticed | score, % |\n|---|---|---|---|\n${rows.join('\n')}`);

/** What differs from part to part; the rest is in stryker.config.json. */
function settings(part, folder) {
  return {
    mutate: [`${folder}/**/*.ts`],
    htmlReporter: { fileName: `coverage/mutation/${part}.html` },
    jsonReporter: { fileName: `coverage/mutation/${part}.json` },
  };
}
