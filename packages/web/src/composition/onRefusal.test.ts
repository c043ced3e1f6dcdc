import type { Visit } from '@tailorbird/domain/account';
import { ruleFigures } from '@tailorbird/domain/content';
import { ok } from '@tailorbird/domain/kernel';
import { aLocation, aUser } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import en from '../../locales/en/failure.json' with { type: 'json' };
import { bind, createServices } from '../platform/services/services.ts';
import { CallLanguageT } from '../platform/texts/callLanguage.ts';
import { createTexts, TextsT } from '../platform/texts/textStore.ts';
import { ToastStore, ToastsT } from '../platform/toasts/toastStore.ts';
import { VisitStore, VisitT } from '../shared/visit/visitStore.ts';
import { onRefusal } from './onRefusal.ts';

const aVisit = (user: ReturnType<typeof aUser> | null): Visit => ({
  user,
  basketCount: 0,
  location: aLocation(),
});

/** Refuses a call of a signed-in customer; `now` is the user in the next visit. */
const refuse = async ({
  status,
  isAction = true,
  now = aUser(),
}: {
  readonly status: number;
  readonly isAction?: boolean;
  readonly now?: ReturnType<typeof aUser> | null;
}) => {
  const toasts = new ToastStore();
  const texts = createTexts(async () => en as never, ruleFigures);
  const visit = new VisitStore(async () => ok(aVisit(now)));
  visit.setVisit(aVisit(aUser()));
  const bound = [
    bind(ToastsT, toasts),
    bind(TextsT, texts),
    bind(VisitT, visit),
    bind(CallLanguageT, { current: 'en' }),
  ];
  const nothingLate = async () => {
    throw new Error('Nothing arrives later here');
  };
  await onRefusal(createServices(bound, nothingLate), status, isAction);
  return { said: toasts.shown.map(({ content }) => content.text), visit };
};

test('[ERR-13] an action that is refused with 403 is reported as not permitted', async () => {
  const { said } = await refuse({ status: 403 });
  expect(said).toEqual(['You are not permitted to perform this action.']);
  expect((await refuse({ status: 403, isAction: false })).said).toEqual([]);
});

test('other failures are reported by the caller', async () => {
  for (const status of [400, 401, 404, 406, 409, 429])
    expect((await refuse({ status })).said).toEqual([]);
});

test('[GUARD-17] a refused call or basket action detects an ended session', async () => {
  for (const [status, isAction] of [
    [401, false],
    [403, false],
    [403, true],
    [406, true],
  ] as const) {
    const { said, visit } = await refuse({ status, isAction, now: null });
    expect([said, visit.hasSessionEnded]).toEqual([[], true]);
  }
  expect((await refuse({ status: 404, now: null })).visit.hasSessionEnded).toBe(false);
});
