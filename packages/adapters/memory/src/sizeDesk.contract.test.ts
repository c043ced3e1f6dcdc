import { describeSizeDeskContract, successOf } from '@tailorbird/domain/testing/contracts';
import { openInMemoryShop } from './shop.ts';

const enter = openInMemoryShop();
const { sizeDesk: desk } = enter();
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
