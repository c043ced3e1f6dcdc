import { productName } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { pageTitle, robotsMeta } from './pageMeta.ts';

test('[SHELL-26, SHELL-27] titles end with the shop’s name; robots cache none', () => {
  expect(pageTitle('FAQ', { form: 'short' })).toBe(`FAQ – ${productName}`);
  expect(pageTitle('FAQ', { form: 'long', tagline: 'Made to order' })).toBe(
    `FAQ – ${productName} | Made to order`,
  );
  expect(robotsMeta).toBe('NOARCHIVE,NOCACHE');
});
