/** Runs an installed command: `node tools/run.mjs tools/bin.ts tsc -b`. */
import { exitWith, run } from './process.ts';

const [name, ...args] = process.argv.slice(2);
if (name === undefined) {
  console.error('Which command? For example: node tools/run.mjs tools/bin.ts tsc -b');
  process.exit(2);
}
exitWith(await run(name, args));
