import type { ProfileExport } from '@tailorbird/domain/account';
import { err, ok } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { ExportStore } from './exportStore.ts';

const asking: ProfileExport = {
  create: async (password) =>
    password === 'right' ? ok('{}') : err({ kind: 'password-asked', message: 'Please.' }),
};

test('[AUTH-40] the password is required on export, with errors after typing', async () => {
  const store = new ExportStore({ profileExport: asking });
  expect([await store.createExport(''), store.asksForPassword, store.refused]).toEqual([
    null,
    true,
    null,
  ]);
  expect([await store.createExport('wrong'), store.refused]).toEqual([
    null,
    { kind: 'password-asked', message: 'Please.' },
  ]);
  expect([await store.createExport('right'), store.isDone, store.refused]).toEqual([
    '{}',
    true,
    null,
  ]);
});

test('a network failure shows an error, and no request is sent twice', async () => {
  let asked = 0;
  const away: ProfileExport = {
    create: async () => {
      asked += 1;
      return err({ kind: 'unreachable' });
    },
  };
  const store = new ExportStore({ profileExport: away });
  await Promise.all([store.createExport(''), store.createExport('')]);
  expect([asked, store.refused, store.isDone, store.isBusy]).toEqual([
    1,
    { kind: 'unreachable' },
    false,
    false,
  ]);
  store.edit();
  expect(store.refused).toBeNull();
});
