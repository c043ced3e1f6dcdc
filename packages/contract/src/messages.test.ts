import { expect, test } from 'vitest';
import { messagesOf } from './messages.ts';

test('[PRICE-15] messagesOf lists each message once, the reason first, without blanks', () => {
  expect(
    messagesOf({
      non_field_errors: ['Used', ' Expired', ' '],
      reason: 'Expired',
      vouchercode: ['Unknown'],
    }),
  ).toEqual(['Expired', 'Used', 'Unknown']);
  expect(messagesOf({})).toEqual([]);
});

test('messagesOf puts the reason first and drops blank messages', () => {
  expect(messagesOf({ reason: ' user_not_active ', non_field_errors: ['x'] })[0]).toBe(
    'user_not_active',
  );
  expect(messagesOf({ non_field_errors: ['', 'used'] })[0]).toBe('used');
  expect(messagesOf({ reason: '' })).toEqual([]);
});
