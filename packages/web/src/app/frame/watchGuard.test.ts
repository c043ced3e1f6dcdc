import type { Visit } from '@tailorbird/domain/account';
import { err, ok } from '@tailorbird/domain/kernel';
import type { Guard } from '@tailorbird/domain/shell';
import { expect, test } from 'vitest';
import { VisitStore } from '../../shared/visit/visitStore.ts';
import { type Judged, watchGuard, withReturnPath } from './watchGuard.ts';

const watched = (guard: Guard = { kind: 'authenticated-only', target: '/faq' }) => {
  const answers: (Visit | null)[] = [];
  const visit = new VisitStore(async () => {
    const answer = answers.shift() ?? null;
    return answer ? ok(answer) : err({ kind: 'unreachable' });
  });
  const redirects: string[] = [];
  const judged: Judged[] = [];
  const here = { pathname: '/welcome', search: '?step=1' };
  const again = () =>
    watchGuard(
      guard,
      visit,
      { redirect: (to) => redirects.push(to), judge: (verdict) => judged.push(verdict) },
      here,
    );
  const { moveTo } = again();
  return { visit, redirects, moveTo, answers, judged, again };
};
const forGuests = { kind: 'guest-only', target: '/profile' } as const;
const visitOf = (user: Partial<Visit['user']> | null): Visit =>
  ({ user, location: {}, basketCount: 0 }) as unknown as Visit;

test('a guarded page does not redirect while the visit is unknown', () => {
  expect(watched().redirects).toEqual([]);
});

test('a guarded page reports a failed visit and shows after a successful retry', async () => {
  const { visit, answers, judged, again, redirects } = watched();
  await visit.refresh();
  expect(judged.at(-1)).toBe('unanswered');
  again();
  expect(judged.at(-1)).toBe('enter');
  await expect.poll(() => judged.at(-1)).toBe('unanswered');
  answers.push(visitOf({ id: 1 }));
  again();
  await expect.poll(() => visit.isSignedIn).toBe(true);
  expect([judged.at(-1), redirects]).toEqual(['enter', []]);
});

test('a guest page shows while the visit is unreachable', async () => {
  const { visit, judged, again } = watched(forGuests);
  await visit.refresh();
  again();
  await visit.refresh();
  expect(new Set(judged)).toEqual(new Set(['enter']));
});

test('[GUARD-14] guests are redirected from a customer page to its target', () => {
  const { visit, redirects } = watched();
  visit.setVisit(visitOf(null));
  expect(redirects).toEqual(['/faq']);
});

test('[GUARD-14] a customer stays on a customer page until sign-out', () => {
  const { visit, redirects } = watched();
  visit.setVisit(visitOf({ id: 1 }));
  expect(redirects).toEqual([]);
  visit.setVisit(visitOf(null));
  expect(redirects).toEqual(['/faq']);
});

test('[GUARD-15] customers are redirected from guest pages, also after sign-in', () => {
  const { visit, redirects } = watched(forGuests);
  visit.setVisit(visitOf(null));
  expect(redirects).toEqual([]);
  visit.setVisit(visitOf({ id: 1 }));
  expect(redirects).toEqual(['/profile']);
});

test('[GUARD-16] a query change redirects only on pages that do not ignore it', () => {
  const lenient = watched({ ...forGuests, skipQueryChanges: true });
  lenient.visit.setVisit(visitOf({ id: 1 }));
  expect(lenient.redirects).toEqual(['/profile']);
  lenient.moveTo({ pathname: '/welcome', search: '?step=2' });
  lenient.moveTo({ pathname: '/welcome', search: '?step=2' });
  expect(lenient.redirects).toEqual(['/profile']);
  lenient.moveTo({ pathname: '/other', search: '?step=2' });
  expect(lenient.redirects).toEqual(['/profile', '/profile']);

  const strict = watched(forGuests);
  strict.visit.setVisit(visitOf({ id: 1 }));
  strict.moveTo({ pathname: '/welcome', search: '?step=2' });
  expect(strict.redirects).toEqual(['/profile', '/profile']);
});

test('[GUARD-16] a query change before the visit is known still checks the guard', () => {
  const { visit, redirects, moveTo } = watched({ ...forGuests, skipQueryChanges: true });
  moveTo({ pathname: '/welcome', search: '?step=2' });
  visit.setVisit(visitOf({ id: 1 }));
  expect(redirects).toEqual(['/profile']);
});

test('[GUARD-16] sign-in does not redirect where the page ignores the query', () => {
  const { visit, redirects, moveTo } = watched({ ...forGuests, skipQueryChanges: true });
  visit.setVisit(visitOf(null));
  visit.setVisit(visitOf({ id: 1 }));
  moveTo({ pathname: '/welcome', search: '?auth=create-account-success' });
  expect(redirects).toEqual([]);
  moveTo({ pathname: '/other', search: '' });
  expect(redirects).toEqual(['/profile']);
});

test('[GUARD-15] customers are redirected from guest pages to the URL’s target', () => {
  const { visit, redirects, moveTo } = watched({ ...forGuests, targetIn: 'step' });
  moveTo({ pathname: '/welcome', search: `?step=${encodeURIComponent('/de/favorites?sort=new')}` });
  visit.setVisit(visitOf({ id: 1 }));
  expect(redirects).toEqual(['/favorites?sort=new']);
});

test('[GUARD-15] a guest page named as its own target uses its default target', () => {
  const { visit, redirects, moveTo } = watched({ ...forGuests, targetIn: 'step' });
  moveTo({
    pathname: '/de/welcome',
    search: `?step=${encodeURIComponent('/welcome?step=/welcome')}`,
  });
  visit.setVisit(visitOf({ id: 1 }));
  expect(redirects).toEqual(['/profile']);
});

test('the return address keeps the query of the page', () => {
  const of = (pathname: string, search: string) => ({ pathname, search });
  expect(
    withReturnPath('/sign-in?next=/profile/sizes', of('/profile/sizes', '?edit-size=1&x')),
  ).toBe('/sign-in?next=/profile/sizes%3Fedit-size%3D1%26x');
  expect(withReturnPath('/sign-in?next=/profile/sizes', of('/de/profile/sizes', ''))).toBe(
    '/sign-in?next=/profile/sizes',
  );
  expect(withReturnPath('/', of('/x', '?edit-size=1'))).toBe('/');
});

test('the return address of an identified page is its path without language', () => {
  const sheet = '/sign-in?next=/studio/sheets/:number/:piece?';
  const back = (pathname: string, search = '') => {
    const to = new URL(withReturnPath(sheet, { pathname, search }), 'https://shop.example');
    return Object.fromEntries(to.searchParams);
  };
  expect(back('/studio/sheets/100012/2')).toEqual({ next: '/studio/sheets/100012/2' });
  expect(back('/de/studio/sheets/100012', '?x=1&y')).toEqual({
    next: '/studio/sheets/100012?x=1&y',
  });
  expect(back('/studio/sheets/1&social=linked')).toEqual({
    next: '/studio/sheets/1&social=linked',
  });
});

test('an external sign-in returns to the sign-in page, not the return path', () => {
  const to = withReturnPath('/sign-in?next=/profile/orders', {
    pathname: '/profile/orders',
    search: '?order=100001&auth=sign-in&auth-scope=full&social=cancelled',
  });
  expect(Object.fromEntries(new URL(to, 'https://shop.example').searchParams)).toEqual({
    next: '/profile/orders?order=100001',
    social: 'cancelled',
  });
});

test('[GUARD-17] a guarded page shows nothing after its session has ended', async () => {
  const { visit, answers, judged, redirects } = watched();
  visit.setVisit(visitOf({ id: 1 }));
  answers.push(visitOf(null));
  await visit.checkSession();
  expect([judged.at(-1), redirects]).toEqual(['leaving', ['/faq']]);
});
