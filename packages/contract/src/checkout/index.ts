export { countryCodeOf, countryLink } from '../links.ts';
export * from './addressSchema.ts';
export * from './calls.ts';
export * from './mapAddress.ts';
export * from './mapAddressErrors.ts';
export * from './paymentCalls.ts';
export * from './paymentSchema.ts';
export * from './schema.ts';
