import { expect, test } from 'vitest';
import { joinMessages } from './joinMessages.ts';

test('[AUTH-22, ERR-11] several messages are one text, a line each; none is the text for all', () => {
  expect(joinMessages(['One.', ' ', 'Two.'], 'Something failed')).toBe('One.\nTwo.');
  expect([joinMessages([''], 'Something failed'), joinMessages([], 'Something failed')]).toEqual([
    'Something failed',
    'Something failed',
  ]);
});
