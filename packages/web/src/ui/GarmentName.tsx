import type { ReactNode } from 'react';
import styles from './GarmentName.module.css';

/** One letter, a hyphen and a word. */
const lettered = /\b([A-Za-z]-\p{L}+)/u;

/** The name of a garment. Words such as “T-Shirt” and “V-Ausschnitt” do not break. */
export const GarmentName = ({ name }: { readonly name: string }): ReactNode =>
  name.split(lettered).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ),
  );
