// Compiles to dist/ (code without comments; types with them, and only those that the published entries lead to), puts the word lists beside the code that reads them, and makes the page one file.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, minifySync } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');

rmSync(path.join(root, 'dist'), { recursive: true, force: true });
const compile = (...options) =>
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', ...options], { cwd: root, stdio: 'inherit' });
compile('--declaration', 'false', '--removeComments');
compile('--emitDeclarationOnly');
removeUnreachedTypes();
await bundlePerturbations();
for (const part of ['perturbations', 'relations', 'src']) withoutBlanks(path.join(root, 'dist', part));
for (const part of ['perturbations', 'relations']) packLexicons(path.join(part, 'lexicons'));
cpSync(path.join(root, 'src', 'models', 'prices.tsv'), path.join(root, 'dist', 'src', 'models', 'prices.tsv'));
const texts = path.join('src', 'specs', 'generators', 'embedded', 'texts.tsv');
cpSync(path.join(root, texts), path.join(root, 'dist', texts));
writeJudgedCounts();
chmodSync(path.join(root, 'dist', 'src', 'cli', 'main.js'), 0o755);

await build({ configFile: path.join(root, 'web', 'vite.config.ts') });
renameSync(path.join(root, 'dist', 'web', 'index.html'), path.join(root, 'dist', 'web', 'page.html'));

/** A thousand small files take longer to open than to read: the operators are one, which knows of each its own place (for its word lists). */
async function bundlePerturbations() {
  const folder = path.join(root, 'dist', 'perturbations');
  const placed = {
    name: 'own-place',
    transform: (code, id) =>
      code.replaceAll(
        'import.meta.url',
        `new URL(${JSON.stringify(`./${path.relative(folder, id)}`)}, import.meta.url).href`,
      ),
  };
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [placed, { name: 'without-leaves', transform: withoutLeaves }],
    build: {
      ssr: true,
      minify: false,
      outDir: path.join(folder, 'bundled'),
      rolldownOptions: {
        input: path.join(folder, 'index.js'),
        external: /\/src\//,
        output: { entryFileNames: 'index.js', paths: (id) => path.relative(folder, id) },
      },
    },
  });
  const whole = readFileSync(path.join(folder, 'bundled', 'index.js'));
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.js'), whole);
}

/** What a rule must leave alone is for the tests, which read the sources. */
function withoutLeaves(code) {
  if (!code.includes('leaves:')) return undefined;
  const cuts = [];
  const visit = (node) => {
    if (node?.type === 'Property' && node.key.name === 'leaves' && node.value.type === 'ArrayExpression')
      cuts.push([node.start, node.end]);
    else if (node && typeof node === 'object') Object.values(node).forEach(visit);
  };
  visit(this.parse(code));
  return cuts.reduceRight((text, [from, to]) => text.slice(0, from) + text.slice(to).replace(/^\s*,/u, ''), code);
}

/** A seventh of the compiled code is white space. Functions keep their names, so that what a stack trace says can be found; what is named within them does not. */
function withoutBlanks(folder) {
  for (const name of readdirSync(folder, { recursive: true }).filter((each) => each.endsWith('.js'))) {
    const file = path.join(folder, name);
    const { code, errors } = minifySync(name, readFileSync(file, 'utf8'), {
      module: true,
      compress: false,
      mangle: { toplevel: false, keepNames: true },
    });
    if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
    writeFileSync(file, code);
  }
}

/** Word lists are a quarter of the package as they stand, and less than a third of that packed. */
function packLexicons(folder) {
  mkdirSync(path.join(root, 'dist', folder), { recursive: true });
  for (const name of readdirSync(path.join(root, folder)))
    writeFileSync(
      path.join(root, 'dist', folder, `${name}.br`),
      brotliCompressSync(readFileSync(path.join(root, folder, name))),
    );
}

/** Three quarters of all declarations are of modules that nobody outside can import. */
function removeUnreachedTypes() {
  const { exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const reached = new Set();
  const open = Object.values(exports).flatMap(({ types }) => (types === undefined ? [] : [path.join(root, types)]));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const [, target] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*['"](\.[^'"]+)\.js['"]/g))
      open.push(path.join(path.dirname(file), `${target}.d.ts`));
  }
  const dist = path.join(root, 'dist');
  for (const name of readdirSync(dist, { recursive: true }))
    if (name.endsWith('.d.ts') && !reached.has(path.join(dist, name))) rmSync(path.join(dist, name));
}

/** What readers said of the follow-ups, without the texts: the package has no room for these. */
function writeJudgedCounts() {
  const folder = path.join(root, 'perturbations', 'judged');
  const counts = new Map();
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.jsonl')))
    for (const line of readFileSync(path.join(folder, name), 'utf8').split('\n')) {
      if (line === '') continue;
      const { task, category, rule, valid } = JSON.parse(line);
      const key = [name.replace('.jsonl', ''), task, category, rule, valid].join('\t');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const rows = [...counts].map(([key, count]) => `${key}\t${count}\n`);
  writeFileSync(path.join(root, 'dist', 'perturbations', 'judged.tsv'), rows.join(''));
}
