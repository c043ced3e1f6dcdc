export { colorSought } from './colorSought.ts';
export type { Found, FoundPlace, FoundProduct, Search } from './searchPort.ts';
export { longestSearch, searchText } from './searchText.ts';
