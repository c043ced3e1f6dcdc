import { memo, type ReactNode, useCallback, useId, useState } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './FilterFields.module.css';
import { type Change, FilterValue } from './FilterValue.tsx';
import { type OfferedChoice, shareChosen, toggleFamily } from './overview.ts';

type ColorFamilyProps = {
  readonly family: OfferedChoice;
  readonly chosen: readonly string[];
  readonly onChange: Change;
  /** Shows all its colors without a toggle for the family, which would need a script. */
  readonly isWhole: boolean;
};

const stripeOf = (offers: OfferedChoice['offers']): string => {
  const width = 100 / offers.length;
  return `linear-gradient(90deg,${offers.map(({ hex }, index) => `${hex} ${index * width}% ${(index + 1) * width}%`).join()})`;
};

const isSameFamily = (before: ColorFamilyProps, now: ColorFamilyProps): boolean =>
  before.family === now.family &&
  before.onChange === now.onChange &&
  before.isWhole === now.isWhole &&
  now.family.offers.every(
    ({ value }) => before.chosen.includes(value) === now.chosen.includes(value),
  );

export const ColorFamily = memo(function ColorFamily({
  family: { title, offers, count = 0 },
  chosen,
  onChange,
  isWhole,
}: ColorFamilyProps): ReactNode {
  const t = useT('catalog');
  const id = useId();
  const share = shareChosen(offers, chosen);
  // Open if some of its colors are selected, until the visitor opens or closes it.
  const [isUnfolded, setUnfolded] = useState<boolean | null>(null);
  const isOpen = isWhole || (isUnfolded ?? share === 'some');
  const isEmpty = count === 0 && share === 'none';
  const change = useCallback<Change>(
    (step) => {
      // Stays open while the visitor makes choices.
      if (isOpen) setUnfolded(true);
      onChange(step);
    },
    [isOpen, onChange],
  );
  return (
    <fieldset className={styles.family} aria-label={title ?? ''}>
      {isWhole ? (
        <p className={styles.legend}>{title}</p>
      ) : (
        <div className={styles.familyHead}>
          <label className={styles.value} data-empty={isEmpty || undefined}>
            <input
              ref={(box) => {
                if (box) box.indeterminate = share === 'some';
              }}
              type="checkbox"
              className={styles.box}
              checked={share === 'all'}
              disabled={isEmpty}
              aria-label={t('filter.value', { title: title ?? '', count })}
              onChange={() => change((filter) => toggleFamily(filter, offers))}
            />
            <span
              className={styles.stripe}
              style={{ ['--stripe' as string]: stripeOf(offers) }}
              aria-hidden="true"
            />
            <span className={styles.title} aria-hidden="true">
              {title}
            </span>
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
          </label>
          <button
            type="button"
            className={styles.unfold}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={t('filter.shades', { title: title ?? '' })}
            onClick={() => setUnfolded(!isOpen)}
          >
            <Icon name="down" size={16} />
          </button>
        </div>
      )}
      {isOpen && (
        <ul id={id} className={styles.shades}>
          {offers.map(({ value, title: color, hex, count: leaves }) => (
            <FilterValue
              key={value}
              facet="color"
              value={value}
              title={color}
              hex={hex}
              count={leaves}
              isChosen={chosen.includes(value)}
              onChange={change}
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
}, isSameFamily);
