/** `npm start`: builds the shop when needed and serves it. */
import { buildWeb, needsBuild } from './build.ts';
import { exitWith, run } from './process.ts';
import { serverEntry } from './shop.ts';

if (needsBuild()) {
  console.log('Building the shop …');
  const began = performance.now();
  const built = await buildWeb();
  if (built.code !== 0) exitWith(built);
  console.log(`Built in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
}
exitWith(await run('node', [serverEntry, ...process.argv.slice(2)], { env: { NODE_ENV: process.env.NODE_ENV ?? 'production' } }));
