import { expect, test } from 'vitest';
import { checkPhone } from './phone.ts';

test.each([
  ['+49 30 901820', 'DE', true],
  ['030 901820', 'DE', true],
  ['+1 212 555 0123', 'DE', true],
  ['(212) 555-0123', 'US', true],
  ['555 0123', 'US', false],
  ['12', 'DE', false],
  ['922 123 456', 'IC', true],
  ['anything 123456', 'XX', true],
])('the phone number %s in %s is %s', async (phone, countryCode, isPossible) => {
  expect(await checkPhone(phone, countryCode)).toBe(isPossible);
});
