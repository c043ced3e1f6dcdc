import type { Expenditure, Resources } from '@tailorbird/domain/content';
import { fields, listOf } from '../fields.ts';
import type { WireExpenditure } from './expenditureSchema.ts';

/** Wire keys contain the unit of each figure. */
const resourceKeys = {
  water: 'water_liters',
  energy: 'energy_megajoules',
  carbon: 'carbon_kilograms',
} as const;

export const { toWire: toWireExpenditure, fromWire: fromWireExpenditure } = fields<
  Expenditure,
  WireExpenditure
>()({
  fabric: [
    'fabric',
    fields<Expenditure['fabric'], WireExpenditure['fabric']>()({
      title: 'title',
      composition: 'composition',
      squareMeters: 'square_meters',
      grams: 'grams',
      offcutGrams: 'offcut_grams',
    }),
  ],
  trims: 'trims',
  stages: [
    'stages',
    listOf(
      fields<Expenditure['stages'][number], WireExpenditure['stages'][number]>()({
        slug: 'slug',
        title: 'title',
        ...resourceKeys,
      }),
    ),
  ],
  total: ['total', fields<Resources, WireExpenditure['total']>()(resourceKeys)],
  source: 'source',
  assumptions: 'assumptions',
});
