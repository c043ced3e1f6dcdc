import type { Found } from '@tailorbird/domain/search';
import { asMutable } from '../asMutable.ts';
import type { WireFound } from './schema.ts';

export const toWireFound = ({ products, places, suggestion }: Found): WireFound => ({
  products: products.map(({ variantId, ...product }) => ({ ...product, variant_id: variantId })),
  places: asMutable(places),
  suggestion,
});

export const fromWireFound = ({ products, places, suggestion }: WireFound): Found => ({
  products: products.map(({ variant_id, ...product }) => ({ ...product, variantId: variant_id })),
  places,
  suggestion,
});
