import { err, ok, type Result, unreachable } from '@tailorbird/domain/kernel';
import {
  formatStandardSize,
  type ListedSize,
  type RecommendedForGarment,
  type SizeInvalid,
  type SizeRefused,
  type Sizes,
  type StandardSize,
} from '@tailorbird/domain/sizing';
import type * as z from 'zod/mini';
import { standardSizeIdOf, standardSizeOfId } from '../sizing/standardSize.ts';
import {
  type createUserSizeFromStandardSize,
  type recommendedStandardSizeFromUserSize,
  userSizeErrors,
  type userSizes,
  type WireStandardSizeNode,
} from './sizeOperations.ts';

export const toWireStandardSizeNode = (size: StandardSize): WireStandardSizeNode => ({
  id: standardSizeIdOf(size),
  generic_size_name: formatStandardSize(size).slice(0, -1),
  length_name: size.length,
  size_name: formatStandardSize(size),
});

export const fromWireStandardSizeNode = ({
  id,
}: Pick<WireStandardSizeNode, 'id'>): StandardSize | undefined => standardSizeOfId(id);

type Asked = Parameters<Sizes['ofStandardSize']>[0];
type Variables = z.input<typeof createUserSizeFromStandardSize.variables>;

/**
 * The prefs of a standard size under their five wire names (SIZE-23), and a sixth for
 * women.
 */
export const toWireIdealSizeInfo = ({
  ageYears,
  footLengthCm,
  heightCm,
  weightKg,
  bodyShape,
  cutFor,
}: NonNullable<Asked['idealSize']>) => ({
  age: ageYears,
  foot_length_in_cm: footLengthCm,
  height_in_cm: heightCm,
  weight_in_kg: weightKg,
  body_shape: bodyShape,
  ...(cutFor === 'women' && { cut_for: cutFor }),
});

export const toWireStandardSizeToSave = ({
  size,
  sizeTypeId,
  title,
  idealSize,
  wearerId,
}: Asked): Variables => ({
  standardSizeId: standardSizeIdOf(size),
  title,
  targetSizeTypeId: sizeTypeId,
  ...(wearerId != null && { wearerId }),
  ...(idealSize && { idealSizeInfo: toWireIdealSizeInfo(idealSize) }),
});

/** GraphQL error of a query field. */
export const toWireFailure = (
  message: string,
): { readonly __typename: 'Error'; readonly message: string } => ({
  __typename: 'Error',
  message,
});

/** Message of a standard size that was not saved. Clients may branch on it. */
export const toWireStandardSizeRefused = (
  refused: SizeInvalid | { readonly kind: 'size-refused'; readonly message: string },
): ReturnType<typeof toWireFailure> => {
  switch (refused.kind) {
    case 'unknown-size-type':
      return toWireFailure(userSizeErrors.unknownSizeType);
    case 'size-invalid':
      return toWireFailure(
        refused.fields.includes('cutFor') ? userSizeErrors.notCutFor : userSizeErrors.invalidTitle,
      );
    case 'size-refused':
      return toWireFailure(refused.message);
    default:
      return unreachable(refused);
  }
};

type Made = z.output<
  typeof createUserSizeFromStandardSize.content
>['createUserSizeFromStandardSize'];

export const fromWireSavedStandardSize = (
  made: Made,
): Result<{ readonly id: number }, SizeRefused> => {
  if (made.__typename === 'CreatedUserSize') return ok({ id: made.user_size.id });
  switch (made.message) {
    case userSizeErrors.unknownSizeType:
      return err({ kind: 'unknown-size-type' });
    case userSizeErrors.notCutFor:
      return err({ kind: 'size-invalid', fields: ['cutFor'] });
    case userSizeErrors.invalidTitle:
      return err({ kind: 'size-invalid', fields: ['title'] });
    case userSizeErrors.alreadyExists:
      return err({ kind: 'already-exists' });
    default:
      return err({ kind: 'size-refused', message: made.message });
  }
};

type Found = z.output<
  typeof recommendedStandardSizeFromUserSize.content
>['recommended_standard_size'];

/** Null if no standard size fits. */
export const fromWireRecommendation = (
  found: Found,
): Result<RecommendedForGarment | null, SizeRefused> => {
  if (found === null) return ok(null);
  if (found.__typename === 'Error') {
    return err(
      found.message === userSizeErrors.unknownSizeType
        ? { kind: 'unknown-size-type' }
        : { kind: 'size-not-found' },
    );
  }
  const size = fromWireStandardSizeNode(found);
  if (!size) return err({ kind: 'unreachable' });
  const { probability, fit_shares } = found;
  const [atOnce, afterOne, afterTwo] = fit_shares ?? [];
  const shares =
    atOnce === undefined || afterOne === undefined || afterTwo === undefined
      ? null
      : { atOnce, afterOne, afterTwo };
  return ok({ ...size, probability, shares });
};

type Listed = z.output<typeof userSizes.content>['user_sizes'][number];

export const fromWireListedSize = ({
  id,
  title,
  size_type,
  standard_size,
}: Listed): ListedSize => ({
  id,
  title,
  sizeTypeId: size_type,
  standardSize: (standard_size && fromWireStandardSizeNode(standard_size)) ?? null,
});
