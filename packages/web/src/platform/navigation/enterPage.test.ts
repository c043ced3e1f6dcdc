import { expect, test } from 'vitest';
import { isNumber, isSlug } from './addressParts.ts';
import { enterPage } from './enterPage.ts';
import { problemOf } from './errorPage.ts';
import type { PageLoad } from './page.ts';
import { pageFailure } from './page.ts';

const request = { params: { slug: 'polo' }, path: '/product/polo' } as unknown as PageLoad & {
  readonly path: string;
};
const loading = async () => 'loaded';

const problem = async (
  page: Parameters<typeof enterPage<string>>[0],
  guard: { readonly kind: string } | null = null,
) => enterPage(page, guard, request).catch(problemOf);

test('[ERR-08] an unknown guard is an error 500 and loads nothing', async () => {
  const loaded: string[] = [];
  const load = async () => {
    loaded.push('loaded');
    return 'loaded';
  };
  const explanation = 'Unknown middleware';
  for (const kind of ['members-only', 'toString', ''])
    expect(await problem({ load }, { kind })).toEqual({
      status: 500,
      message: explanation,
      explanation,
    });
  expect(loaded).toEqual([]);
  for (const kind of [
    'authenticated-only',
    'guest-only',
    'retail-only',
    'store-only',
    'admin-only',
  ])
    expect(await problem({ load }, { kind })).toBe('loaded');
});

test('[ERR-09] an invalid address or invalid data is a 404', async () => {
  expect(await problem({ load: loading, validate: () => false })).toMatchObject({ status: 404 });
  expect(await problem({ load: loading, validateLoaded: () => false })).toMatchObject({
    status: 404,
  });
  const validate = ({ params }: { readonly params: PageLoad['params'] }) => params.slug === 'polo';
  expect(
    await problem({ load: loading, validate, validateLoaded: (data) => data === 'loaded' }),
  ).toBe('loaded');
});

test('[ERR-09] a page without data is a 404 and is not validated further', async () => {
  const judged: unknown[] = [];
  const validateLoaded = (data: string) => judged.push(data) > 0;
  expect(await problem({ load: async () => null, validateLoaded })).toMatchObject({ status: 404 });
  expect(judged).toEqual([]);
});

test('[ERR-09] a thrown page failure shows its own status and message', async () => {
  const throwing = (thrown: unknown) => () => {
    throw thrown;
  };
  expect(
    await problem({ load: loading, validate: throwing(pageFailure(403, 'From Friday on.')) }),
  ).toEqual({
    status: 403,
    message: '',
    explanation: 'From Friday on.',
  });
  expect(await problem({ load: loading, validate: throwing(new Error('Boom')) })).toEqual({
    status: 500,
    message: 'Boom',
    explanation: '',
  });
});

test('slugs and numbers in an address are validated', () => {
  expect(['polo', 't-shirt', 'a-look-back-2024', 'a'.repeat(80)].every(isSlug)).toBe(true);
  expect(['', 'Polo', 'a--b', '-a', 'a b', 'ä', 'a'.repeat(81), undefined].some(isSlug)).toBe(
    false,
  );
  expect(['1', '100012'].every(isNumber)).toBe(true);
  expect(['0', '01', '-1', '1.5', '', '1'.repeat(19), undefined].some(isNumber)).toBe(false);
});
