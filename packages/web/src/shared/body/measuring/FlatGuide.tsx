import { type FlatMeasure, flatMeasuresOf } from '@tailorbird/domain/sizing';
import type { ReactNode } from 'react';
import styles from './FlatGuide.module.css';

/** Half outline of a flat garment from neck to hem, in centimeters from the middle of the neck. */
const halves = {
  long: ['9 0', '23 5', '49 57', '39 62', '27.5 27', '27 74'],
  short: ['9 0', '23 5', '38 24', '29.5 31', '27.5 27', '27 74'],
} as const;

const mirrored = (point: string): string => `-${point}`;

const outlineOf = (half: readonly string[]): string =>
  `M${half.join('L')}L${[...half].reverse().map(mirrored).join('L')}Q0 9 9 0Z`;

const ways: Readonly<Record<FlatMeasure, string>> = {
  halfChest: 'M-27.5 28.5H27.5',
  length: 'M3 4.5V74',
  sleeve: 'M25.5 3.8L51.5 55.8',
  shoulder: 'M-23 5H23',
  halfNeck: 'M-9 -2H9',
};

type FlatGuideProps = {
  readonly sizeTypeSlug: string;
  readonly look: FlatMeasure | null;
  readonly text: string;
};

export const FlatGuide = ({ sizeTypeSlug, look, text }: FlatGuideProps): ReactNode => {
  const measures = flatMeasuresOf(sizeTypeSlug);
  return (
    <svg className={styles.guide} viewBox="-58 -8 116 88" role="img" aria-label={text}>
      <path
        className={styles.garment}
        d={outlineOf(halves[measures.includes('sleeve') ? 'long' : 'short'])}
      />
      {measures.map((measure) => (
        <path
          key={measure}
          className={styles.way}
          data-look={measure === look || undefined}
          d={ways[measure]}
        />
      ))}
    </svg>
  );
};
