/** Place of delivery or handover; neither for digital goods. */
type Handed = {
  readonly shippingAddress: { readonly countryCode: string } | null;
  readonly sold?: { readonly countryCode: string } | undefined;
};

/**
 * The country whose tax is included: that of the delivery, else of the store, else of the shop.
 * The invoice address does not matter.
 */
export const taxCountryOf = (
  { shippingAddress, sold }: Handed,
  shop: string | null,
): string | null => (shippingAddress ?? sold)?.countryCode ?? shop;
