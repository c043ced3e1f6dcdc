import type { RequestedPiece } from '@tailorbird/contract/basket';
import type { LineSnapshot } from '@tailorbird/domain/basket';
import {
  type ClothingType,
  checkVariant,
  defaultVariant,
  fabricColorOf,
  isCutFor,
  isFabricColorSelectable,
  type Variant,
  type VariantRefused,
  type Viewer,
} from '@tailorbird/domain/catalog';
import { parseInitials } from '@tailorbird/domain/designer';
import { checkGiftDelivery, type GiftDelivery } from '@tailorbird/domain/giftCards';
import { err, type Localized, ok, type Result, unreachable } from '@tailorbird/domain/kernel';
import { type CutFor, storedCutFor } from '@tailorbird/domain/sizing';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import {
  type Catalog,
  isGiftCard,
  isOrderable,
  type Product,
  productOf,
  regardlessOfStock,
} from '../../catalog/index.ts';
import { findSize, hasVersion, wearerName } from '../../sizing/index.ts';
import type { SizeNames } from '../store/lines.ts';
import { type BasketRefusal, field, reason } from './basketRefusal.ts';

type CheckedSize = {
  readonly id: number;
  readonly title: string;
  readonly version?: number | undefined;
  readonly wearer?: string | undefined;
  readonly wearerId?: number | undefined;
  readonly cutFor?: CutFor | undefined;
  readonly isStandard?: true | undefined;
};

type NamedSize = {
  readonly title: string;
  readonly wearer?: string;
  readonly wearerId?: number;
  readonly cutFor?: CutFor;
  readonly isStandard?: true;
};

const namesOf = ({ title, wearer, wearerId, cutFor, isStandard }: CheckedSize): NamedSize => ({
  title,
  ...(wearer !== undefined && { wearer }),
  ...(wearerId !== undefined && { wearerId }),
  ...storedCutFor(cutFor),
  ...(isStandard && { isStandard }),
});

export type CheckedPiece = {
  readonly snapshot: LineSnapshot;
  readonly size: (NamedSize & { readonly id: number }) | null;
};

const productLink = /\/oscarapi\/products\/(\d{1,9})\/$/;

export const findProduct = (
  catalog: Catalog,
  { named }: Pick<RequestedPiece, 'named'>,
): Result<Product, BasketRefusal> => {
  switch (named.by) {
    case 'link': {
      const path = URL.parse(named.url, 'http://shop')?.pathname ?? '';
      const id = productLink.exec(path)?.[1];
      if (id === undefined) return err(field('url', 'Invalid hyperlink - No URL match.'));
      const product = productOf(catalog, Number(id));
      return product
        ? ok(product)
        : err(field('url', 'Invalid hyperlink - Object does not exist.'));
    }
    case 'product': {
      const product = productOf(catalog, named.id);
      return product
        ? ok(product)
        : err(field('product_id', `Invalid pk "${named.id}" - object does not exist.`));
    }
    case 'clothing-type': {
      const type = catalog.clothingTypes.find(({ id }) => id === named.id);
      if (!type)
        return err(field('clothing_type_id', `Invalid pk "${named.id}" - object does not exist.`));
      // PRICE-27: a gift card is identified by the product of its amount.
      return isGiftCard(type)
        ? err(field('product_id', 'This field is required.'))
        : ok({ type, giftCardTier: null });
    }
    default:
      return unreachable(named);
  }
};

/** The requested variant of a stock item if valid, otherwise its default. */
const stockVariant = (
  type: ClothingType<unknown>,
  piece: RequestedPiece,
  viewer: Viewer,
): Result<Variant, VariantRefused> => {
  const fallback = defaultVariant(type, viewer);
  const color = fabricColorOf(type, piece.fabricColorId ?? fallback.fabricColorId);
  if (!color) return err({ kind: 'unknown-fabric-color' });
  if (!isFabricColorSelectable(color, viewer)) return err({ kind: 'fabric-color-not-available' });
  return ok({ ...fallback, fabricColorId: color.id });
};

const variantRefusal = (piece: RequestedPiece, refused: VariantRefused): BasketRefusal => {
  switch (refused.kind) {
    case 'malformed-variant-id':
    case 'stock-item':
    case 'not-in-designer':
    case 'fabric-color-not-available':
      return reason('Not Available');
    case 'unknown-fabric-color':
      return typeof piece.fabricColorId === 'number'
        ? reason('Not Available')
        : field('fabric_color_id', 'This field is required.');
    case 'missing-property':
    case 'unknown-property':
    case 'hidden-property':
    case 'excluded-combination':
      return reason('Missing Selected Properties');
    default:
      return unreachable(refused);
  }
};

/**
 * Validates a requested piece by the rules of the designer; sizes must belong to the customer.
 */
export const checkPiece = async (
  queries: Queries,
  catalog: Catalog,
  piece: RequestedPiece,
  customer: {
    readonly owner: () => Promise<Owner>;
    readonly viewer: Viewer;
    readonly now: Date;
    /** The unchanged size of an existing line; its ownership is not checked again. */
    readonly agreedSize?: CheckedSize | null;
  },
): Promise<Result<CheckedPiece, BasketRefusal>> => {
  const product = findProduct(catalog, piece);
  if (!product.ok) return product;
  const { type, giftCardTier } = product.value;
  const { viewer } = customer;
  if (!isOrderable(type, viewer)) return err(reason('Not Available'));
  const asked: Variant = {
    clothingTypeId: type.id,
    fabricColorId: piece.fabricColorId ?? null,
    selectedProperties: piece.selectedProperties ?? {},
  };
  const inStock = regardlessOfStock(type);
  const variant = type.isStockItem
    ? stockVariant(inStock, piece, viewer)
    : checkVariant(inStock, asked, viewer);
  if (!variant.ok) return err(variantRefusal(piece, variant.failure));

  const initials = parseInitials(type.supportsInitials ? (piece.initials ?? '') : '');
  if (!initials.ok) {
    return err(
      field(
        'initials',
        initials.failure.kind === 'only-letters'
          ? 'Only letters can be embroidered.'
          : `Ensure this field has no more than ${initials.failure.maximum} characters.`,
      ),
    );
  }
  const gift =
    giftCardTier === null
      ? ok(null)
      : checkGift(piece.gift ?? null, { isDigital: !type.requiresShipping, now: customer.now });
  if (!gift.ok) return gift;
  const { agreedSize } = customer;
  const size =
    agreedSize === undefined
      ? await checkSize(queries, type, piece, customer.owner)
      : ok(agreedSize);
  if (!size.ok) return size;
  return ok({
    snapshot: {
      clothingTypeId: type.id,
      fabricColorId: variant.value.fabricColorId,
      selectedProperties: variant.value.selectedProperties,
      initials: initials.value,
      userSizeId: size.value?.id ?? null,
      ...(size.value?.version !== undefined && { userSizeVersion: size.value.version }),
      note: (piece.note ?? '').normalize('NFC').trim(),
      giftCardTier,
      ...(gift.value && { gift: gift.value }),
    },
    size: size.value && { id: size.value.id, ...namesOf(size.value) },
  });
};

/** Days. The customer's time zone may be a day behind or ahead of the shop's. */
const calendarTolerance = 1;

const giftMessages: Readonly<Record<string, string>> = {
  required: 'This field is required.',
  'too-long': 'Ensure this field has no more characters than it may have.',
  invalid: 'Enter a valid email address.',
  'not-a-day': 'Enter a valid date.',
  past: 'The date must lie ahead.',
  'too-far': 'The date must lie within a year.',
};

const checkGift = (
  gift: RequestedPiece['gift'] | null,
  { isDigital, now }: { readonly isDigital: boolean; readonly now: Date },
): Result<GiftDelivery | null, BasketRefusal> => {
  if (!gift) return ok(null);
  const checked = checkGiftDelivery(
    { ...gift, on: gift.on ?? '' },
    { isDigital, today: now.toISOString().slice(0, 10), tolerance: calendarTolerance },
  );
  if (checked.ok) return checked;
  const [problem] = Object.values(checked.failure);
  return err(field('gift', giftMessages[problem ?? ''] ?? 'Invalid value.'));
};

const checkSize = async (
  queries: Queries,
  type: ClothingType<Localized>,
  {
    userSizeId: id,
    userSizeVersion: version,
    wearerId,
  }: Pick<RequestedPiece, 'userSizeId' | 'userSizeVersion' | 'wearerId'>,
  owner: () => Promise<Owner>,
): Promise<Result<CheckedSize | null, BasketRefusal>> => {
  if (type.sizeType === null) return ok(null);
  if (id === null || id === undefined) return err(reason('Missing UserSize'));
  const size = await findSize(
    queries,
    await owner(),
    id,
    version === undefined ? 'kept' : 'kept and removed',
  );
  if (!size || (wearerId !== undefined && wearerId !== size.wearerId))
    return err(reason('Missing UserSize'));
  if (size.sizeTypeId !== type.sizeType.id) return err(reason('Wrong Size Type'));
  if (!isCutFor(type, size)) return err(reason('Not Cut For Body'));
  const isCurrent = size.deletedAt === null && (version === undefined || version === size.version);
  const wearer = await wearerName(queries, size);
  const { title, wearerId: whose, cutFor, standardSize } = size;
  const named = {
    id,
    ...namesOf({
      id,
      title,
      cutFor,
      ...(standardSize !== null && { isStandard: true as const }),
      ...(wearer !== undefined && whose !== null && { wearer, wearerId: whose }),
    }),
  };
  if (isCurrent) return ok(named);
  return version !== undefined && (await hasVersion(queries, id, version))
    ? ok({ ...named, version })
    : err(reason('Missing UserSize'));
};

export const sizeNames = ({ size }: CheckedPiece): SizeNames =>
  new Map(size ? [[size.id, namesOf(size)]] : []);
