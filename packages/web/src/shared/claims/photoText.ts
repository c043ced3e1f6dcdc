import type { PhotoRefused } from '@tailorbird/domain/support';
import type { Translate } from '../../platform/texts/texts.ts';

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

/** File types offered in the file dialog. Phones convert HEIC photos to JPEG for it. */
export const acceptedPhotos = 'image/jpeg,image/png,image/webp';
