import { type CutFor, cutForChoices, defaultStandardSizeFor, standardBody, standardMeasurements } from '@tailorbird/domain/sizing';
import { type ReactNode, useId } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { drawnHeights } from '../figure/drawnHeights.ts';
import { GarmentDrawing } from '../figure/GarmentDrawing.tsx';
import styles from './CutForChoice.module.css';

type CutForChoiceProps = {
  readonly value: CutFor;
  /** For whose bodies there is a block of what is made; all where nothing is. */
  readonly blocks: readonly CutFor[];
  readonly onChoose: (cutFor: CutFor) => void;
};

const Drawing = ({ cutFor }: { readonly cutFor: CutFor }): ReactNode => {
  const size = defaultStandardSizeFor(cutFor);
  return (
    <GarmentDrawing
      body={{ ...standardBody(size), heightCm: drawnHeights[cutFor].R }}
      sizeTypeSlug="shirt"
      measurements={standardMeasurements('shirt', size) ?? []}
    />
  );
};

/** For whose body the garment is cut, asked once and plainly, each drawn (SIZE-94); and where there is no block of it, that (SIZE-97). */
export const CutForChoice = ({ value, blocks, onChoose }: CutForChoiceProps): ReactNode => {
  const t = useT('findSize');
  const id = useId();
  const isRefused = !blocks.includes(value);
  return (
    <fieldset className={styles.choice} aria-describedby={`${id}-hint${isRefused ? ` ${id}-error` : ''}`}>
      <legend className={styles.legend}>{t('cutFor.legend')}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('cutFor.hint')}
      </p>
      <div className={styles.options}>
        {cutForChoices.map((cutFor) => (
          <label key={cutFor} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={cutFor}
              checked={value === cutFor}
              aria-invalid={isRefused && value === cutFor ? true : undefined}
              onChange={() => onChoose(cutFor)}
            />
            <span className={styles.card}>
              <span className={styles.drawing}>
                <Drawing cutFor={cutFor} />
              </span>
              <span className={styles.title}>{t(`cutFor.${cutFor}`)}</span>
            </span>
          </label>
        ))}
      </div>
      {isRefused && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="warning" size={16} />
          {t(`cutFor.none.${value}`)}
        </p>
      )}
    </fieldset>
  );
};
