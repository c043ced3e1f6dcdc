import { err, ok } from '@tailorbird/domain/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reporter } from '../platform/reports/reporter.ts';
import { ToastStore } from '../platform/toasts/toastStore.ts';
import { reportError } from './reportErrors.ts';

class TheirErrorEvent extends Event {
  readonly error: unknown;
  readonly message = '';
  readonly filename = '';
  constructor(error: unknown) {
    super('error');
    this.error = error;
  }
}
class TheirRejection extends Event {
  readonly reason: unknown;
  constructor(reason: unknown) {
    super('unhandledrejection');
    this.reason = reason;
  }
}

beforeEach(() => {
  vi.stubGlobal('ErrorEvent', TheirErrorEvent);
  vi.stubGlobal('PromiseRejectionEvent', TheirRejection);
});
afterEach(() => vi.unstubAllGlobals());

const root = 'https://shop.example/';
const torn = (column: number): Error =>
  Object.assign(new TypeError('torn'), { stack: `at a (${root}assets/Page-a1.js:1:${column})` });
const open = (isHeard = true) => {
  const toasts = new ToastStore();
  const report = async () =>
    isHeard ? ok({ reference: 'request-1' }) : err({ kind: 'unreachable' as const });
  const reporter = new Reporter({ reports: { report } as never, page: () => '/faq', root });
  const hear = async (event: Event) =>
    await reportError(event, '/faq', async () => reporter, toasts);
  return { hear, said: () => toasts.shown.map(({ content: { tone, text } }) => [tone, text]) };
};

test('[ERR-10] an uncaught error shows the visitor one unknown-error toast', async () => {
  const { hear, said } = open();
  await hear(new TheirErrorEvent(torn(1)));
  await hear(new TheirRejection(torn(2)));
  expect(said()).toEqual([['error', null]]);
});

test('[ERR-10, ERR-19] browser noise and foreign errors show no toast', async () => {
  const { hear, said } = open();
  await hear(new TheirErrorEvent(new Error('ResizeObserver loop limit exceeded')));
  await hear(
    new TheirRejection(
      Object.assign(new Error('theirs'), { stack: 'at b (chrome-extension://abc/x.js:1:1)' }),
    ),
  );
  const away = open(false);
  await away.hear(new TheirRejection(torn(1)));
  expect([said(), away.said()]).toEqual([[], []]);
});
