import {
  type BaseSize,
  baseSizes,
  type CutFor,
  defaultStandardSizeFor,
  formatStandardSize,
  type LetterSize,
  letterSizeOf,
  type SizeLength,
  type StandardSize,
  sizeLengths,
  storedCutFor,
} from '@tailorbird/domain/sizing';
import { type ReactNode, useId } from 'react';
import { Choices } from '../../platform/navigation/Choices.tsx';
import { useT } from '../../platform/texts/useT.ts';
import styles from './SizePicker.module.css';

type SizeTapeProps = {
  readonly value: StandardSize | null;
  /** The set it belongs to (SIZE-96). */
  readonly cutFor: CutFor;
  readonly onChoose: (size: StandardSize) => void;
  /** Path of the garment's page in a size, without language prefix. */
  readonly pathOf?: ((size: StandardSize) => string) | undefined;
  readonly describedBy?: string | undefined;
};

const letters: readonly LetterSize[] = [...new Set(baseSizes.map(letterSizeOf))];
const basesOf = (letter: LetterSize): readonly BaseSize[] =>
  baseSizes.filter((base) => letterSizeOf(base) === letter);

/** Choice of base size and length, beside ready-made letter sizes (SIZE-30, SIZE-56). */
export const SizeTape = ({
  value,
  cutFor,
  onChoose,
  pathOf,
  describedBy,
}: SizeTapeProps): ReactNode => {
  const t = useT('sizing');
  const name = useId();
  const length: SizeLength = value?.length ?? 'R';
  const base: BaseSize = value?.base ?? defaultStandardSizeFor(cutFor).base;
  const sizeOf = (base: BaseSize, length: SizeLength): StandardSize => ({
    base,
    length,
    ...storedCutFor(cutFor),
  });
  return (
    <>
      <div className={styles.tape} data-tape>
        {letters.map((letter) => (
          <div
            key={letter}
            className={styles.letter}
            data-chosen={(value && letterSizeOf(value.base) === letter) || undefined}
          >
            <span className={styles.letterName} aria-hidden="true">
              {letter}
            </span>
            <Choices
              name={name}
              label={t('picker.comparedTo', { letter })}
              describedBy={describedBy}
              className={styles.bases}
              choiceClassName={styles.base}
              value={value ? String(value.base) : null}
              onChoose={(chosen) => onChoose(sizeOf(Number(chosen) as BaseSize, length))}
              choices={basesOf(letter).map((one) => ({
                value: String(one),
                label: t('picker.base', {
                  base: formatStandardSize(sizeOf(one, length)).slice(0, -1),
                }),
                ...(pathOf && { path: () => pathOf(sizeOf(one, length)) }),
                content: <span aria-hidden="true">{one}</span>,
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
        onChoose={(chosen) => onChoose(sizeOf(base, chosen === 'L' ? 'L' : 'R'))}
        choices={sizeLengths.map((one) => ({
          value: one,
          label: t(`length.${one}`),
          ...(pathOf && { path: () => pathOf(sizeOf(base, one)) }),
          content: <span aria-hidden="true">{t(`length.${one}`)}</span>,
        }))}
      />
    </>
  );
};
