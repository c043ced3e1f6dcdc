/** Where pieces are sent to, or which store they are handed over in; neither for what is sent by mail alone. */
type Handed = {
  readonly shippingAddress: { readonly countryCode: string } | null;
  readonly sold?: { readonly countryCode: string } | undefined;
};

/** The country whose tax is in what an order cost: where its pieces go, else the store they are handed over in, and for what goes nowhere that of the shop. Whom an invoice is made out to moves nothing. */
export const taxCountryOf = (
  { shippingAddress, sold }: Handed,
  shop: string | null,
): string | null => (shippingAddress ?? sold)?.countryCode ?? shop;
