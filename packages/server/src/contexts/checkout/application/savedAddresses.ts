/** Addresses customers have had orders sent to. */
export { addressesOf, type SavedAddress, saveAddress } from '../store/savedAddresses.ts';
