import type { WireConversionToPreview } from '@tailorbird/contract/sizing';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type BodyEstimate,
  convertSize,
  estimateOfPrefs,
  makeSize,
  type RecommendedSize,
  recommendFromSize,
  recommendStandardSize,
  type SizeInvalid,
  type SizePrefs,
} from '@tailorbird/domain/sizing';
import { recordAct } from '../../../platform/records/records.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { SizeType } from '../../catalog/index.ts';
import type { StoredContent } from '../store/sizeRows.ts';
import { sizesById } from '../store/sizes.ts';
import { toContent, toStored } from './content.ts';
import type { Conversion } from './convertSizes.ts';
import { sizeToCreate } from './requestedSize.ts';
import type { SizeNotValid } from './saveSizes.ts';
import { type SizingNeeds, sizeTypeOf, type UnknownSizeType, usableType } from './sizeTypes.ts';

/** Measurements that the model predicts for a body. */
export type SizeMeasurementsFound = {
  readonly type: SizeType;
  readonly stored: StoredContent;
  readonly estimate: BodyEstimate;
  readonly recommended: RecommendedSize | null;
};

type InvalidPrefs = {
  readonly kind: 'prefs-invalid';
  readonly invalid: SizeInvalid;
  readonly type: SizeType;
};

/** Computes a size from body prefs without saving it. For admins. */
export const lookUpSize = async (
  shop: SizingNeeds,
  actor: Actor,
  asked: { readonly sizeTypeId: number; readonly prefs: SizePrefs | null },
): Promise<
  Result<
    SizeMeasurementsFound,
    AccessRefused | UnknownSizeType | { readonly kind: 'not-enough' } | InvalidPrefs
  >
> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const type = await usableType(shop, actor, asked.sizeTypeId);
  if (!type) return err({ kind: 'unknown-size-type' });
  if (!asked.prefs) return err({ kind: 'not-enough' });
  const made = makeSize(type.slug, { title: '-', prefs: asked.prefs });
  if (!made.ok) return err({ kind: 'prefs-invalid', invalid: made.failure, type });
  const estimate = estimateOfPrefs(asked.prefs);
  return ok({
    type,
    stored: toStored(made.value, type),
    estimate,
    recommended: recommendStandardSize(estimate, asked.prefs.facts.cutFor),
  });
};

export type Preview = Conversion & {
  readonly source: {
    readonly type: SizeType;
    readonly title: string;
    readonly content: StoredContent;
  };
  readonly recommended: ReturnType<typeof recommendFromSize>;
};
export type UnknownTargetType = { readonly kind: 'unknown-target-size-type' };

/** Converts a saved or described size to a size type without saving it. For admins. */
export const previewConversion = async (
  shop: SizingNeeds,
  actor: Actor,
  asked: WireConversionToPreview,
): Promise<
  Result<Preview, AccessRefused | NotFound | UnknownSizeType | UnknownTargetType | SizeNotValid>
> => {
  const visitor = await actor.visitor();
  const staff = requireStaff(visitor, 'admins');
  if (!staff.ok) return staff;
  const {
    user_size_id: sizeId,
    size_type,
    created_with_prefs,
    measurements,
    target_size_type,
  } = asked;
  const type = await usableType(shop, actor, target_size_type);
  if (!type) return err({ kind: 'unknown-target-size-type' });
  const saved = sizeId ? (await sizesById(shop.database.queries, [sizeId])).get(sizeId) : undefined;
  if (sizeId && !saved) return err({ kind: 'not-found' });
  if (saved)
    await recordAct(
      shop.database.queries,
      visitor,
      { action: 'size-converted', about: `size ${saved.id}` },
      shop.clock(),
    );
  const from = saved ? sizeTypeOf(shop, saved) : await usableType(shop, actor, size_type ?? 0);
  if (!from) return err({ kind: 'unknown-size-type' });
  const given = saved
    ? ok(saved)
    : sizeToCreate(from, { title: '-', created_with_prefs, measurements });
  if (!given.ok) return err({ kind: 'size-invalid', errors: given.failure });
  const content = toContent(given.value, from);
  const converted = convertSize(from.slug, type.slug, content);
  if (!converted) return err({ kind: 'unknown-target-size-type' });
  return ok({
    type,
    converted,
    stored: toStored({ ...converted, title: '', prefs: null, cutFor: content.cutFor }, type, {
      sourceOf: () => saved?.id ?? null,
    }),
    source: { type: from, title: saved?.title ?? '', content: given.value },
    recommended: recommendFromSize(from.slug, content),
  });
};
