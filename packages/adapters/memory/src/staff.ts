import { createPorts, type InMemoryShop } from './shop.ts';
import { aShopFixture, type ShopFixture } from './shopFixture.ts';
import { InMemorySizeDesk } from './sizeDesk.ts';
import { createSharedState, plainImagePath, sandboxBank } from './state.ts';

export { InMemoryPeople } from './people.ts';
export { InMemoryShopData } from './shopData.ts';

/** An in-memory shop with the size desk of staff. `enter` opens a new browser. */
export const openStaffedShop = (
  fixture: ShopFixture = aShopFixture(),
): { readonly enter: () => InMemoryShop; readonly sizeDesk: InMemorySizeDesk } => {
  const shared = createSharedState(fixture, {
    bank: sandboxBank,
    hasSeller: true,
    imagePathOf: plainImagePath,
  });
  return { enter: () => createPorts(shared), sizeDesk: new InMemorySizeDesk(shared) };
};
