import { enterShop, type InMemoryShop } from './shop.ts';
import { aShopFixture, type ShopFixture } from './shopFixture.ts';
import { InMemorySizeDesk } from './sizeDesk.ts';
import { openHouse, plainImagePath, sandboxBank } from './state.ts';

export { InMemoryPeople } from './people.ts';
export { InMemoryShopData } from './shopData.ts';

/** An in-memory shop with the size desk of staff. `enter` opens a new browser. */
export const openStaffedShop = (
  fixture: ShopFixture = aShopFixture(),
): { readonly enter: () => InMemoryShop; readonly sizeDesk: InMemorySizeDesk } => {
  const house = openHouse(fixture, {
    bank: sandboxBank,
    hasSeller: true,
    imagePathOf: plainImagePath,
  });
  return { enter: () => enterShop(house), sizeDesk: new InMemorySizeDesk(house) };
};
