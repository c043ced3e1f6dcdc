import { expect, test } from 'vitest';
import { fragmentOf } from './fragment.ts';

test('the hash of any address is read as an id', () => {
  expect(['', '#', '#polo', '#gr%C3%B6%C3%9Fe', '#100%', '#%E0%A4'].map(fragmentOf)).toEqual([
    '',
    '',
    'polo',
    'größe',
    '100%',
    '%E0%A4',
  ]);
});
