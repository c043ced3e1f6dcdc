import type { Batch, SplitOrder } from '@tailorbird/domain/orders';
import type { WireSplitForecast } from './schema.ts';

const toWireBatch = (batch: Batch): WireSplitForecast['first'] =>
  batch.map(({ lineId, quantity }) => ({ line: lineId, quantity }));
const fromWireBatch = (batch: WireSplitForecast['first']): Batch =>
  batch.map(({ line, quantity }) => ({ lineId: line, quantity }));

export const toWireForecast = (split: SplitOrder | null): WireSplitForecast => ({
  first: toWireBatch(split?.first ?? []),
  on_hold: toWireBatch(split?.onHold ?? []),
});

export const fromWireForecast = ({ first, on_hold }: WireSplitForecast): SplitOrder | null =>
  on_hold.length === 0 ? null : { first: fromWireBatch(first), onHold: fromWireBatch(on_hold) };
