import { err, ok, type Result } from '../kernel/index.ts';
import { maximumPhotoBytes } from './claim.ts';

/** Accepted photo formats, recognized by the first bytes (SUPPORT-07). */
export type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic';

/**
 * Formats that the shop can decode. Phones convert HEIC to JPEG for a form with this
 * list.
 */
export const decodablePhotoTypes: readonly PhotoType[] = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Maximum number of pixels: above that of cameras, and small enough to decode in memory.
 */
export const maximumPhotoPixels = 60_000_000;

/** The photo store is down. Other calls work. */
export type PhotosAway = { readonly kind: 'photos-away' };

/** Refusal of a file. `kind` is the key of its message. */
export type PhotoFailure =
  | { readonly kind: 'photo-empty' }
  | { readonly kind: 'photo-too-large'; readonly maximumBytes: number }
  /** The content is in another format, regardless of the file name. */
  | { readonly kind: 'photo-type' }
  | { readonly kind: 'photo-heic' }
  /** The file is truncated or damaged. */
  | { readonly kind: 'photo-unreadable' }
  | { readonly kind: 'photo-too-many-pixels'; readonly maximum: number }
  /** A virus signature was found. */
  | { readonly kind: 'photo-infected' };

const textAt = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, place) => bytes[place] === byte);

const heicBrands: readonly string[] = [
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
];

/** Format of a file by its first twelve bytes. Null if it is no photo (SUPPORT-07). */
export const photoTypeOf = (bytes: Uint8Array): PhotoType | null => {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (textAt(bytes, 4, 8) === 'ftyp' && heicBrands.includes(textAt(bytes, 8, 12)))
    return 'image/heic';
  return null;
};

/**
 * Checks the size in bytes and the format of a photo, before it is sent and before it is
 * decoded (SUPPORT-07).
 */
export const checkPhoto = (file: {
  readonly size: number;
  readonly head: Uint8Array;
}): Result<PhotoType, PhotoFailure> => {
  if (file.size === 0) return err({ kind: 'photo-empty' });
  if (file.size > maximumPhotoBytes)
    return err({ kind: 'photo-too-large', maximumBytes: maximumPhotoBytes });
  const type = photoTypeOf(file.head);
  if (type === null) return err({ kind: 'photo-type' });
  return decodablePhotoTypes.includes(type) ? ok(type) : err({ kind: 'photo-heic' });
};
