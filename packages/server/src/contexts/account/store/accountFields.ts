import { type Codec, fields } from '@tailorbird/contract/fields';
import type { Selectable } from 'kysely';
import { type Flag, fromFlag, toFlag } from '../../../platform/database/columns.ts';
import type { SignedInAccount } from '../../../platform/session/visitor.ts';
import type { AccountTables } from '../tables.ts';

/** Columns of `account` read with each request. */
export type AccountRow = Omit<
  Selectable<AccountTables['account']>,
  'password_hash' | 'locale' | 'source' | 'deleted_at'
>;

const flag: Codec<boolean, Flag> = { toWire: toFlag, fromWire: fromFlag };

const accountFields = fields<
  Omit<SignedInAccount, 'emailConfirmed' | 'needsSecondFactor' | 'isRestored'>,
  Omit<AccountRow, 'email_confirmed_at'>
>()({
  id: 'id',
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  isActive: ['is_active', flag],
  isSuperuser: ['is_superuser', flag],
  isStaff: ['is_staff', flag],
  impersonate: ['impersonate', flag],
  isStore: ['is_store', flag],
  isStoreImpersonate: ['is_store_impersonate', flag],
  mailLanguage: 'mail_language',
  hasSecondFactor: ['has_second_factor', flag],
  dateJoined: 'created_at',
});

export const { fromWire: fromAccountRow } = accountFields;
export const { toWire: toAccountColumns } = accountFields.partial;

/** Prefixed with the table name, because queries join it. */
export const accountColumns = ([...accountFields.keys, 'email_confirmed_at'] as const).map(
  (column) => `account.${column}` as const,
);
