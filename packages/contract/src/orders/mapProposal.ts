import type { FitFeedback, SizeProposal, WornGarments } from '@tailorbird/domain/orders';
import { centimeters, type ProposedMeasure } from '@tailorbird/domain/sizing';
import { fromWireStandardSize, toWireStandardSize } from '../sizing/mapStandardSize.ts';
import type { WireSizeProposal, WireWornGarments } from './fitFeedbackCalls.ts';

export const toWireProposal = ({
  size,
  basis,
  because,
  standardSize,
  measures,
  satisfied,
}: SizeProposal): WireSizeProposal => ({
  size: {
    id: size.id,
    title: size.title,
    ...(size.cutFor !== undefined && { cut_for: size.cutFor }),
  },
  basis,
  because: because.map(({ title, zones }) => ({ title, zones: { ...zones } })),
  standard_size: standardSize && toWireStandardSize(standardSize),
  satisfied: { ...satisfied },
  measures: measures.map(({ measure, title, before, after }) => ({
    size_property_slug: measure,
    size_property_title: title,
    before: { ...before },
    after: { ...after },
  })),
});

const likely = ({
  value,
  low,
  high,
}: WireSizeProposal['measures'][number]['before']): ProposedMeasure['before'] => ({
  value: centimeters(value),
  low: centimeters(low),
  high: centimeters(high),
});

export const fromWireProposal = ({
  size,
  basis,
  because,
  standard_size,
  measures,
  satisfied,
}: WireSizeProposal): SizeProposal => ({
  size: {
    id: size.id,
    title: size.title,
    ...(size.cut_for !== undefined && { cutFor: size.cut_for }),
  },
  basis,
  because: because.map(({ title, zones }) => ({ title, zones: zones as FitFeedback['zones'] })),
  standardSize: standard_size && fromWireStandardSize(standard_size),
  satisfied,
  measures: measures.map(({ size_property_slug, size_property_title, before, after }) => ({
    measure: size_property_slug,
    title: size_property_title,
    before: likely(before),
    after: likely(after),
  })),
});

export const toWireWorn = ({ wearer, before, garments }: WornGarments): WireWornGarments => ({
  wearer,
  before,
  garments: garments.map(({ lineId, orderNumber, title, zones, after }) => ({
    line: lineId,
    number: orderNumber,
    title,
    zones: { ...zones },
    after,
  })),
});

export const fromWireWorn = ({ wearer, before, garments }: WireWornGarments): WornGarments => ({
  wearer,
  before,
  garments: garments.map(({ line, number, title, zones, after }) => ({
    lineId: line,
    orderNumber: number,
    title,
    zones: zones as FitFeedback['zones'],
    after,
  })),
});
