import { isRetail } from '@tailorbird/domain/catalog';
import { err, ok } from '@tailorbird/domain/kernel';
import {
  type GarmentPage,
  type GarmentPages,
  modelCode,
  type OrderLine,
  type OrderPiece,
  orderPieces,
} from '@tailorbird/domain/orders';
import { accessibleOrder, allRecords } from './orderLinks.ts';
import type { InMemoryState } from './state.ts';

/** Piece codes end like signed ones, but carry no signature. */
const codeOf = ({ lineId, number }: Pick<OrderPiece, 'lineId' | 'number'>): string =>
  `${(lineId * 1_000 + number).toString(36).toUpperCase()}-00000000`;

export class InMemoryGarmentPages implements GarmentPages {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly find: GarmentPages['find'] = async (code) => {
    for (const order of allRecords(this.#state).flatMap(({ orders }) => orders)) {
      const piece = orderPieces(order).find((each) => codeOf(each) === code);
      const line = order.lines.find(({ id }) => id === piece?.lineId);
      const sent = order.parcels.find(({ part }) => part === piece?.part)?.sentAt ?? null;
      if (line) return ok(this.#pageOf(code, line, sent));
    }
    return this.#modelPage(code);
  };

  readonly ofOrder: GarmentPages['ofOrder'] = async (number, link) => {
    const reached = accessibleOrder(this.#state, number, link);
    if (!reached) return err({ kind: 'order-not-found' });
    const { order } = reached;
    return ok(
      orderPieces(order)
        .filter(({ isWithdrawn }) => !isWithdrawn)
        .flatMap((piece) =>
          order.lines
            .filter(({ id }) => id === piece.lineId)
            .map(({ title, fabricColor, size, snapshot }) => ({
              code: codeOf(piece),
              title,
              color: fabricColor?.title ?? null,
              size: size && { title: size.title, version: 1 },
              initials: snapshot.initials,
            })),
        ),
    );
  };

  #pageOf(code: string, line: OrderLine, sentAt: string | null): GarmentPage {
    const fabric = this.#state.fixture.clothingTypes
      .flatMap(({ fabricColors }) => fabricColors)
      .find(({ id }) => id === line.snapshot.fabricColorId)?.fabric;
    return {
      code,
      model: `${line.snapshot.clothingTypeId} ${line.title}`,
      title: line.title,
      productPath: `/product/${line.clothingTypeSlug}/${line.variantId}`,
      imagePath: line.imagePath.split('?')[0] ?? '',
      color: line.fabricColor?.title ?? null,
      fabric: fabric?.title ?? null,
      composition: fabric?.composition ?? null,
      care: fabric?.care ?? null,
      weightGsm: fabric?.weightGsm ?? null,
      isReadyMade: isRetail(line.productClass),
      sentIn: sentAt?.slice(0, 7) ?? null,
    };
  }

  #modelPage(code: string): Awaited<ReturnType<GarmentPages['find']>> {
    for (const type of this.#state.fixture.clothingTypes)
      for (const { id, color, fabric } of type.fabricColors)
        if (modelCode(type.id, id) === code)
          return ok({
            code,
            model: `${type.id} ${type.title}`,
            title: type.title,
            productPath: `/product/${type.slug}`,
            imagePath: `/packshots/${type.slug}/${type.id}-${id}.svg`,
            color: color.title,
            fabric: fabric.title,
            composition: fabric.composition,
            care: fabric.care,
            weightGsm: fabric.weightGsm,
            isReadyMade: isRetail(type.productClass),
            sentIn: null,
          });
    return err({ kind: 'not-found' });
  }
}
