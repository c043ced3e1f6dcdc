import type { Expenditure, Resources } from '@tailorbird/domain/content';
import { asMutable } from '../asMutable.ts';
import type { WireExpenditure } from './expenditureSchema.ts';

type WireResources = WireExpenditure['total'];

const toWireResources = ({ water, energy, carbon }: Resources): WireResources => ({
  water_liters: water,
  energy_megajoules: energy,
  carbon_kilograms: carbon,
});

const fromWireResources = ({
  water_liters,
  energy_megajoules,
  carbon_kilograms,
}: WireResources): Resources => ({
  water: water_liters,
  energy: energy_megajoules,
  carbon: carbon_kilograms,
});

/** Wire keys contain the unit of each figure. */
export const toWireExpenditure = ({
  fabric,
  trims,
  stages,
  total,
  source,
  assumptions,
}: Expenditure): WireExpenditure => ({
  fabric: {
    title: fabric.title,
    composition: fabric.composition,
    square_meters: fabric.squareMeters,
    grams: fabric.grams,
    offcut_grams: fabric.offcutGrams,
  },
  trims: asMutable(trims),
  stages: stages.map(({ slug, title, ...resources }) => ({
    slug,
    title,
    ...toWireResources(resources),
  })),
  total: toWireResources(total),
  source,
  assumptions: [...assumptions],
});

export const fromWireExpenditure = ({
  fabric,
  trims,
  stages,
  total,
  source,
  assumptions,
}: WireExpenditure): Expenditure => ({
  fabric: {
    title: fabric.title,
    composition: fabric.composition,
    squareMeters: fabric.square_meters,
    grams: fabric.grams,
    offcutGrams: fabric.offcut_grams,
  },
  trims,
  stages: stages.map(({ slug, title, ...resources }) => ({
    slug,
    title,
    ...fromWireResources(resources),
  })),
  total: fromWireResources(total),
  source,
  assumptions,
});
