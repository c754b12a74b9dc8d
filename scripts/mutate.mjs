// Mutation tests: a part is changed in a thousand small ways, one at a time, and its own tests are to fail for each of them.
// Arguments are names of parts; none means all. What survives is in coverage/mutation/PART.html. With --constants, patterns and
// word lists that a module makes when it is loaded are changed too: each of these takes all tests of the part, so hours in all.
import { Stryker } from '@stryker-mutator/core';

/** What is changed, and where its tests are. */
const PARTS = {
  statistics: { files: ['src/statistics/*.ts'], tests: 'test/statistics' },
  replies: { files: ['src/tasks/**/*.ts'], tests: 'test/tasks' },
  relations: { files: ['relations/*.ts'], tests: 'test/relations' },
  checks: { files: ['relations/checks/**/*.ts'], tests: 'test/relations' },
};

const CAUGHT = ['Killed', 'Timeout'];
const constants = process.argv.includes('--constants');
const named = process.argv.slice(2).filter((word) => word !== '--constants');
const unknown = named.filter((part) => !Object.hasOwn(PARTS, part));
if (unknown.length > 0) {
  console.error(`Expected names of parts (${Object.keys(PARTS).join(', ')}), got \`${unknown.join(' ')}\``);
  process.exit(2);
}

const rows = [];
for (const [part, { files, tests }] of Object.entries(PARTS)) {
  if (named.length > 0 && !named.includes(part)) continue;
  process.env.MUTATION_TESTS = tests;
  const mutants = await new Stryker(settings(part, files)).runMutationTest();
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const valid = count(...CAUGHT, 'Survived', 'NoCoverage');
  const score = ((100 * count(...CAUGHT)) / valid).toFixed(1);
  rows.push(`| ${files.join(', ')} | ${valid} | ${count(...CAUGHT)} | ${score} |`);
}
console.log(`\n| files | changes | noticed | score, % |\n|---|---|---|---|\n${rows.join('\n')}`);

/** What differs from part to part; the rest is in stryker.config.json. */
function settings(part, files) {
  return {
    mutate: files,
    ignoreStatic: !constants,
    htmlReporter: { fileName: `coverage/mutation/${part}.html` },
    jsonReporter: { fileName: `coverage/mutation/${part}.json` },
  };
}
