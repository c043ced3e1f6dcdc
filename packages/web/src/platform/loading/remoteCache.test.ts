import type { Content, HomeContent, NoteTeaser } from '@tailorbird/domain/content';
import { err, type Locale, ok, type Result } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { ManualClock } from '../../testing/aTab.ts';
import { RemoteCache } from './remoteCache.ts';

const opened = () => {
  const clock = new ManualClock();
  const asked: string[] = [];
  const world: { said: string; locale: Locale; thrown: unknown; isThere: boolean } = {
    said: 'one',
    locale: 'en',
    thrown: null,
    isThere: true,
  };
  let news = 0;
  const answer = async <Value>(what: string, value: (said: string) => Value): Promise<Value> => {
    asked.push(`${world.locale} ${what}`);
    if (world.thrown) throw world.thrown;
    return value(world.said);
  };
  const found = (slug: string) =>
    answer(slug, (title) =>
      world.isThere ? ok({ slug, title }) : err({ kind: 'not-found' as const }),
    );
  const service = {
    home: () => answer('home', (title) => ({ title }) as unknown as HomeContent),
    launches: () => answer('launches', () => []),
    notes: (tag = '') => answer(`notes ${tag}`, (title) => [{ title } as NoteTeaser]),
    page: found,
  } as unknown as Content;
  const cache = new RemoteCache({
    clock,
    scope: () => world.locale,
    onNews: () => (news += 1),
  });
  const content = cache.keep('Content/', service, ['home', 'launches', 'notes', 'page']);
  return { clock, asked, world, cache, content, news: () => news };
};

test('[DATA-05] each page and language is cached for ten minutes', async () => {
  const { content, clock, asked, world } = opened();
  await Promise.all([content.home(), content.home()]);
  await clock.pass(599_999);
  expect(await content.home()).toEqual({ title: 'one' });
  expect(asked).toEqual(['en home']);
  world.locale = 'de';
  await content.home();
  await content.notes('cotton');
  await content.notes();
  expect(asked).toEqual(['en home', 'de home', 'de notes cotton', 'de notes ']);
});

test('[DATA-02, DATA-05] stale data shows at once, and changes are reported', async () => {
  const { content, clock, asked, world, news } = opened();
  await content.home();
  await clock.pass(600_000);
  expect(await content.home()).toEqual({ title: 'one' });
  await clock.pass(0);
  expect([asked.length, news()]).toEqual([2, 0]);
  world.said = 'two';
  await clock.pass(600_000);
  expect(await content.home()).toEqual({ title: 'one' });
  await clock.pass(0);
  expect([await content.home(), asked.length, news()]).toEqual([{ title: 'two' }, 3, 1]);
});

test('[DATA-02, DATA-05] stale data stays after a failure, with five retries', async () => {
  const { content, clock, asked, world, news } = opened();
  await content.home();
  world.thrown = new Error('No network');
  await clock.pass(600_000);
  expect(await content.home()).toEqual({ title: 'one' });
  for (let minute = 0; minute < 10; minute += 1) await clock.pass(60_000);
  expect([asked.length, news()]).toEqual([7, 0]);
});

test('[DATA-05] data of a successful retry is reported', async () => {
  const { content, clock, asked, world, news } = opened();
  world.thrown = new Error('No network');
  await expect(content.launches()).rejects.toBe(world.thrown);
  await clock.pass(59_999);
  expect(asked).toHaveLength(1);
  world.thrown = null;
  await clock.pass(1);
  expect([await content.launches(), asked.length, news()]).toEqual([[], 2, 1]);

  world.thrown = { status: 418 };
  await expect(content.home()).rejects.toBe(world.thrown);
  for (let minute = 0; minute < 10; minute += 1) await clock.pass(60_000);
  expect(asked).toHaveLength(3);
});

test('missing pages and changed data are requested at each visit', async () => {
  const { cache, content, asked, world } = opened();
  world.isThere = false;
  expect(await content.page('soon')).toEqual(err({ kind: 'not-found' }));
  world.isThere = true;
  expect(await content.page('soon')).toEqual(ok({ slug: 'soon', title: 'one' }));
  await content.page('soon');
  expect(asked).toHaveLength(2);
  cache.forget('Orders/');
  await content.page('soon');
  expect(asked).toHaveLength(2);
  cache.forget('Content/');
  await content.page('soon');
  expect(asked).toHaveLength(3);
});

test('a language change forgets a missing page in its own language', async () => {
  const { content, asked, world } = opened();
  world.locale = 'de';
  await content.page('soon');
  world.locale = 'en';
  world.isThere = false;
  const answer = content.page('soon');
  world.locale = 'de';
  expect(await answer).toEqual(err({ kind: 'not-found' }));
  world.isThere = true;
  await content.page('soon');
  world.locale = 'en';
  expect(await content.page('soon')).toEqual(ok({ slug: 'soon', title: 'one' }));
  expect(asked).toEqual(['de soon', 'en soon', 'en soon']);
});

test('data received by a repeated call is not reported as new', async () => {
  const { content, world, news } = opened();
  world.thrown = new Error('No network');
  await expect(content.home()).rejects.toBe(world.thrown);
  world.thrown = null;
  expect(await content.home()).toEqual({ title: 'one' });
  expect(news()).toBe(0);
});

test('the oldest pages beyond the limit are removed', async () => {
  const { content, asked } = opened();
  for (let page = 0; page < 101; page += 1) await content.page(`page-${page}`);
  await content.page('page-100');
  expect(asked).toHaveLength(101);
  await content.page('page-0');
  expect(asked).toHaveLength(102);
});

test('[DATA-02] cached data stays after a failure, but not after a refusal', async () => {
  const clock = new ManualClock();
  const service: { answer: Result<string, { readonly kind: string }> } = { answer: ok('one') };
  const cache = new RemoteCache({ clock, scope: () => '', onNews: () => {} });
  const orders = cache.keep('Orders/', { all: async () => service.answer }, ['all']);
  await orders.all();
  service.answer = err({ kind: 'unreachable' });
  await clock.pass(600_000);
  expect(await orders.all()).toEqual(ok('one'));
  await clock.pass(0);
  expect(await orders.all()).toEqual(ok('one'));
  service.answer = err({ kind: 'permission-denied' });
  await orders.all();
  await clock.pass(60_000);
  await orders.all();
  await clock.pass(0);
  expect(await orders.all()).toEqual(err({ kind: 'permission-denied' }));
});
