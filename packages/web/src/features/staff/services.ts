import { NewKeyT } from '../../platform/browser/browser.ts';
import { PlaceT } from '../../platform/place/placeStore.ts';
import {
  BasketsT,
  CatalogT,
  PeopleT,
  ShopDataT,
  SizeDeskT,
  SizesT,
  TillT,
} from '../../platform/ports/ports.ts';
import { lateStore } from '../../platform/services/token.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';

export const PeopleStoreT = lateStore('PeopleStore', {
  scope: 'component',
  needs: { people: PeopleT },
  load: async () => (await import('./people/peopleStore.ts')).PeopleStore,
});

/** One for the tab: the banner and the panel speak of the same. */
export const ActingStoreT = lateStore('ActingStore', {
  scope: 'tab',
  needs: { people: PeopleT },
  load: async () => (await import('./panel/actingStore.ts')).ActingStore,
});

export const NewCustomerStoreT = lateStore('NewCustomerStore', {
  scope: 'component',
  needs: { people: PeopleT },
  load: async () => (await import('./people/newCustomerStore.ts')).NewCustomerStore,
});

export const CustomerSizeStoreT = lateStore('CustomerSizeStore', {
  scope: 'component',
  needs: { sizes: SizesT, desk: SizeDeskT },
  load: async () => (await import('./people/customerSizeStore.ts')).CustomerSizeStore,
});

export const RecordsStoreT = lateStore('RecordsStore', {
  scope: 'component',
  needs: { people: PeopleT },
  load: async () => (await import('./people/recordsStore.ts')).RecordsStore,
});

/** Given the table it begins with. */
export const ShopDataStoreT = lateStore('ShopDataStore', {
  scope: 'component',
  needs: { data: ShopDataT },
  load: async () => (await import('./data/shopDataStore.ts')).ShopDataStore,
});

export const RetailProductsStoreT = lateStore('RetailProductsStore', {
  scope: 'component',
  needs: { catalog: CatalogT },
  load: async () => (await import('./retail/retailProductsStore.ts')).RetailProductsStore,
});

export const SizeConvertStoreT = lateStore('SizeConvertStore', {
  scope: 'component',
  needs: { sizes: SizesT, desk: SizeDeskT },
  load: async () => (await import('./convert/sizeConvertStore.ts')).SizeConvertStore,
});

export const SizeLookUpStoreT = lateStore('SizeLookUpStore', {
  scope: 'component',
  needs: { sizes: SizesT, desk: SizeDeskT },
  load: async () => (await import('./convert/sizeLookUpStore.ts')).SizeLookUpStore,
});

export const TillStoreT = lateStore('TillStore', {
  scope: 'component',
  needs: {
    till: TillT,
    baskets: BasketsT,
    catalog: CatalogT,
    visit: VisitT,
    place: PlaceT,
    newKey: NewKeyT,
  },
  load: async () => (await import('./till/tillStore.ts')).TillStore,
});

export const SalesStoreT = lateStore('SalesStore', {
  scope: 'component',
  needs: { till: TillT },
  load: async () => (await import('./till/salesStore.ts')).SalesStore,
});
