import type { Visit } from '@tailorbird/domain/account';
import { err } from '@tailorbird/domain/kernel';
import type { Guard } from '@tailorbird/domain/shell';
import { expect, test } from 'vitest';
import { VisitStore } from '../../platform/visit/visitStore.ts';
import { leadingBack, watchGuard } from './watchGuard.ts';

const watched = (guard: Guard = { kind: 'authenticated-only', target: '/faq' }) => {
  const visit = new VisitStore(async () => err({ kind: 'unreachable' }));
  const redirects: string[] = [];
  const here = { pathname: '/welcome', search: '?step=1' };
  const { moveTo } = watchGuard(guard, visit, { redirect: (to) => redirects.push(to), forbid: () => {} }, here);
  return { visit, redirects, moveTo };
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

const forGuests = { kind: 'guest-only', target: '/profile' } as const;

test('[GUARD-15] a customer on a page for guests is led to the page’s target, also one who signs in there', () => {
  const { visit, redirects } = watched(forGuests);
  visit.take(visitOf(null));
  expect(redirects).toEqual([]);
  visit.take(visitOf({ id: 1 }));
  expect(redirects).toEqual(['/profile']);
});

test('[GUARD-16] on a page for guests that overlooks it, a change of the query alone leads nobody away; another path does, and a page that does not overlook it', () => {
  const lenient = watched({ ...forGuests, skipQueryChanges: true });
  lenient.visit.take(visitOf({ id: 1 }));
  expect(lenient.redirects).toEqual(['/profile']);
  lenient.moveTo({ pathname: '/welcome', search: '?step=2' });
  lenient.moveTo({ pathname: '/welcome', search: '?step=2' });
  expect(lenient.redirects).toEqual(['/profile']);
  lenient.moveTo({ pathname: '/other', search: '?step=2' });
  expect(lenient.redirects).toEqual(['/profile', '/profile']);

  const strict = watched(forGuests);
  strict.visit.take(visitOf({ id: 1 }));
  strict.moveTo({ pathname: '/welcome', search: '?step=2' });
  expect(strict.redirects).toEqual(['/profile', '/profile']);
});

test('[GUARD-16] a query that changes before it is known who comes is not what they came with: they are judged', () => {
  const { visit, redirects, moveTo } = watched({ ...forGuests, skipQueryChanges: true });
  moveTo({ pathname: '/welcome', search: '?step=2' });
  visit.take(visitOf({ id: 1 }));
  expect(redirects).toEqual(['/profile']);
});

test('the way back to a page has its query', () => {
  const of = (pathname: string, search: string) => ({ pathname, search });
  expect(leadingBack('/?auth=choice&auth-next=/profile/sizes', of('/profile/sizes', '?edit-size=1&x'))).toBe(
    '/?auth=choice&auth-next=/profile/sizes%3Fedit-size%3D1%26x',
  );
  expect(leadingBack('/?auth=choice&auth-next=/profile/sizes', of('/de/profile/sizes', ''))).toBe('/?auth=choice&auth-next=/profile/sizes');
  expect(leadingBack('/', of('/x', '?edit-size=1'))).toBe('/');
});

test('the way back to a page whose address says which one is that address, in the language it is read in', () => {
  const sheet = '/?auth=choice&auth-next=/studio/sheets/:number/:piece?';
  const back = (pathname: string, search = '') => {
    const to = new URL(leadingBack(sheet, { pathname, search }), 'https://shop.example');
    return [to.searchParams.get('auth'), to.searchParams.get('auth-next')];
  };
  expect(back('/studio/sheets/100012/2')).toEqual(['choice', '/studio/sheets/100012/2']);
  expect(back('/de/studio/sheets/100012', '?x=1&auth=closed')).toEqual(['choice', '/studio/sheets/100012?x=1&auth=closed']);
  expect(back('/studio/sheets/1&auth=closed')).toEqual(['choice', '/studio/sheets/1&auth=closed']);
});
