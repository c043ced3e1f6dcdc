import {
  type CutFor,
  cutForChoices,
  defaultStandardSizeFor,
  standardMeasurements,
} from '@tailorbird/domain/sizing';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { GarmentDrawing } from '../figure/GarmentDrawing.tsx';
import { standardWearer } from '../figure/standardWearer.ts';
import styles from './CutForChoice.module.css';

type CutForChoiceProps = {
  readonly value: CutFor | null;
  readonly blocks: readonly CutFor[];
  readonly onChoose: (cutFor: CutFor) => void;
  /** True if the wearer's cut is stored and not asked again. */
  readonly isKnown?: boolean;
};

const Drawing = ({ cutFor }: { readonly cutFor: CutFor }): ReactNode => {
  const size = defaultStandardSizeFor(cutFor);
  return (
    <GarmentDrawing
      body={standardWearer(size)}
      isHeadShown
      sizeTypeSlug="shirt"
      measurements={standardMeasurements('shirt', size) ?? []}
    />
  );
};

/**
 * Choice of the cut, with a drawing of each (SIZE-94), and a note if the garment does not exist
 * in it (SIZE-97).
 */
export const CutForChoice = ({
  value,
  blocks,
  onChoose,
  isKnown = false,
}: CutForChoiceProps): ReactNode => {
  const t = useT('findSize');
  const id = useId();
  const [isOther, setOther] = useState(false);
  const choice = useRef<HTMLFieldSetElement>(null);
  // The pressed button is removed.
  useEffect(() => {
    if (isOther) choice.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [isOther]);
  const isRefused = value !== null && !blocks.includes(value);
  if (isKnown && value !== null && !isOther && !isRefused) {
    return (
      <p className={styles.hint}>
        {t(`cutFor.known.${value}`)}{' '}
        <Button look="quiet" onClick={() => setOther(true)}>
          {t('cutFor.other')}
        </Button>
      </p>
    );
  }
  return (
    <fieldset
      ref={choice}
      className={styles.choice}
      aria-describedby={`${id}-hint${isRefused ? ` ${id}-error` : ''}`}
    >
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
