import { expect, test } from 'vitest';
import { joinMessages } from './joinMessages.ts';

test('[AUTH-22, ERR-11] messages join by line; without any the fallback is used', () => {
  expect(joinMessages(['One.', ' ', 'Two.'], 'Something failed')).toBe('One.\nTwo.');
  expect([joinMessages([''], 'Something failed'), joinMessages([], 'Something failed')]).toEqual([
    'Something failed',
    'Something failed',
  ]);
});
