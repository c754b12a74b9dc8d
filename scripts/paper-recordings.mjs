// Turns the result files of the MMT4NL paper's authors into recordings: `node scripts/paper-recordings.mjs MMT4NL/Results > paper.jsonl`. See docs/paper.md.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = {
  qa_with_context: { task: 'yes-no', context: true },
  qa_without_context: { task: 'yes-no', context: false },
  sentiment_result: { task: 'sentiment', context: false },
};
const MODELS = { gpt: 'gpt-4o', gemini: 'gemini-2.0-flash' };
/** `gemini_icqa_few.json`; some names say how the prompt was made, which the folder does too. */
const FILE = /^(?<model>gpt|gemini)_\w+_(?<shots>zero|one|few)\.json$/u;

const [results] = process.argv.slice(2);
if (results === undefined) fail('Expected the folder of results: node scripts/paper-recordings.mjs MMT4NL/Results');

const lines = [];
let marked = 0;
for (const [folder, condition] of Object.entries(FOLDERS)) {
  for (const name of namesIn(path.join(results, folder))) {
    const file = path.join(results, folder, name);
    const { model, shots } = FILE.exec(name)?.groups ?? fail(`${file}: Expected a name such as gpt_std_zero.json`);
    for (const [at, test] of JSON.parse(readFileSync(file, 'utf8')).entries()) {
      if (test.fail) marked++;
      lines.push(
        JSON.stringify(recording(test, `${file}: test ${at + 1}`, { ...condition, model: MODELS[model], shots })),
      );
    }
  }
}
if (lines.length === 0) fail(`${results}: Expected one of the folders ${Object.keys(FOLDERS).join(', ')}`);
process.stdout.write(`${lines.join('\n')}\n`);
process.stderr.write(`${lines.length} tests, ${marked} of them marked as failed in the files\n`);

/** The relation is `same` throughout: `expected_result` is one label, and both answers were held to it. */
function recording(test, place, condition) {
  for (const key of ['name', 'test_type', 'prompt', 'perturb_text', 'expected_result'])
    if (typeof test[key] !== 'string')
      fail(`${place}: Expected \`${key}\` to be text, got ${JSON.stringify(test[key])}`);
  const category = test.test_type.trim().toLowerCase();
  return {
    id: `${category}-${/\d+$/u.exec(test.name)?.[0] ?? test.name}`,
    ...condition,
    category,
    relation: 'same',
    label: test.expected_result,
    source: test.prompt,
    follow_up: test.perturb_text,
    source_output: test.response_original ?? null,
    follow_up_output: test.response_perturb ?? null,
  };
}

/** By name; none where there is no such folder. */
function namesIn(folder) {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
