export { InMemoryPeople } from './people.ts';
export { InMemoryShopData } from './shopData.ts';
