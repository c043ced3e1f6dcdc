import { PeopleT } from '../../platform/ports/ports.ts';
import { lateStore } from '../../platform/services/token.ts';

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

export const RecordsStoreT = lateStore('RecordsStore', {
  scope: 'component',
  needs: { people: PeopleT },
  load: async () => (await import('./people/recordsStore.ts')).RecordsStore,
});
