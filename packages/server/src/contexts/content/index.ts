export { certificateLink } from './application/certificateLink.ts';
export type { Content, WithContent } from './application/content.ts';
export { type ContentValues, fillContent } from './application/fillContent.ts';
export { showPiece } from './application/show.ts';
