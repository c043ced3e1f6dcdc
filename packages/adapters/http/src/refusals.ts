/* Refusal mappers, loaded with the first refusal. */
export {
  fromWireBasketRefused,
  fromWireVoucherRefused,
} from '@tailorbird/contract/basket/refusal';
export { fromWireAddressErrors } from '@tailorbird/contract/checkout/addressRefusal';
export { fromWireCheckoutRefused } from '@tailorbird/contract/checkout/checkoutRefused';
