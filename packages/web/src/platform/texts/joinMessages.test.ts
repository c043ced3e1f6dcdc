import { expect, test } from 'vitest';
import { joinMessages } from './joinMessages.ts';

test('[AUTH-22, ERR-11] joins messages by line; without any it returns the fallback', () => {
  expect(joinMessages(['One.', ' ', 'Two.'], 'Something failed')).toBe('One.\nTwo.');
  expect([joinMessages([''], 'Something failed'), joinMessages([], 'Something failed')]).toEqual([
    'Something failed',
    'Something failed',
  ]);
});
