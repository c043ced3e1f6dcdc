import type { ReactNode } from 'react';
import styles from './GarmentName.module.css';
import { softHyphens } from './softHyphens.ts';

/** One letter, a hyphen and a word. */
const lettered = /\b([A-Za-z]-\p{L}+)/u;

/** Words such as “T-Shirt” do not break; long German words may break before their last noun. */
export const GarmentName = ({ name }: { readonly name: string }): ReactNode =>
  softHyphens(name)
    .split(lettered)
    .map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        <span key={part} className={styles.whole}>
          {part}
        </span>
      ),
    );
