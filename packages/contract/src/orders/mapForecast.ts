import type { Batch, SplitOrder } from '@tailorbird/domain/orders';
import { fields, listOf } from '../fields.ts';
import type { WireSplitForecast } from './schema.ts';

const batch = listOf(
  fields<Batch[number], WireSplitForecast['first'][number]>()({
    lineId: 'line',
    quantity: 'quantity',
  }),
);

const splitFields = fields<SplitOrder, WireSplitForecast>()({
  first: ['first', batch],
  onHold: ['on_hold', batch],
});

export const toWireForecast = (split: SplitOrder | null): WireSplitForecast =>
  splitFields.toWire(split ?? { first: [], onHold: [] });

export const fromWireForecast = (forecast: WireSplitForecast): SplitOrder | null =>
  forecast.on_hold.length === 0 ? null : splitFields.fromWire(forecast);
