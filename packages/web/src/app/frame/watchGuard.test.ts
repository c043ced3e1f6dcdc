import type { Visit } from '@tailorbird/domain/account';
import { err } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { VisitStore } from '../../platform/visit/visitStore.ts';
import { leadingBack, watchGuard } from './watchGuard.ts';

const watched = () => {
  const visit = new VisitStore(async () => err({ kind: 'unreachable' }));
  const redirects: string[] = [];
  watchGuard({ kind: 'authenticated-only', target: '/faq' }, visit, { redirect: (to) => redirects.push(to), forbid: () => {} });
  return { visit, redirects };
};
const visitOf = (user: Partial<Visit['user']> | null): Visit => ({ user, location: {}, basketCount: 0 }) as unknown as Visit;

test('nobody is led away while it is unknown who they are', () => {
  expect(watched().redirects).toEqual([]);
});

test('[GUARD-14] a visitor who turns out not to be signed in is led to the page’s target', () => {
  const { visit, redirects } = watched();
  visit.take(visitOf(null));
  expect(redirects).toEqual(['/faq']);
});

test('[GUARD-14] a customer stays until they sign out', () => {
  const { visit, redirects } = watched();
  visit.take(visitOf({ id: 1 }));
  expect(redirects).toEqual([]);
  visit.take(visitOf(null));
  expect(redirects).toEqual(['/faq']);
});

test('the way back to a page has its query', () => {
  expect(leadingBack('/?auth=choice&auth-next=/profile/sizes', '?edit-size=1&x')).toBe(
    '/?auth=choice&auth-next=/profile/sizes%3Fedit-size%3D1%26x',
  );
  expect(leadingBack('/?auth=choice&auth-next=/profile/sizes', '')).toBe('/?auth=choice&auth-next=/profile/sizes');
  expect(leadingBack('/', '?edit-size=1')).toBe('/');
});
