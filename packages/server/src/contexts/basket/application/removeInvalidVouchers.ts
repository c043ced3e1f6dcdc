import type { WithDatabase } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import { changeChoices } from '../store/choices.ts';
import { lockCurrentBasket } from '../store/lockBaskets.ts';

/**
 * Removes invalid codes from the basket, so that the next payment attempt works without them.
 */
export const removeInvalidVouchers = async (
  { database }: WithDatabase,
  owner: Owner,
  codes: readonly string[],
): Promise<void> => {
  await database.transaction(async (trx) => {
    const basket = await lockCurrentBasket(trx, owner);
    if (basket?.status !== 'Open') return;
    await changeChoices(trx, basket, {
      voucherCodes: basket.voucherCodes.filter((code) => !codes.includes(code)),
    });
  }, 'read committed');
};
