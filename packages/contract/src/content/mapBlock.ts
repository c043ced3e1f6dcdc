import type { Block } from '@tailorbird/domain/content';
import { asWritten } from '../asWritten.ts';
import { fromWirePrices, toWirePrices } from '../money.ts';
import type { WireBlock } from './blockSchema.ts';

/** Prices and weights are the only words the wire has of its own. */
export const toWireBlock = (block: Block): WireBlock => {
  switch (block.kind) {
    case 'products':
      return {
        ...block,
        pieces: block.pieces.map((piece) => ({ ...piece, prices: toWirePrices(piece.prices) })),
      };
    case 'fabrics':
      return {
        ...block,
        fabrics: block.fabrics.map(({ weightGsm, ...fabric }) => ({
          ...asWritten(fabric),
          weight_gsm: weightGsm,
        })),
      };
    default:
      return asWritten(block);
  }
};

export const fromWireBlock = (block: WireBlock): Block => {
  switch (block.kind) {
    case 'products':
      return {
        ...block,
        pieces: block.pieces.map((piece) => ({ ...piece, prices: fromWirePrices(piece.prices) })),
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
