import type { ReactNode } from 'react';
import styles from './TraitList.module.css';

export type TraitLine = { readonly label: string; readonly value: string };

/** What a piece is made of, line by line: color, fabric, properties, initials, size (DESIGN-25). */
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
