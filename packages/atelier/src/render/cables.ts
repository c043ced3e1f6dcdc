/** A cable of crossing strands that runs up a piece; lengths in meters. */
type Cable = {
  /** Place of its middle across the piece. */
  readonly center: number;
  readonly half: number;
  readonly strands: 2 | 3;
  /** Length in which a strand returns to its place. */
  readonly period: number;
  /** Direction of the twist: cables on both sides of the center mirror each other. */
  readonly hand: 1 | -1;
};

const rope = { half: 0.017, strands: 2, period: 0.084 } as const;
const braid: Cable = { center: 0, half: 0.029, strands: 3, period: 0.1, hand: 1 };
const bodiceCables: readonly Cable[] = [
  braid,
  { ...rope, center: 0.066, hand: 1 },
  { ...rope, center: -0.066, hand: -1 },
  { ...rope, center: 0.122, hand: -1 },
  { ...rope, center: -0.122, hand: 1 },
];
const sleeveCables: readonly Cable[] = [
  { ...rope, center: 0, half: 0.02, hand: 1 },
  { ...rope, center: 0.052, half: 0.008, hand: 1, period: 0.04 },
  { ...rope, center: -0.052, half: 0.008, hand: -1, period: 0.04 },
];

/** Cables of a piece: on front, back and sleeves. A front with buttons has no braid. */
export const cablesOf = (piece: string, hasButtons = false): readonly Cable[] => {
  if (piece === 'front' && hasButtons) return bodiceCables.filter((cable) => cable !== braid);
  if (piece === 'front' || piece === 'back') return bodiceCables;
  return piece.startsWith('sleeve') ? sleeveCables : [];
};

/** Purl between cable and plain cloth of a garment, in meters. */
const garmentTrough = 0.008;

export type CablePlace = {
  /** Meters above the cloth. */
  readonly height: number;
  /** Share of light that arrives between the strands. */
  readonly tint: number;
  /** How far the strand runs beside its middle, in meters: stitches follow it. */
  readonly shift: number;
};

const plain: CablePlace = { height: 0, tint: 1, shift: 0 };

/** A place of a piece with cables. */
export const cableAt = (
  cables: readonly Cable[],
  u: number,
  v: number,
  trough = garmentTrough,
): CablePlace => {
  for (const { center, half, strands, period, hand } of cables) {
    const across = Math.abs(u - center);
    if (across > half + trough) continue;
    const radius = strands === 2 ? half * 0.52 : half * 0.38;
    const swing = half - radius;
    const depth = Math.min(0.0026, radius * 0.28);
    let [height, shift, shade] = [0, 0, 0];
    for (let strand = 0; strand < strands; strand += 1) {
      const angle = 2 * Math.PI * (v / period + strand / strands);
      const place = center + hand * swing * Math.sin(angle);
      // A strand of a braid crosses both neighbors in each period.
      const lift = strands === 2 ? Math.cos(angle) : Math.sin(2 * angle + Math.PI / 2);
      const away = (u - place) / radius;
      if (Math.abs(away) >= 1) continue;
      const top = depth * (0.55 + 0.6 * Math.sqrt(1 - away * away) + 0.3 * lift);
      if (top <= height) continue;
      height = top;
      shift = place;
      shade = away ** 4;
    }
    const edge = Math.min(1, Math.max(0, (half + trough - across) / 0.002));
    const low = 1 - Math.min(1, height / depth);
    return {
      height: height - 0.0008 * edge,
      tint: (1 - 0.3 * shade) * (1 - edge * (0.34 * low * low + 0.06 * low)),
      shift,
    };
  }
  return plain;
};
