import { expect, test } from 'vitest';
import { checkGiftDelivery, giftCardTierCodes, maximumRecipientLength } from './index.ts';

const digital = { isDigital: true, today: '2026-02-27' };
const typed = { recipient: ' Mo ', email: ' mo@example.com ', on: '' };

test('a card without a recipient belongs to the buyer', () => {
  expect(checkGiftDelivery({ recipient: ' ', email: '', on: '' }, digital)).toEqual({
    ok: true,
    value: null,
  });
});

test('a calendar that differs by a day is allowed for at both ends', () => {
  const on = (day: string) =>
    checkGiftDelivery({ ...typed, on: day }, { ...digital, tolerance: 1 }).ok;
  expect(['2026-02-26', '2026-02-27', '2027-02-28', '2027-03-01'].map(on)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a digital card needs a name, an address and a day within a year', () => {
  expect(checkGiftDelivery(typed, digital)).toEqual({
    ok: true,
    value: { recipient: 'Mo', email: 'mo@example.com', on: null },
  });
  const on = (day: string) => checkGiftDelivery({ ...typed, on: day }, digital);
  expect(on('2026-02-28').ok && on('2027-02-27').ok).toBe(true);
  expect(
    ['2026-02-27', '2026-02-01', '2027-02-28', '2026-02-30', '1.3.2026'].map((day) => on(day)),
  ).toEqual(
    ['past', 'past', 'too-far', 'not-a-day', 'not-a-day'].map((problem) => ({
      ok: false,
      failure: { on: problem },
    })),
  );
  expect(checkGiftDelivery({ recipient: '', email: 'mo', on: '' }, digital)).toEqual({
    ok: false,
    failure: { recipient: 'required', email: 'invalid' },
  });
  expect(checkGiftDelivery({ recipient: 'Mo', email: '', on: '' }, digital)).toEqual({
    ok: false,
    failure: { email: 'required' },
  });
});

test('a paper card needs only a name of limited length', () => {
  const paper = { ...digital, isDigital: false };
  expect(checkGiftDelivery({ ...typed, on: 'x' }, paper)).toEqual({
    ok: true,
    value: { recipient: 'Mo', email: '', on: null },
  });
  expect(
    checkGiftDelivery({ ...typed, recipient: 'é'.repeat(maximumRecipientLength) }, paper).ok,
  ).toBe(true);
  expect(
    checkGiftDelivery({ ...typed, recipient: 'x'.repeat(maximumRecipientLength + 1) }, paper),
  ).toEqual({
    ok: false,
    failure: { recipient: 'too-long' },
  });
});

test('[PRICE-26] gift card tiers have level codes', () =>
  expect(giftCardTierCodes).toEqual({ LOW: 100, MID: 102, TOP: 127 }));
