import { isGarmentClass, isRetail, type ProductClass } from '../catalog/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';

export const claimTypes = ['frg', 'quality'] as const;
export type ClaimType = (typeof claimTypes)[number];
export const claimTypeOf = (parameter: string | null): ClaimType | null =>
  claimTypes.find((type) => type === parameter) ?? null;

/**
 * Required number of photos, and their maximum number and size (SUPPORT-04, SUPPORT-05,
 * SUPPORT-07).
 */
export const photosPerRemakeItem = 3;
export const photosPerQualityClaim = 1;
export const maximumClaimFiles = 20;
export const maximumPhotoBytes = 10_000_000;

/** Clothing types without a wash check, regardless of material (SUPPORT-08). */
export const washCheckExcludedSlugs: readonly string[] = [
  'shirt',
  'rugby-shirt',
  'terry-shirt',
  'terry-open-collar',
];
const isExcludedFromWashCheck = (productClass: ProductClass): boolean =>
  productClass === 'Accessories' || isRetail(productClass) || !isGarmentClass(productClass);

/** A photo of a claim. Its file was checked before by `checkPhoto`. */
export type ClaimPhoto = { readonly uploaded: boolean };
export type ClaimItem = {
  readonly lineId: number;
  readonly sizeTypeSlug: string;
  readonly productClass: ProductClass;
  readonly isWool: boolean;
  readonly washConfirmed: boolean;
  readonly photos: readonly ClaimPhoto[];
};

export type ClaimForm = {
  readonly type: ClaimType;
  readonly orderNumber: string | null;
  readonly items: readonly ClaimItem[];
  readonly comment: string;
};

export type ClaimFailure =
  | { readonly kind: 'order-required' }
  | { readonly kind: 'item-required' }
  | { readonly kind: 'comment-required' }
  | { readonly kind: 'uploads-running' }
  | { readonly kind: 'photos-missing'; readonly lineId: number | null; readonly needed: number }
  | { readonly kind: 'too-many-files'; readonly maximum: number }
  | { readonly kind: 'wash-not-confirmed'; readonly lineId: number };

/**
 * True for wool, which must be washed as labeled before a claim, except for excluded
 * types (SUPPORT-06, SUPPORT-08).
 */
export const needsWashConfirmation = (
  item: Pick<ClaimItem, 'isWool' | 'sizeTypeSlug' | 'productClass'>,
): boolean =>
  item.isWool &&
  !washCheckExcludedSlugs.includes(item.sizeTypeSlug) &&
  !isExcludedFromWashCheck(item.productClass);

/**
 * Validates a claim (SUPPORT-02 … SUPPORT-08). Returns the problems in the order of the
 * form, or the claim with a trimmed comment.
 */
export const checkClaim = (
  form: ClaimForm,
): Result<ClaimForm & { readonly orderNumber: string }, readonly ClaimFailure[]> => {
  const { type, orderNumber, items } = form;
  const comment = form.comment.trim();
  const photos = items.flatMap((item) => item.photos);
  const failures: ClaimFailure[] = [];
  if (orderNumber === null) failures.push({ kind: 'order-required' });
  if (items.length === 0) failures.push({ kind: 'item-required' });
  for (const item of items) {
    const { lineId } = item;
    if (type === 'frg' && item.photos.length < photosPerRemakeItem)
      failures.push({ kind: 'photos-missing', lineId, needed: photosPerRemakeItem });
    if (needsWashConfirmation(item) && !item.washConfirmed)
      failures.push({ kind: 'wash-not-confirmed', lineId });
  }
  if (type === 'quality' && items.length > 0 && photos.length < photosPerQualityClaim) {
    failures.push({ kind: 'photos-missing', lineId: null, needed: photosPerQualityClaim });
  }
  if (photos.length > maximumClaimFiles)
    failures.push({ kind: 'too-many-files', maximum: maximumClaimFiles });
  if (photos.some(({ uploaded }) => !uploaded)) failures.push({ kind: 'uploads-running' });
  if (comment === '') failures.push({ kind: 'comment-required' });
  return orderNumber === null || failures.length > 0
    ? err(failures)
    : ok({ ...form, orderNumber, comment });
};
