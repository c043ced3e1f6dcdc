import type { Money } from '@tailorbird/domain/kernel';
import { ok, type Result } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { type AccessRefused, requireCustomer } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { creditOf } from '../../basket/index.ts';
import { addressesOf, type SavedAddress } from '../../checkout/index.ts';

export const ownAddresses = async (
  { database }: WithDatabase,
  actor: Actor,
): Promise<Result<readonly SavedAddress[], AccessRefused>> => {
  const customer = requireCustomer(await actor.visitor());
  return customer.ok ? ok(await addressesOf(database.queries, customer.value.id)) : customer;
};

export const ownCredit = async (
  { database }: WithDatabase,
  actor: Actor,
): Promise<Result<Money, AccessRefused>> => {
  const customer = requireCustomer(await actor.visitor());
  return customer.ok
    ? ok(await creditOf(database.queries, customer.value.id, actor.currency))
    : customer;
};
