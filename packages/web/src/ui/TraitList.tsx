import type { ReactNode } from 'react';
import styles from './TraitList.module.css';

export type TraitLine = { readonly label: string; readonly value: string };

/** Keeps short values on one line. */
const unbroken = (value: string): string =>
  value.length > 20 ? value : value.replaceAll(' ', '\u00A0');

export const TraitSummary = ({ values }: { readonly values: readonly string[] }): ReactNode =>
  values.length > 0 && <p className={styles.summary}>{values.map(unbroken).join('\u00A0· ')}</p>;

/** Traits of a piece, one per line: color, fabric, properties, initials, size (DESIGN-25). */
export const TraitList = ({ traits }: { readonly traits: readonly TraitLine[] }): ReactNode => (
  <dl className={styles.traits}>
    {traits.map(({ label, value }) => (
      <div key={label} className={styles.trait}>
        <dt className={styles.label}>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
