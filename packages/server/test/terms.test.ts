import { describe, expect, it } from 'vitest';
import { openShop } from './oscarShop.ts';

const returnable = openShop();
const excluded = openShop({ settings: { standardSizesReturnable: false } });

const termsOf = async (shop: ReturnType<typeof openShop>, language: string): Promise<string> =>
  JSON.stringify((await shop.client({ language }).get('/content-api/pages/termsconditions')).body);

describe('the terms', () => {
  it.each([
    ['en', 'from standard sizes without initials', 'standard sizes included, are made to your'],
    ['de', 'widerrufen: Standardgrößen ohne Initialen', 'auch in Standardgrößen, entstehen'],
  ])(
    'the terms follow STANDARD_SIZES_RETURNABLE in %s',
    async (language, withdrawable, madeToOrder) => {
      const [on, off] = [await termsOf(returnable, language), await termsOf(excluded, language)];
      expect(on).toContain(withdrawable);
      expect(on).not.toContain(madeToOrder);
      expect(off).toContain(madeToOrder);
      expect(off).not.toContain(withdrawable);
      expect(on + off).not.toContain('{{');
    },
  );
});
