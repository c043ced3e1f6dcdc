export { bestMatchingColor } from './bestMatchingColor.ts';
export { type ColorWords, colorMatchScore } from './colorMatchScore.ts';
export { foldWord, wordsOf } from './fold.ts';
export type { Found, FoundPlace, FoundProduct, Search } from './searchPort.ts';
export { maximumSearchLength, searchText } from './searchText.ts';
export { type Shade, shadeOf } from './shadeOf.ts';
