import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../src/index.ts';
import { documents } from './describe.ts';

const committed = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

describe('docs/api', () => {
  it.each(Object.entries(documents()))(
    '%s is up to date with the contract (else: npm run openapi)',
    (path, text) => {
      expect(
        committed(path) === text,
        `${path} differs from the contract; update it with npm run openapi`,
      ).toBe(true);
    },
  );

  it('the documents describe every call and have no dangling references', () => {
    const text = committed('docs/api/openapi.json');
    const document = JSON.parse(text) as {
      paths: Record<string, Record<string, { operationId: string }>>;
      components: Record<string, Record<string, unknown>>;
    };
    const described = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(described.sort()).toEqual(Object.keys(endpoints).sort());
    for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      expect(document.components[kind]).toHaveProperty(name);
    }
  });
});
