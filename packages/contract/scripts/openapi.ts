import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documents } from './describe.ts';

/*
 * Writes docs/api from the contract. `--check` writes nothing, lists the outdated
 * documents and fails if there are any.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const onlyCheck = process.argv.includes('--check');

const committed = (path: string): string | null => {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return null;
  }
};

for (const [path, text] of Object.entries(documents())) {
  if (committed(path) === text) {
    console.log(`${path} is up to date.`);
  } else if (onlyCheck) {
    console.error(`${path} differs from the contract. Update it with npm run openapi`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`${path} written.`);
  }
}
