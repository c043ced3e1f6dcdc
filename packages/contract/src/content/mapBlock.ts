import type { Block } from '@tailorbird/domain/content';
import { asMutable } from '../asMutable.ts';
import { pricesByCurrency } from '../money.ts';
import type { WireBlock } from './blockSchema.ts';

/** Only prices and weights differ between the domain and the wire. */
export const toWireBlock = (block: Block): WireBlock => {
  switch (block.kind) {
    case 'products':
      return {
        ...block,
        pieces: block.pieces.map((piece) => ({
          ...piece,
          prices: pricesByCurrency.toWire(piece.prices),
        })),
      };
    case 'fabrics':
      return {
        ...block,
        fabrics: block.fabrics.map(({ weightGsm, ...fabric }) => ({
          ...asMutable(fabric),
          weight_gsm: weightGsm,
        })),
      };
    default:
      return asMutable(block);
  }
};

export const fromWireBlock = (block: WireBlock): Block => {
  switch (block.kind) {
    case 'products':
      return {
        ...block,
        pieces: block.pieces.map((piece) => ({
          ...piece,
          prices: pricesByCurrency.fromWire(piece.prices),
        })),
      };
    case 'fabrics':
      return {
        ...block,
        fabrics: block.fabrics.map(({ weight_gsm, ...fabric }) => ({
          ...fabric,
          weightGsm: weight_gsm,
        })),
      };
    default:
      return block;
  }
};
