import { expect, test } from 'vitest';
import { needsAccount, needsName, saveSizeMode, saveSizeModes } from './index.ts';

test('[SIZE-41] customers name a size; guests create an account', () => {
  expect(saveSizeModes).toEqual(['CreateAccountOnly', 'CreateAccountAndNameSize', 'NameSize']);
  expect(saveSizeMode({ signedIn: true }, { isNamed: true })).toBe('NameSize');
  expect(saveSizeMode({ signedIn: false }, { isNamed: true })).toBe('CreateAccountOnly');
  expect(saveSizeMode({ signedIn: false }, { isNamed: false })).toBe('CreateAccountAndNameSize');
  expect(saveSizeModes.map(needsAccount)).toEqual([true, true, false]);
  expect(saveSizeModes.map(needsName)).toEqual([false, true, true]);
});
