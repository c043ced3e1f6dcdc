import type { PhotoRefused } from '@tailorbird/domain/support';
import type { Translate } from '../../platform/texts/texts.ts';

/** What is wrong with a photo, in words for beside the file. */
export const photoText = (t: Translate<'claims'>, failure: PhotoRefused): string => {
  switch (failure.kind) {
    case 'sign-in-required':
    case 'claim-not-found':
    case 'unreachable':
      return t('photo.failed');
    case 'too-often':
      return t('tooOften');
    case 'too-many-files':
      return t('photo.too-many-files', { maximum: failure.maximum });
    default:
      return t(`photo.${failure.kind}`);
  }
};

/** Where a photo is shown from. */
export const photoPath = (id: string, size: 'thumbnail' | 'whole', link: string | null): string =>
  `/api/v1/dixa/claims/photos/${id}/?${new URLSearchParams({ size, ...(link !== null && { link }) })}`;

/** What the file list of the browser offers: phones make a JPEG of a HEIC for it. */
export const acceptedPhotos = 'image/jpeg,image/png,image/webp';
