import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');

/** Forms with one search field or only switches: their input cannot be invalid. */
const neverWrong = [
  'features/catalog/OverviewPage.tsx',
  'features/catalog/SearchField.tsx',
  'features/consent/ConsentPanel.tsx',
  'features/content/FaqPage.tsx',
  'features/studio/workshop/StudioPage.tsx',
  'features/search/SearchDialog.tsx',
  'features/studio/StaffSearch.tsx',
];

test('[ERR-14] every form with errors shows an error summary', () => {
  const written = globSync('**/*.tsx', { cwd: source })
    .filter((file) => readFileSync(join(source, file), 'utf8').includes('<form'))
    .sort();
  expect(written).toEqual([...neverWrong, 'platform/forms/Form.tsx'].sort());
  for (const file of neverWrong)
    expect(readFileSync(join(source, file), 'utf8'), file).not.toMatch(/\berror=/);
});
