export { countryCodeOf, countryLink } from '../links.ts';
export * from './address.ts';
export * from './addressRefusal.ts';
export * from './checkoutRefused.ts';
export * from './country.ts';
export * from './payment.ts';
export * from './paymentMethod.ts';
export * from './shipping.ts';
export * from './till.ts';
