/**
 * `npm run demo`: builds the shop without a server as a folder of static files. `--base=/shop/`
 * is its path on the site, `--out=FOLDER` the folder, `--serve` serves it afterwards,
 * `--no-build` serves the last build.
 */
import {
  copyFileSync,
  globSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { locales } from '../packages/domain/src/kernel/index.ts';
import { demoFileOf, renderFiles } from '../packages/packshot/src/files.ts';
import { createServer } from '../packages/server/src/app/createServer.ts';
import { compactJson } from '../packages/web/src/composition/demo/compactJson.ts';
import { readFixture } from './demo/fixture.ts';
import { renderPages } from './demo/renderPages.ts';
import { serveFolder } from './demo/serve.ts';
import { exitWith, root, run } from './process.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    build: { type: 'boolean', default: true },
    out: { type: 'string', default: 'dist/demo' },
    serve: { type: 'boolean', default: false },
    port: { type: 'string', default: '0' },
  },
  allowNegative: true,
});
const base = `/${values.base}/`.replaceAll(/\/+/g, '/');
const folder = resolve(root, values.out);
const web = join(root, 'packages', 'web');

const maximumBytes = 15_000_000;

/** Address of the star images of reviews. */
const stars = 'external/trustpilot/v1/resources/images/stars';
const scores = [0, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

const bundlePart = async (
  part: 'pages' | 'worker' | 'mails' | 'renderer',
  out = folder,
): Promise<void> => {
  const ended = await run(
    'vite',
    ['build', web, '-c', join(web, 'vite.demo.config.ts'), '--logLevel', 'warn'],
    {
      env: { NODE_ENV: 'production', DEMO_BASE: base, DEMO_OUT: out, DEMO_PART: part },
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

const buildDemo = async (): Promise<void> => {
  console.log('Building the demo …');
  await bundlePart('pages');
  await bundlePart('worker');
  await bundlePart('mails');
  // Static hosts serve this page for paths without a file, so deep links open.
  renameSync(join(folder, 'demo.html'), join(folder, '404.html'));
  // GitHub Pages would skip folders that begin with an underscore.
  write('.nojekyll', '');

  const server = await createServer({
    database: { memory: true },
    settings: { passwordCost: 10, limitFactor: 1_000 },
  });
  for (const locale of locales)
    write(`data/${locale}.json`, compactJson(await readFixture(server, locale)));
  for (const score of scores) {
    const file = `${stars}/stars-${score}`;
    const response = await server.fetch(new Request(`http://demo.example/${file}`));
    if (!response.ok) throw new Error(`No stars for ${score}`);
    // Hosts derive the type from the ending; the service worker adds it to the address.
    write(`${file}.svg`, new Uint8Array(await response.arrayBuffer()));
  }
  const sitemap = await (await server.fetch(new Request('http://demo.example/sitemap.xml'))).text();
  await server.close();

  const renderer = join(root, 'node_modules', '.cache', 'demo-renderer');
  await bundlePart('renderer', renderer);
  const pages = await renderPages({
    folder,
    base,
    renderer: join(renderer, 'renderer.js'),
    paths: [...sitemap.matchAll(/<loc>http:\/\/demo\.example([^<]*)/g)].map(
      ([, path]) => path ?? '',
    ),
  });
  for (const [file, html] of pages) write(file, html);
  rmSync(join(folder, '.vite'), { recursive: true });
  const renders = join(root, 'packages', 'packshot', 'renders');
  mkdirSync(join(folder, 'renders'), { recursive: true });
  for (const name of Object.keys(renderFiles)) {
    const file = demoFileOf({ name });
    if (file !== null) copyFileSync(join(renders, file), join(folder, 'renders', file));
  }

  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
  // Without a network the script renders every page in 404.html.
  const offline = files.filter((file) => !file.endsWith('index.html'));
  write('files.json', JSON.stringify(offline.map((file) => `/${file}`)));
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  if (bytes > maximumBytes) throw new Error(`The demo has ${bytes} bytes, at most ${maximumBytes}`);
  console.log(`${files.length} files, ${(bytes / 1e6).toFixed(1)} MB: ${folder}`);
};

if (values.build) await buildDemo();
if (values.serve)
  console.log(`Demo: ${await serveFolder(folder, { base, port: Number(values.port) })}`);
