import { expect, test } from 'vitest';
import { readVatNumber } from './vatNumber.ts';

test.each([
  ['DE 123 456 789', 'DE123456789'],
  ['atu12345678', 'ATU12345678'],
  ['CHE-123.456.789 MWST', 'CHE123456789MWST'],
  ['FR XX 999999999', 'FRXX999999999'],
  ['el123456789', 'EL123456789'],
])('%s is read as %s', (text, read) => {
  expect(readVatNumber(text)).toEqual({ ok: true, value: read });
});

test.each(['', '123456789', 'DE12345678', 'ZZ123456789', 'GR123456789', 'DE123456789X'])(
  '“%s” is not a VAT number',
  (text) => {
    expect(readVatNumber(text)).toEqual({ ok: false, failure: { kind: 'invalid-vat-number' } });
  },
);
