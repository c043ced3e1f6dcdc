/* What refusals mean, loaded with the first of them. */
export {
  fromWireBasketRefused,
  fromWireVoucherRefused,
} from '@tailorbird/contract/basket/mapRefusal';
export { fromWireAddressErrors } from '@tailorbird/contract/checkout/mapAddressErrors';
export { fromWireCheckoutRefused } from '@tailorbird/contract/checkout/mapCheckoutRefused';
