import type { ClothingType } from '@tailorbird/domain/catalog';
import { fabricColorOf } from '@tailorbird/domain/catalog';
import type { Locale, Localized } from '@tailorbird/domain/kernel';
import { remakeGuaranteeEnd } from '@tailorbird/domain/orders';
import type { Claim, ClaimableLine, ClaimableOrder, ClaimItem } from '@tailorbird/domain/support';
import { describeLevies, type StoredLevies, sizeTitle } from '../../basket/index.ts';
import type { WithCatalog } from '../../catalog/index.ts';
import type { StoredOrder, StoredOrderLine } from '../../orders/index.ts';
import type { StoredClaim } from '../store/claims.ts';

/** Words for wool in the composition of a fabric, also inside `lambswool`. */
const wool = /wool|merino|cashmere/i;

const typeOf = (
  { catalog }: WithCatalog,
  line: StoredOrderLine,
): ClothingType<Localized> | undefined =>
  catalog.clothingTypes.find(({ id }) => id === line.snapshot.clothingTypeId);

/**
 * Input of the wash check: the line's fabric as the range describes it or, if discontinued, as
 * the order names it.
 */
export const claimItemOf = (
  shop: WithCatalog,
  line: StoredOrderLine,
): Pick<ClaimItem, 'lineId' | 'sizeTypeSlug' | 'productClass' | 'isWool'> => {
  const type = typeOf(shop, line);
  const fabric = type && fabricColorOf(type, line.snapshot.fabricColorId)?.fabric;
  return {
    lineId: line.id,
    sizeTypeSlug: type?.sizeType?.slug ?? '',
    productClass: line.productClass,
    isWool: wool.test(fabric?.composition.en ?? line.texts.fabricColor?.fabricTitle.en ?? ''),
  };
};

const pieceTexts = ({ texts }: StoredOrderLine, quantity: number, locale: Locale) => ({
  quantity,
  title: texts.clothingType.title[locale],
  variantTitle: texts.variantTitle[locale],
  imagePath: texts.imagePath,
  sizeTitle: texts.size && sizeTitle(texts.size.title, locale),
});

export type ClaimableOrderLine = {
  readonly line: StoredOrderLine;
  readonly before: number;
  readonly open: number;
};

export const showClaimableOrder = (
  shop: WithCatalog,
  order: StoredOrder,
  lines: readonly ClaimableOrderLine[],
  locale: Locale,
): ClaimableOrder => ({
  number: order.number,
  datePlaced: order.placedAt,
  guaranteeEnd: remakeGuaranteeEnd(order.placedAt),
  lines: lines.map(
    ({ line, open }): ClaimableLine => ({
      ...claimItemOf(shop, line),
      ...pieceTexts(line, open, locale),
    }),
  ),
});

export const showClaim = (
  claim: StoredClaim,
  order: StoredOrder,
  levies: StoredLevies | null,
  locale: Locale,
): Claim => ({
  number: String(claim.id),
  type: claim.type,
  orderNumber: claim.orderNumber,
  status: claim.status,
  receivedAt: claim.receivedAt,
  settledAt: claim.settledAt,
  email: claim.email,
  comment: claim.comment,
  pieces: claim.items.flatMap(({ lineId, washConfirmed, photos, pieces, zones }) =>
    order.lines
      .filter(({ id }) => id === lineId)
      .map((line) => ({
        lineId,
        lineQuantity: line.quantity,
        washConfirmed,
        photos,
        zones,
        ...pieceTexts(line, pieces ?? line.quantity, locale),
      })),
  ),
  receipts: claim.receipts,
  value: claim.value,
  hasAccount: order.owner.kind === 'customer',
  decision: claim.decision,
  levies: levies && describeLevies(levies, locale),
});
