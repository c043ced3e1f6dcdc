import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { takePlace } from './takePlace.ts';

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-builds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const place = join(folder, 'place');
mkdirSync(place);

const build = (number: number): void => {
  const made = mkdtempSync(join(folder, 'made-'));
  writeFileSync(join(made, 'main.js'), `import './parts/late-${number}.js';`);
  mkdirSync(join(made, 'parts'));
  writeFileSync(join(made, 'parts', `late-${number}.js`), '');
  takePlace(made, place, (path) => path === 'main.js');
};

test('a build takes the place of the one before, whose parts stay for shops that are open until five builds later', () => {
  writeFileSync(join(place, '.sources'), '');
  for (const number of [1, 2, 3, 4, 5]) build(number);
  expect(readFileSync(join(place, 'main.js'), 'utf8')).toBe("import './parts/late-5.js';");
  expect(readdirSync(place)).toEqual(['.builds.json', '.sources', 'main.js', 'parts']);
  expect(readdirSync(join(place, 'parts'))).toEqual(
    [1, 2, 3, 4, 5].map((number) => `late-${number}.js`),
  );
  build(6);
  expect(readdirSync(join(place, 'parts'))).toEqual(
    [2, 3, 4, 5, 6].map((number) => `late-${number}.js`),
  );
});
