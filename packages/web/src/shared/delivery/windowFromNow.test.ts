import { aShopFixture, inMemoryShop } from '@tailorbird/adapter-memory';
import { languageTags, locales } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { windowFromNow, writeWindow } from './windowFromNow.ts';

const monday = Date.parse('2025-11-03T09:00:00.000Z');

test('the delivery window is localized, and null without shipping', async () => {
  const answer = await inMemoryShop(aShopFixture()).account.visit();
  if (!answer.ok) throw new Error('There is no visit');
  const { value: visit } = answer;
  const here = {
    ...visit,
    location: {
      ...visit.location,
      shippingAvailable: true,
      defaultShippingDays: { earliest: 1, latest: 3 },
    },
  };
  const window = windowFromNow(here, 'Customize', monday);
  expect(window && writeWindow(window, 'de')).toBe('12.–18. November');
  expect(window && writeWindow(window, 'en')).toMatch(/^November 12\s–\s18$/);
  expect(
    windowFromNow(
      { ...here, location: { ...here.location, shippingAvailable: false } },
      'Customize',
      monday,
    ),
  ).toBeNull();
  expect(windowFromNow(null, 'Customize', monday)).toBeNull();
});

test.each(locales)('%s writes every window of a year as the language does', (locale) => {
  const judge = new Intl.DateTimeFormat(languageTags[locale], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const dayAt = (day: number): string => new Date(Date.UTC(2027, 0, day)).toISOString();
  for (let day = 1; day <= 365; day += 1) {
    for (const length of [0, 1, 6, 31]) {
      const window = { earliest: dayAt(day), latest: dayAt(day + length) };
      expect(writeWindow(window, locale)).toBe(
        judge.formatRange(Date.parse(window.earliest), Date.parse(window.latest)),
      );
    }
  }
});
