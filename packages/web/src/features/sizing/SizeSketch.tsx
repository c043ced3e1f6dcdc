import type { ReactNode } from 'react';
import styles from './SizeSketch.module.css';

/** Finished measurements by measure, in centimeters. */
export type Sketched = Readonly<Record<string, number>>;

type Point = readonly [x: number, y: number];

const shoulderDrop = 4.5;
const halfNeck = 9;
/** Angle below the shoulder, in degrees: short sleeves stand out, long ones hang down. */
const sleeveAngle = (length: number): number => ((length > 40 ? 58 : 34) * Math.PI) / 180;

const at = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

/** Half outline of a flat garment from neck to hem, in centimeters from the middle of the neck. */
const outline = (of: Sketched): readonly Point[] => {
  const {
    chest = 110,
    waist = chest - 6,
    hem = waist,
    shoulder = 48,
    bodyLength = 72,
    sleeveLength = 0,
    biceps = 40,
    wrist = biceps * 0.9,
  } = of;
  const tip: Point = [shoulder / 2, shoulderDrop];
  const armpit: Point = [chest / 4, shoulderDrop + biceps * 0.55];
  const [across, down] = [Math.cos(sleeveAngle(sleeveLength)), Math.sin(sleeveAngle(sleeveLength))];
  const end: Point = [tip[0] + across * sleeveLength, tip[1] + down * sleeveLength];
  // A sleeve that ends above the elbow is as wide as the arm, a long one as the cuff.
  const cuff = (sleeveLength > 40 ? wrist : biceps * 0.94) / 2;
  const sleeve: readonly Point[] =
    sleeveLength > 0 ? [end, [end[0] - down * cuff, end[1] + across * cuff]] : [];
  return [
    [halfNeck, 0],
    tip,
    ...sleeve,
    armpit,
    [waist / 4, bodyLength * 0.62],
    [hem / 4, bodyLength],
  ];
};

const pathOf = (of: Sketched): string => {
  const right = outline(of);
  const left = [...right].reverse().map(([x, y]): Point => [-x, y]);
  return `M${at(right)}L${at(left)}Q0 12 ${halfNeck} 0Z`;
};

/**
 * A garment laid flat on a pattern sheet, to scale: a grid square is ten centimeters.
 * `beside` is another garment to compare with. Decorative: the figures are in the text
 * beside it.
 */
export const SizeSketch = ({
  of,
  beside,
  className,
}: {
  readonly of: Sketched;
  readonly beside?: Sketched | null;
  readonly className?: string | undefined;
}): ReactNode => {
  const points = [...outline(of), ...(beside ? outline(beside) : [])];
  const width = Math.ceil(Math.max(...points.map(([x]) => x)) / 10) * 10;
  const height = Math.ceil(Math.max(...points.map(([, y]) => y)) / 10) * 10;
  const lines = (from: number, to: number): readonly number[] =>
    Array.from({ length: (to - from) / 10 + 1 }, (_, index) => from + index * 10);
  return (
    <svg
      className={className}
      viewBox={`${-width - 2} -6 ${2 * width + 4} ${height + 10}`}
      aria-hidden="true"
    >
      <g className={styles.grid}>
        {lines(-width, width).map((x) => (
          <path key={`x${x}`} d={`M${x} -4V${height + 2}`} />
        ))}
        {lines(0, height).map((y) => (
          <path key={`y${y}`} d={`M${-width} ${y}H${width}`} />
        ))}
      </g>
      {beside && <path className={styles.beside} d={pathOf(beside)} />}
      <path className={styles.garment} d={pathOf(of)} />
      <path className={styles.middle} d={`M0 8V${of.bodyLength ?? 72}`} />
    </svg>
  );
};
