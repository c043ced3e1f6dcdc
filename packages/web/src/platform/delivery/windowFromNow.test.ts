import { aShopFixture, inMemoryShop } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { windowFromNow, writeWindow } from './windowFromNow.ts';

const monday = Date.parse('2025-11-03T09:00:00.000Z');

test('what is ordered now is there within a window, in words of the language, and nowhere where nothing is sent', async () => {
  const answer = await inMemoryShop(aShopFixture()).account.visit();
  if (!answer.ok) throw new Error('There is no visit');
  const { value: visit } = answer;
  const here = { ...visit, location: { ...visit.location, shippingAvailable: true, defaultShippingDays: { earliest: 1, latest: 3 } } };
  const window = windowFromNow(here, 'Customize', monday);
  expect(window && writeWindow(window, 'de-DE')).toBe('12.–18. November');
  expect(window && writeWindow(window, 'en-US')).toMatch(/^November 12\s–\s18$/);
  expect(windowFromNow({ ...here, location: { ...here.location, shippingAvailable: false } }, 'Customize', monday)).toBeNull();
  expect(windowFromNow(null, 'Customize', monday)).toBeNull();
});
