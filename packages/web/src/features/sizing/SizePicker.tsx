import {
  type BaseSize,
  baseSizes,
  formatStandardSize,
  type LetterSize,
  letterSizeOf,
  type SizeLength,
  type StandardSize,
  sizeLengths,
} from '@tailorbird/domain/sizing';
import { type ReactNode, useId } from 'react';
import { useT } from '../../i18n/useT.ts';
import { Choices } from '../../shell/Choices.tsx';
import { usePanels } from '../../shell/panels.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Measurements } from './Measurements.tsx';
import styles from './SizePicker.module.css';
import { sizeWords } from './sizeWords.ts';

type SizePickerProps = {
  readonly sizeTypeSlug: string;
  /** Null while a saved size is chosen, or one that is of no use here. */
  readonly value: StandardSize | null;
  /** Name of the saved size that is chosen. */
  readonly savedTitle: string | null;
  /** Nothing that is chosen can be made. */
  readonly isMissing: boolean;
  readonly onChoose: (size: StandardSize) => void;
  /** Page that shows the garment in a size, without language prefix. */
  readonly pathOf: (size: StandardSize) => string;
};

const letters: readonly LetterSize[] = [...new Set(baseSizes.map(letterSizeOf))];
const basesOf = (letter: LetterSize): readonly BaseSize[] => baseSizes.filter((base) => letterSizeOf(base) === letter);

/** Base size and length of a standard size, on a tape that compares it to the letters of ready-made clothes (SIZE-30, SIZE-56). */
export const SizePicker = ({ sizeTypeSlug, value, savedTitle, isMissing, onChoose, pathOf }: SizePickerProps): ReactNode => {
  const t = useT('sizing');
  const panels = usePanels();
  const name = useId();
  const titleId = useId();
  const promptId = useId();
  const length: SizeLength = value?.length ?? 'R';
  const base: BaseSize = value?.base ?? 7;
  return (
    <section id="size" className={styles.picker} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('picker.title')}
        </h2>
        <p className={styles.chosen} aria-live="polite">
          {value ? (
            <>
              {sizeWords(value, t)}
              <span className={styles.compared}>{t('picker.compared', { letter: letterSizeOf(value.base) })}</span>
            </>
          ) : (
            savedTitle
          )}
        </p>
      </div>
      {isMissing && (
        <p id={promptId} className={styles.prompt} role="alert">
          <Icon name="warning" size={18} />
          <span>
            <strong>{t('picker.choose')}</strong> {t('picker.notYours')}
          </span>
        </p>
      )}
      <div className={styles.tape}>
        {letters.map((letter) => (
          <div key={letter} className={styles.letter} data-chosen={(value && letterSizeOf(value.base) === letter) || undefined}>
            <span className={styles.letterName} aria-hidden="true">
              {letter}
            </span>
            <Choices
              name={name}
              label={t('picker.comparedTo', { letter })}
              describedBy={isMissing ? promptId : undefined}
              className={styles.bases}
              choiceClassName={styles.base}
              value={value ? String(value.base) : null}
              onChoose={(chosen) => onChoose({ base: Number(chosen) as BaseSize, length })}
              choices={basesOf(letter).map((one) => ({
                value: String(one),
                label: t('picker.base', { base: one }),
                path: () => pathOf({ base: one, length }),
                content: one,
              }))}
            />
          </div>
        ))}
      </div>
      <Choices
        label={t('picker.length')}
        className={styles.lengths}
        choiceClassName={styles.length}
        value={value?.length ?? null}
        onChoose={(chosen) => onChoose({ base, length: chosen === 'L' ? 'L' : 'R' })}
        choices={sizeLengths.map((one) => ({
          value: one,
          label: t(`length.${one}`),
          path: () => pathOf({ base, length: one }),
          content: t(`length.${one}`),
        }))}
      />
      {value && (
        <Measurements caption={t('picker.finished', { size: formatStandardSize(value) })} sizeTypeSlug={sizeTypeSlug} size={value} />
      )}
      <div className={styles.more}>
        {value && (
          <button
            type="button"
            className={styles.action}
            aria-haspopup="dialog"
            onClick={() => panels.show('std-size-details', { 'std-size-details': formatStandardSize(value) })}
          >
            {t('picker.details', { size: formatStandardSize(value) })}
          </button>
        )}
        <button type="button" className={styles.action} aria-haspopup="dialog" onClick={() => panels.show('about-standard-sizes')}>
          {t('picker.about')}
        </button>
      </div>
    </section>
  );
};
