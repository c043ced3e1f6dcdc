import { createHmac } from 'node:crypto';
import {
  type ClothingType,
  defaultVariant,
  type Fabric,
  formatVariantId,
  isFabricColorSelectable,
  isListed,
  isRetail,
  publicViewer,
  withTrims,
} from '@tailorbird/domain/catalog';
import {
  err,
  inEachLocale,
  type Locale,
  type Localized,
  ok,
  type Result,
} from '@tailorbird/domain/kernel';
import {
  type GarmentPage,
  type OrderPiece,
  type OwnGarment,
  orderPieces,
} from '@tailorbird/domain/orders';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { AccessRefused, NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { sameSecret } from '../../../platform/session/secrets.ts';
import type { WithSigningKey } from '../../../platform/session/signedLinks.ts';
import { packshotPath, type WithCatalog } from '../../catalog/index.ts';
import {
  findOrder,
  orderNumberOf,
  type StoredOrder,
  type StoredOrderLine,
} from '../store/orders.ts';
import { type OrderAccessNeeds, reachableOrder } from './orderAccess.ts';
import { showOrder } from './showOrder.ts';

type Needs = WithDatabase & WithCatalog & WithSigningKey;

const signatureLength = 8;

const signatureOf = ({ signingKey }: WithSigningKey, subject: string): string =>
  BigInt(`0x${createHmac('sha256', signingKey).update(`garment|${subject}`).digest('hex')}`)
    .toString(36)
    .toUpperCase()
    .slice(0, signatureLength);

/**
 * Code of a piece for its label: line, number of the piece and a signature. It cannot be guessed
 * and names neither order nor customer.
 */
export const pieceCode = (
  shop: WithSigningKey,
  { lineId, number }: Pick<OrderPiece, 'lineId' | 'number'>,
): string => {
  const subject = (BigInt(lineId) * 1_000n + BigInt(number % 1_000)).toString(36).toUpperCase();
  return `${subject}-${signatureOf(shop, subject)}`;
};

const readPieceCode = (
  shop: WithSigningKey,
  code: string,
): Pick<OrderPiece, 'lineId' | 'number'> | null => {
  const [subject = '', signature = ''] = code.split('-');
  if (!sameSecret(signature, signatureOf(shop, subject))) return null;
  const value = Number.parseInt(subject, 36);
  return { lineId: Math.floor(value / 1_000), number: value % 1_000 };
};

/** A fabric for labels: its composition lists the trims of the garment. */
const labelFabric = (
  { trims = [] }: ClothingType<Localized>,
  fabric: Fabric<Localized>,
): Fabric<Localized> => ({
  ...fabric,
  composition: inEachLocale((locale) =>
    withTrims(
      fabric.composition[locale],
      trims.map((trim) => ({
        title: trim.title[locale],
        composition: trim.composition[locale],
      })),
    ),
  ),
});

/** The fabric of a line for its label; undefined if it is no longer in the range. */
export const fabricOfLine = (
  { catalog }: WithCatalog,
  { snapshot }: Pick<StoredOrderLine, 'snapshot'>,
): Fabric<Localized> | undefined => {
  const type = catalog.clothingTypes.find(({ fabricColors }) =>
    fabricColors.some(({ id }) => id === snapshot.fabricColorId),
  );
  const color = type?.fabricColors.find(({ id }) => id === snapshot.fabricColorId);
  return type && color && labelFabric(type, color.fabric);
};

const fabricFacts = (
  fabric: Fabric<Localized> | undefined,
  locale: Locale,
): Pick<GarmentPage, 'composition' | 'care' | 'weightGsm'> => ({
  composition: fabric?.composition[locale] ?? null,
  care: fabric?.care[locale] ?? null,
  weightGsm: fabric?.weightGsm ?? null,
});

const modelPage = (shop: WithCatalog, code: string, locale: Locale): GarmentPage | null => {
  const [typeId, colorId] = code.split('-').map(Number);
  const type = shop.catalog.clothingTypes.find(({ id }) => id === typeId);
  const color = type?.fabricColors.find(({ id }) => id === colorId);
  if (!type || !color || !isListed(type, publicViewer)) return null;
  if (!isFabricColorSelectable(color, publicViewer)) return null;
  const variant = { ...defaultVariant(type, publicViewer), fabricColorId: color.id };
  const variantId = formatVariantId(type, variant);
  return {
    code,
    model: `${type.id} ${type.title[locale]}`,
    title: type.title[locale],
    productPath: `/product/${type.slug}/${variantId}`,
    imagePath: packshotPath(type, variantId),
    color: color.color.title[locale],
    fabric: color.fabric.title[locale],
    ...fabricFacts(labelFabric(type, color.fabric), locale),
    isReadyMade: isRetail(type.productClass),
    sentIn: null,
  };
};

const sentIn = ({ parcels }: StoredOrder, part: OrderPiece['part']): string | null =>
  parcels.find((parcel) => parcel.part === part)?.sentAt.slice(0, 7) ?? null;

/** Public facts about a piece or a model. Nothing in them identifies order or customer. */
export const readGarmentPage = async (
  shop: Needs,
  code: string,
  locale: Locale,
): Promise<Result<GarmentPage, NotFound>> => {
  const model = /^\d+-\d+$/.test(code) ? modelPage(shop, code, locale) : null;
  if (model) return ok(model);
  const coded = readPieceCode(shop, code);
  const row =
    coded &&
    (await shop.database.queries
      .selectFrom('order_line')
      .select('order_id')
      .where('id', '=', coded.lineId)
      .executeTakeFirst());
  const order = row && (await findOrder(shop.database.queries, orderNumberOf(row.order_id)));
  const piece = order && orderPieces(order).find(({ number }) => number === coded?.number);
  const line = order?.lines.find(({ id }) => id === piece?.lineId);
  if (!order || !piece || !line) return err({ kind: 'not-found' });
  const { clothingType, fabricColor, variantId } = line.texts;
  return ok({
    code,
    model: `${clothingType.id} ${clothingType.title[locale]}`,
    title: clothingType.title[locale],
    productPath: `/product/${clothingType.slug}/${variantId}`,
    imagePath: packshotPath(clothingType, variantId),
    color: fabricColor?.title[locale] ?? null,
    fabric: fabricColor?.fabricTitle[locale] ?? null,
    ...fabricFacts(fabricOfLine(shop, line), locale),
    isReadyMade: isRetail(line.productClass),
    sentIn: sentIn(order, piece.part),
  });
};

export const ownGarments = async (
  shop: OrderAccessNeeds,
  actor: Actor,
  { number, link }: { readonly number: string; readonly link: string | undefined },
): Promise<Result<readonly OwnGarment[], AccessRefused | NotFound>> => {
  const reached = await reachableOrder(shop, actor, number, link);
  if (!reached.ok) return reached;
  const order = reached.value;
  const shown = showOrder(order, actor.locale);
  return ok(
    orderPieces(order)
      .filter(({ isWithdrawn }) => !isWithdrawn)
      .flatMap((piece) => {
        const line = shown.lines.find(({ id }) => id === piece.lineId);
        const made = order.lines.find(({ id }) => id === piece.lineId)?.sizeMadeTo;
        const version = piece.part === 'rest' ? made?.restVersion : made?.version;
        return line
          ? [
              {
                code: pieceCode(shop, piece),
                title: line.title,
                color: line.fabricColor?.title ?? null,
                size: line.size ? { title: line.size.title, version: version ?? 1 } : null,
                initials: line.snapshot.initials,
              },
            ]
          : [];
      }),
  );
};
