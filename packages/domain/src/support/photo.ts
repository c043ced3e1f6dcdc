import { err, ok, type Result } from '../kernel/index.ts';
import { maximumPhotoBytes } from './claim.ts';

/** What a photo can be sent as, and is known by from its first bytes (SUPPORT-07). */
export type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic';

/** What the shop can open of these. Phones make a JPEG of a HEIC when a form asks for this list. */
export const openedPhotoTypes: readonly PhotoType[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The most pixels a photo may have, width times height: more than cameras make, and little enough to be held in memory. */
export const maximumPhotoPixels = 60_000_000;

/** Photos cannot be stored at the moment; other calls work. */
export type PhotosAway = { readonly kind: 'photos-away' };

/** Why a file is no photo that can be kept; `kind` is the key of its message. */
export type PhotoFailure =
  | { readonly kind: 'photo-empty' }
  | { readonly kind: 'photo-too-large'; readonly maximumBytes: number }
  /** It is something else, whatever its name says. */
  | { readonly kind: 'photo-type' }
  /** It is a HEIC, which has to become a JPEG first. */
  | { readonly kind: 'photo-heic' }
  /** It is cut off or broken. */
  | { readonly kind: 'photo-unreadable' }
  | { readonly kind: 'photo-too-many-pixels'; readonly maximum: number }
  /** It carries what virus scanners know. */
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

/** What a file is by its content, whatever it is called; null for anything that is no photo (SUPPORT-07). Looks at the first twelve bytes. */
export const photoTypeOf = (bytes: Uint8Array): PhotoType | null => {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (textAt(bytes, 4, 8) === 'ftyp' && heicBrands.includes(textAt(bytes, 8, 12)))
    return 'image/heic';
  return null;
};

/** Whether a file can be a photo of a claim, before it is sent and before it is opened (SUPPORT-07): its size in bytes, and what its first bytes say it is. */
export const checkPhoto = (file: {
  readonly size: number;
  readonly head: Uint8Array;
}): Result<PhotoType, PhotoFailure> => {
  if (file.size === 0) return err({ kind: 'photo-empty' });
  if (file.size > maximumPhotoBytes)
    return err({ kind: 'photo-too-large', maximumBytes: maximumPhotoBytes });
  const type = photoTypeOf(file.head);
  if (type === null) return err({ kind: 'photo-type' });
  return openedPhotoTypes.includes(type) ? ok(type) : err({ kind: 'photo-heic' });
};
