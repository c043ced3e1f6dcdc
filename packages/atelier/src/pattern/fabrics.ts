import type { Fabric } from './design.ts';

export const jersey: Fabric = {
  density: 0.19,
  stretch: 160,
  bending: 3e-6,
  thickness: 0.0011,
  stitch: { width: 0.0009, height: 0.0007, relief: 0.00012 },
  rib: { width: 0.0024, relief: 0.00055 },
};
export const pique: Fabric = {
  ...jersey,
  density: 0.22,
  stretch: 180,
  bending: 6e-6,
  thickness: 0.0013,
};
export const fineKnit: Fabric = {
  density: 0.3,
  stretch: 110,
  bending: 7e-6,
  thickness: 0.0026,
  stitch: { width: 0.0026, height: 0.002, relief: 0.0008 },
  rib: { width: 0.0056, relief: 0.0016 },
};
export const ribKnit: Fabric = {
  ...fineKnit,
  density: 0.36,
  thickness: 0.003,
  rib: { width: 0.0066, relief: 0.0019 },
  surface: 'ribs',
};
export const cableKnit: Fabric = {
  ...fineKnit,
  density: 0.42,
  bending: 1.2e-5,
  thickness: 0.0036,
  stitch: { width: 0.0042, height: 0.0032, relief: 0.0012 },
  rib: { width: 0.0072, relief: 0.0021 },
  surface: 'cables',
};
export const fleece: Fabric = {
  density: 0.32,
  stretch: 220,
  bending: 1.1e-5,
  thickness: 0.0026,
  stitch: { width: 0.0011, height: 0.0009, relief: 0.00012 },
  rib: { width: 0.0034, relief: 0.0011 },
};
