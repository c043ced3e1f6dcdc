import { describe, expect, test } from 'vitest';
import { aUser } from '../testing/builders.ts';
import {
  adminModeOf,
  hasAdminUi,
  hasOrdered,
  isAdmin,
  isOldCustomer,
  isRetailStore,
} from './index.ts';

const customer = aUser({ email: 'ada@example.com', lastName: 'Núñez' });

describe('roles', () => {
  test('[GUARD-05, GUARD-13] superusers, staff and impersonators are the admins', () => {
    for (const flag of ['isSuperuser', 'isStaff', 'impersonate'] as const)
      expect(isAdmin({ ...customer, [flag]: true })).toBe(true);
    expect([isAdmin(customer), isAdmin(null), isAdmin({ ...customer, isStore: true })]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('[GUARD-11, USER-04] admin UI needs an admin in mode admin', () => {
    const admin = { ...customer, isStaff: true };
    expect([
      hasAdminUi(admin, 'admin'),
      hasAdminUi(admin, 'user'),
      hasAdminUi(customer, 'admin'),
      hasAdminUi(null, 'admin'),
    ]).toEqual([true, false, false, false]);
  });

  test('[GUARD-10] the mode is admin without a cookie and user with a broken one', () => {
    expect(adminModeOf({ readable: true, value: null })).toBe('admin');
    expect(adminModeOf({ readable: true, value: 'user' })).toBe('user');
    expect(adminModeOf({ readable: false })).toBe('user');
  });

  test('[GUARD-12] either store flag makes a retail store user', () => {
    expect(
      [{ isStore: true }, { isStoreImpersonate: true }, {}].map((flags) =>
        isRetailStore({ ...customer, ...flags }),
      ),
    ).toEqual([true, true, false]);
    expect(isRetailStore(null)).toBe(false);
  });

  test('[USER-03, USER-04] old customers have a fulfilled order, not just an order', () => {
    expect([hasOrdered(customer), hasOrdered({ ...customer, orderCount: 1 })]).toEqual([
      false,
      true,
    ]);
    expect([
      isOldCustomer({ ...customer, orderCount: 1 }),
      isOldCustomer({ ...customer, fulfilledOrderCount: 1 }),
    ]).toEqual([false, true]);
  });
});
