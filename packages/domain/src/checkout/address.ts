/** An address as entered (CHECKOUT-04). Empty fields are empty strings. */
export type Address = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  /** ISO 3166-1 alpha-2, or IC for the Canary Islands. */
  readonly countryCode: string;
  /** As typed; E.164 once the server has accepted it. */
  readonly phone: string;
};

export const emptyAddress: Address = {
  firstName: '',
  lastName: '',
  company: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postcode: '',
  countryCode: '',
  phone: '',
};

export type AddressField = keyof Address;

export const maximumLength: Readonly<Record<AddressField, number>> = {
  firstName: 80,
  lastName: 80,
  company: 120,
  line1: 120,
  line2: 120,
  city: 80,
  state: 60,
  postcode: 16,
  countryCode: 2,
  phone: 32,
};

export const addressFields: readonly AddressField[] = Object.keys(emptyAddress) as AddressField[];
