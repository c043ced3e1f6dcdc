import { describeSizeDeskContract, successOf } from '@tailorbird/domain/testing/contracts';
import { openStaffedShop } from './staff.ts';

const { enter, sizeDesk: desk } = openStaffedShop();
describeSizeDeskContract('in memory', async () => ({
  sizes: enter().sizes,
  desk,
  customer: async () => {
    const { account, sizes } = enter();
    return {
      id: successOf(
        await account.signIn({ email: 'customer@tailorbird.example', password: 'measure-twice' }),
      ).id,
      sizes,
    };
  },
}));
