import type { FitFeedback, SizeProposal, WornGarments } from '@tailorbird/domain/orders';
import { centimeters, type ProposedMeasure } from '@tailorbird/domain/sizing';
import { type Codec, fields, listOf } from '../fields.ts';
import { fromWireStandardSize, toWireStandardSize } from '../sizing/mapStandardSize.ts';
import type { WireSizeProposal, WireWornGarments } from './fitFeedbackCalls.ts';

type WireMeasure = WireSizeProposal['measures'][number];
type Reason = SizeProposal['because'][number];
type WireReason = WireSizeProposal['because'][number];

const zones: Codec<FitFeedback['zones'], WireReason['zones']> = {
  toWire: (judged) => ({ ...judged }),
  fromWire: (judged) => judged as FitFeedback['zones'],
};

const estimate: Codec<ProposedMeasure['before'], WireMeasure['before']> = {
  toWire: (lengths) => ({ ...lengths }),
  fromWire: ({ value, low, high }) => ({
    value: centimeters(value),
    low: centimeters(low),
    high: centimeters(high),
  }),
};

/** An unknown number is no standard size. */
const standardSize: Codec<SizeProposal['standardSize'], WireSizeProposal['standard_size']> = {
  toWire: (size) => size && toWireStandardSize(size),
  fromWire: (size) => size && fromWireStandardSize(size),
};

export const { toWire: toWireProposal, fromWire: fromWireProposal } = fields<
  SizeProposal,
  WireSizeProposal
>()({
  size: [
    'size',
    fields<SizeProposal['size'], WireSizeProposal['size']>()({
      id: 'id',
      title: 'title',
      cutFor: 'cut_for',
    }),
  ],
  basis: 'basis',
  because: [
    'because',
    listOf(fields<Reason, WireReason>()({ title: 'title', zones: ['zones', zones] })),
  ],
  standardSize: ['standard_size', standardSize],
  measures: [
    'measures',
    listOf(
      fields<SizeProposal['measures'][number], WireMeasure>()({
        measure: 'size_property_slug',
        title: 'size_property_title',
        before: ['before', estimate],
        after: ['after', estimate],
      }),
    ),
  ],
  satisfied: 'satisfied',
});

export const { toWire: toWireWorn, fromWire: fromWireWorn } = fields<
  WornGarments,
  WireWornGarments
>()({
  wearer: 'wearer',
  before: 'before',
  garments: [
    'garments',
    listOf(
      fields<WornGarments['garments'][number], WireWornGarments['garments'][number]>()({
        lineId: 'line',
        orderNumber: 'number',
        title: 'title',
        zones: ['zones', zones],
        after: 'after',
      }),
    ),
  ],
});
