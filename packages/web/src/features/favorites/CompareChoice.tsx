import {
  fewestCompared,
  formatCompared,
  isSameDesign,
  type LikedDesign,
  mostCompared,
} from '@tailorbird/domain/designer';
import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Favorites.module.css';

type BoxProps = {
  readonly design: LikedDesign;
  readonly name: string;
  readonly chosen: readonly LikedDesign[];
  readonly onChange: (chosen: readonly LikedDesign[]) => void;
};

/** Chooses a design to be compared, or leaves it out. */
export const CompareBox = ({ design, name, chosen, onChange }: BoxProps): ReactNode => {
  const t = useT('favorites');
  const isChosen = chosen.some((other) => isSameDesign(other, design));
  const others = chosen.filter((other) => !isSameDesign(other, design));
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isChosen && chosen.length >= mostCompared}
        onChange={() => onChange(isChosen ? others : [...others, design])}
      />
      {t('compare.box')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </label>
  );
};

/** Leads to the designs that were chosen, side by side, once there are enough of them. */
export const CompareLink = ({
  designs,
}: {
  readonly designs: readonly LikedDesign[];
}): ReactNode => {
  const t = useT('favorites');
  const query = new URLSearchParams(formatCompared(designs).map((text) => ['design', text]));
  return (
    <div className={styles.compare}>
      {designs.length >= fewestCompared && (
        <LocalLink to={`/compare?${query}`} className={buttonClass('secondary')}>
          {t('compare.link', { count: designs.length })}
        </LocalLink>
      )}
      <p className={styles.note} role="status">
        {designs.length < fewestCompared
          ? t('compare.choose')
          : designs.length >= mostCompared
            ? t('compare.most')
            : ''}
      </p>
    </div>
  );
};
