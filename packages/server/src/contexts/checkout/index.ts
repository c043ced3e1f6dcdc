export { cardsOfOrders } from './application/cardsOfOrders.ts';
export { addressesOf, type SavedAddress, saveAddress } from './store/savedAddresses.ts';
