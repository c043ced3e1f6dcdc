/**
 * `npm run demo`: builds the shop without a server as a folder of static files. `--base=/shop/`
 * is its path on the site, `--out=FOLDER` the folder, `--serve` serves it afterwards.
 */
import { copyFileSync, globSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { locales } from '../packages/domain/src/kernel/index.ts';
import { createServer } from '../packages/server/src/app/createServer.ts';
import { readFixture } from './demo/fixture.ts';
import { serveFolder } from './demo/serve.ts';
import { exitWith, root, run } from './process.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    out: { type: 'string', default: 'dist/demo' },
    serve: { type: 'boolean', default: false },
    port: { type: 'string', default: '0' },
  },
});
const base = `/${values.base}/`.replaceAll(/\/+/g, '/');
const folder = resolve(root, values.out);
const web = join(root, 'packages', 'web');

/** Address of the star images of reviews. */
const stars = 'external/trustpilot/v1/resources/images/stars';
const scores = [0, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

const build = async (part: 'page' | 'worker'): Promise<void> => {
  const ended = await run(
    'vite',
    ['build', web, '-c', join(web, 'vite.demo.config.ts'), '--logLevel', 'warn'],
    {
      env: { NODE_ENV: 'production', DEMO_BASE: base, DEMO_OUT: folder, DEMO_PART: part },
      show: 'collect',
    },
  );
  if (ended.code !== 0) exitWith(ended);
};

const write = (file: string, content: string | Uint8Array): void => {
  const path = join(folder, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
};

console.log('Building the demo …');
await build('page');
await build('worker');
renameSync(join(folder, 'demo.html'), join(folder, 'index.html'));
// Static hosts serve this page for paths without a file, so deep links open.
copyFileSync(join(folder, 'index.html'), join(folder, '404.html'));
// GitHub Pages would skip folders that begin with an underscore.
write('.nojekyll', '');

const server = await createServer({
  database: { memory: true },
  settings: { passwordCost: 10, limitFactor: 1_000 },
});
for (const locale of locales)
  write(`data/${locale}.json`, JSON.stringify(await readFixture(server, locale)));
for (const score of scores) {
  const file = `${stars}/stars-${score}`;
  const response = await server.fetch(new Request(`http://demo.example/${file}`));
  if (!response.ok) throw new Error(`No stars for ${score}`);
  // Hosts derive the type from the ending; the service worker adds it to the address.
  write(`${file}.svg`, new Uint8Array(await response.arrayBuffer()));
}
await server.close();

const files = globSync('**/*', { cwd: folder, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  .sort();
write('files.json', JSON.stringify(files.map((file) => `/${file}`)));
const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
console.log(`${files.length} files, ${(bytes / 1e6).toFixed(1)} MB: ${folder}`);

if (values.serve)
  console.log(`Demo: ${await serveFolder(folder, { base, port: Number(values.port) })}`);
