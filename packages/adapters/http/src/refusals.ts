/* Refusal mappers, loaded with the first refusal. */
export {
  fromWireBasketRefused,
  fromWireVoucherRefused,
} from '@tailorbird/contract/basket/mapRefusal';
export { fromWireAddressErrors } from '@tailorbird/contract/checkout/mapAddressErrors';
export { fromWireCheckoutRefused } from '@tailorbird/contract/checkout/mapCheckoutRefused';
