export { type ColorWords, colorFit } from './colorFit.ts';
export { colorSought } from './colorSought.ts';
export type { Found, FoundPlace, FoundProduct, Search } from './searchPort.ts';
export { longestSearch, searchText } from './searchText.ts';
export { type Shade, shadeOf } from './shadeOf.ts';
