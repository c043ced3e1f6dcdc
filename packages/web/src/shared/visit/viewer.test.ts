import { publicViewer } from '@tailorbird/domain/catalog';
import { aUser } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { isAdminUi, viewerNow } from './viewer.ts';

const cookie = (value: string | null) => ({ find: () => ({ readable: true, value }) as const });
const unreadable = { find: () => ({ readable: false }) as const };
const staff = aUser({ isStaff: true });

test('[GUARD-10] [GUARD-11] admins see admin UI unless the mode is off or unreadable', () => {
  expect(isAdminUi({ user: staff }, cookie(null))).toBe(true);
  expect(isAdminUi({ user: staff }, cookie('admin'))).toBe(true);
  expect(isAdminUi({ user: staff }, cookie('user'))).toBe(false);
  expect(isAdminUi({ user: staff }, unreadable)).toBe(false);
  expect(isAdminUi({ user: aUser() }, cookie('admin'))).toBe(false);
  expect(isAdminUi({ user: undefined }, cookie('admin'))).toBe(false);
});

test('[GUARD-07] visitors count as public until the visit is loaded', () => {
  expect(viewerNow({ user: undefined, isRetailStore: false }, cookie(null))).toBe(publicViewer);
  expect(viewerNow({ user: staff, isRetailStore: false }, cookie('user'))).toBe(publicViewer);
  expect(viewerNow({ user: staff, isRetailStore: false }, cookie(null))).toEqual({
    adminUi: true,
    retailStore: false,
  });
  expect(viewerNow({ user: aUser({ isStore: true }), isRetailStore: true }, cookie(null))).toEqual({
    adminUi: false,
    retailStore: true,
  });
});
