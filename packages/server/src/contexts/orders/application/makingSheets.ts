import type { Fabric } from '@tailorbird/domain/catalog';
import {
  err,
  type Locale,
  type Localized,
  localizePath,
  ok,
  type Result,
} from '@tailorbird/domain/kernel';
import {
  type Delivery,
  type MakingSheet,
  type OrderPiece,
  orderOutlook,
  orderPieces,
} from '@tailorbird/domain/orders';
import {
  bodyOfSize,
  cutForOf,
  freeSewingMeasurements,
  freeSewingNotes,
  makingTolerances,
  patternCode,
  type SizeContent,
  shapeGarment,
} from '@tailorbird/domain/sizing';
import type { Queries, WithDatabase } from '../../../platform/database/database.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { WithSigningKey } from '../../../platform/session/signedLinks.ts';
import { type Reader, showPiece } from '../../basket/index.ts';
import type { SizeType, WithCatalog } from '../../catalog/index.ts';
import { sizeContents } from '../../sizing/index.ts';
import { findOrder, type StoredOrder, type StoredOrderLine } from '../store/orders.ts';
import { fabricOfLine, pieceCode } from './garmentPages.ts';
import { showOrder, withdrawalTermsOf } from './showOrder.ts';

type SheetNeeds = WithDatabase & WithCatalog & WithSigningKey;
type Refused = AccessRefused | NotFound;

/** The size to make a piece in: as ordered or, for the rest of a split order, as confirmed. */
type SizeToMake = {
  readonly id: number;
  readonly version: number;
  readonly type: SizeType;
  readonly content: SizeContent;
};
type SizeOf = (line: StoredOrderLine, part: OrderPiece['part']) => SizeToMake | null;

type FabricOf = (line: StoredOrderLine) => Fabric<Localized> | undefined;

const versionOf = ({ sizeMadeTo }: StoredOrderLine, part: OrderPiece['part']): number =>
  (part === 'rest' ? sizeMadeTo?.restVersion : sizeMadeTo?.version) ?? 1;

const readSizes = async (
  queries: Queries,
  { catalog }: WithCatalog,
  order: StoredOrder,
): Promise<SizeOf> => {
  const contents = await sizeContents(
    queries,
    catalog.sizeTypes,
    order.lines.flatMap(({ sizeMadeTo }) => (sizeMadeTo ? [sizeMadeTo.id] : [])),
  );
  return (line, part) => {
    const version = versionOf(line, part);
    const found =
      line.sizeMadeTo && contents.get(line.sizeMadeTo.id)?.find((each) => each.version === version);
    return line.sizeMadeTo && found ? { id: line.sizeMadeTo.id, ...found } : null;
  };
};

/**
 * Path of another drawing of a piece: `…/101-11-21.svg?v=…` becomes
 * `…/101-11-21.back.women.svg?v=…`.
 */
const drawnAs = (path: string, ...ways: readonly string[]): string =>
  path.replace(
    /(?:\.women)?(?:\.drawn)?\.svg(?=\?|$)/,
    [...ways.map((way) => `.${way}`), '.svg'].join(''),
  );

const measuresOf = ({ type, content }: SizeToMake, locale: Locale): MakingSheet['measures'] =>
  type.properties.flatMap(({ slug, title }) => {
    const found = content.measurements.find(({ measure }) => measure === slug);
    return found
      ? [
          {
            measure: slug,
            title: title[locale],
            value: found.value,
            tolerance: makingTolerances[found.measure],
          },
        ]
      : [];
  });

const placeOf = (delivery: Delivery): string | null => {
  switch (delivery.kind) {
    case 'drop-point':
      return delivery.dropPoint?.name ?? null;
    case 'pickup':
    case 'taken-along':
      return delivery.store;
    default:
      return null;
  }
};

/** The delivery of an order, without the recipient's name and address. */
const destinationOf = (order: StoredOrder, locale: Locale): MakingSheet['destination'] => {
  const { delivery } = orderOutlook(showOrder(order, locale), order.placedAt);
  return delivery && { kind: delivery.kind, place: placeOf(delivery) };
};

const sheetOf = (
  order: StoredOrder,
  orderPiece: OrderPiece,
  {
    pieces,
    sizeOf,
    reader: { origin, locale },
    fabricOf,
    destination,
    codeOf,
  }: {
    readonly codeOf: (piece: OrderPiece) => string;
    readonly pieces: number;
    readonly sizeOf: SizeOf;
    readonly reader: Reader;
    readonly fabricOf: FabricOf;
    readonly destination: MakingSheet['destination'];
  },
): MakingSheet[] => {
  const { number, lineId, part, isWithdrawn } = orderPiece;
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line) return [];
  const size = sizeOf(line, part);
  const cut = size && cutForOf(size.content) === 'women' ? ['women'] : [];
  const fabric = fabricOf(line);
  const { title, clothingTypeSlug, variantId, imagePath, fabricColor, properties, snapshot } =
    showPiece(line.texts, line.snapshot, withdrawalTermsOf(order), locale);
  return [
    {
      url: `${origin}${localizePath(`/studio/sheets/${order.number}/${number}`, locale)}`,
      garmentUrl: `${origin}${localizePath(`/garment/${codeOf(orderPiece)}`, locale)}`,
      orderNumber: order.number,
      piece: { number, part, isWithdrawn },
      pieces,
      datePlaced: order.placedAt,
      title,
      clothingTypeSlug,
      variantId,
      patternCode: size
        ? patternCode(size.type.slug, { ...size, ...size.content })
        : clothingTypeSlug.toUpperCase(),
      color: fabricColor?.title ?? null,
      fabric: fabricColor?.fabricTitle ?? null,
      composition: fabric?.composition[locale] ?? null,
      care: fabric?.care[locale] ?? null,
      properties,
      initials: snapshot.initials,
      destination,
      comment: [snapshot.note, order.comment].filter((text) => text !== '').join('\n'),
      pictures: { front: drawnAs(imagePath, ...cut), back: drawnAs(imagePath, 'back', ...cut) },
      size: size && {
        title: size.content.title,
        version: size.version,
        isStandard: size.content.standardSize !== null,
        wearer: line.texts.size?.wearer ?? null,
        cutFor: cutForOf(size.content),
      },
      shaping:
        size && shapeGarment(size.type.slug, size.content.measurements, cutForOf(size.content)),
      asymmetry: size?.content.asymmetry ?? null,
      measures: size ? measuresOf(size, locale) : [],
    },
  ];
};

const orderForStaff = async (
  shop: SheetNeeds,
  actor: Actor,
  number: string,
): Promise<Result<StoredOrder, Refused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const order = await findOrder(shop.database.queries, number);
  return order ? ok(order) : err({ kind: 'not-found' });
};

export const makingSheets = async (
  shop: SheetNeeds,
  actor: Actor,
  number: string,
  reader: Reader,
): Promise<Result<readonly MakingSheet[], Refused>> => {
  const found = await orderForStaff(shop, actor, number);
  if (!found.ok) return found;
  const sizeOf = await readSizes(shop.database.queries, shop, found.value);
  const pieces = orderPieces(found.value);
  const fabricOf: FabricOf = (line) => fabricOfLine(shop, line);
  const destination = destinationOf(found.value, reader.locale);
  return ok(
    pieces.flatMap((piece) =>
      sheetOf(found.value, piece, {
        pieces: pieces.length,
        sizeOf,
        reader,
        fabricOf,
        destination,
        codeOf: (each) => pieceCode(shop, each),
      }),
    ),
  );
};

/**
 * The measurements to cut a piece to, under FreeSewing's names. The set is named after its
 * purpose, not after the person.
 */
export const measurementSetOf = async (
  shop: SheetNeeds,
  actor: Actor,
  number: string,
  pieceNumber: number,
): Promise<
  Result<
    {
      readonly name: string;
      readonly notes: string;
      readonly measies: ReturnType<typeof freeSewingMeasurements>;
    },
    Refused
  >
> => {
  const found = await orderForStaff(shop, actor, number);
  if (!found.ok) return found;
  const piece = orderPieces(found.value).find((each) => each.number === pieceNumber);
  const line = found.value.lines.find(({ id }) => id === piece?.lineId);
  const size =
    piece && line
      ? (await readSizes(shop.database.queries, shop, found.value))(line, piece.part)
      : null;
  const body = size && bodyOfSize(size.type.slug, size.content);
  return body
    ? ok({
        name: `${number}-${pieceNumber}`,
        notes: freeSewingNotes(size.content.asymmetry).join('; '),
        measies: freeSewingMeasurements(body),
      })
    : err({ kind: 'not-found' });
};
