/** What the job that forgets does to claims and their photos. */
export { eraseClaims, photosOfPieces } from '../store/eraseClaims.ts';
export { removePhotoFiles } from './photos/keepPhoto.ts';
