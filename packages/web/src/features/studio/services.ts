import { ClockT, NewKeyT } from '../../platform/browser/browser.ts';
import { lateStore } from '../../platform/services/token.ts';
import { PlaceT } from '../../shared/place/placeStore.ts';
import {
  BasketsT,
  CatalogT,
  FitsT,
  LegalDutiesT,
  PeopleT,
  ShopDataT,
  SizeDeskT,
  SizesT,
  StudioChatsT,
  StudioClaimsT,
  TillT,
  WorkshopT,
} from '../../shared/ports/ports.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';

export const PeopleStoreT = lateStore('PeopleStore', {
  scope: 'component',
  needs: { people: PeopleT },
  load: async () => (await import('./people/peopleStore.ts')).PeopleStore,
});

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

/** Takes the initial table. */
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

export const WorkshopStoreT = lateStore('WorkshopStore', {
  scope: 'component',
  needs: { workshop: WorkshopT, clock: ClockT },
  load: async () => (await import('./workshop/workshopStore.ts')).WorkshopStore,
});

export const FirstPiecesStoreT = lateStore('FirstPiecesStore', {
  scope: 'component',
  needs: { workshop: WorkshopT, fits: FitsT, clock: ClockT },
  load: async () => (await import('./workshop/firstPiecesStore.ts')).FirstPiecesStore,
});

export const JobsStoreT = lateStore('JobsStore', {
  scope: 'component',
  needs: { workshop: WorkshopT },
  load: async () => (await import('./workshop/jobsStore.ts')).JobsStore,
});

export const LegalStoreT = lateStore('LegalStore', {
  scope: 'component',
  needs: { legalDuties: LegalDutiesT },
  load: async () => (await import('./legal/legalStore.ts')).LegalStore,
});

export const SheetsStoreT = lateStore('SheetsStore', {
  scope: 'component',
  needs: { workshop: WorkshopT },
  load: async () => (await import('./workshop/sheetsStore.ts')).SheetsStore,
});

export const StudioClaimsStoreT = lateStore('StudioClaimsStore', {
  scope: 'component',
  needs: { claims: StudioClaimsT },
  load: async () => (await import('./claims/studioClaimsStore.ts')).StudioClaimsStore,
});

export const InboxStoreT = lateStore('InboxStore', {
  scope: 'component',
  needs: { chats: StudioChatsT, newKey: NewKeyT },
  load: async () => (await import('./inbox/inboxStore.ts')).InboxStore,
});
