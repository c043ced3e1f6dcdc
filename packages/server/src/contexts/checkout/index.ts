/** What other contexts use of `checkout`. */
export { cardsOfOrders } from './application/cardsOfOrders.ts';
export { addressesOf, type SavedAddress, saveAddress } from './store/savedAddresses.ts';
