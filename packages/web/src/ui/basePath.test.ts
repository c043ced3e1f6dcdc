import { afterEach, expect, test, vi } from 'vitest';

const at = async (base: string): Promise<typeof import('./basePath.ts')> => {
  vi.stubEnv('BASE_URL', base);
  vi.resetModules();
  return await import('./basePath.ts');
};

afterEach(() => void vi.unstubAllEnvs());

test('paths of a shop in a folder begin with the folder', async () => {
  const { withBase, withoutBase } = await at('/tailorbird/');
  for (const path of ['/', '/de/products?q=a#b', '/packshots/polo/1.svg']) {
    expect(withBase(path)).toBe(`/tailorbird${path}`);
    expect(withoutBase(withBase(path))).toBe(path);
  }
  expect(withoutBase('/tailorbird')).toBe('/');
  expect(withoutBase('/tailorbirds/')).toBe('/tailorbirds/');
});

test('other addresses have no folder', async () => {
  const { withBase } = await at('/tailorbird/');
  for (const address of ['https://bank.example/', 'mailto:a@b.example', '#top', 'data:,'])
    expect(withBase(address)).toBe(address);
});

test('a shop at the root of its site keeps its paths', async () => {
  const { withBase, withoutBase } = await at('/');
  expect([withBase('/de'), withoutBase('/de')]).toEqual(['/de', '/de']);
});
