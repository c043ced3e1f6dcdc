import {
  type CutFor,
  createSizeTabs,
  cutForChoices,
  cutForOf,
  formatStandardSize,
  letterSizeOf,
  type StandardSize,
  storedCutFor,
} from '@tailorbird/domain/sizing';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useIsAttended } from '../../platform/hydration/attention.ts';
import { readPart } from '../../platform/hydration/readPart.tsx';
import { usePanels } from '../../platform/panels/panels.ts';
import { sizePanel } from '../../platform/panels/sizePanels.ts';
import { useT } from '../../platform/texts/useT.ts';
import { sizeWords } from '../../shared/sizeNames/sizeWords.ts';
import type { SizePreferences } from '../../shared/sizePreferences/sizePreferences.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Icon } from '../../ui/Icon.tsx';
import measurements from './Measurements.module.css';
import type { MeasurementsProps } from './Measurements.tsx';
import { useSizeHelp } from './recommend/useSizeHelp.ts';
import styles from './SizePicker.module.css';
import { SizeTape } from './SizeTape.tsx';

/** Loads late, because only this part of the page needs the code for measurements. */
const Measurements = readPart<MeasurementsProps>(
  async () => (await import('./Measurements.tsx')).Measurements,
  measurements.measurements,
);

type SizePickerProps = {
  readonly sizeType: { readonly id: number; readonly slug: string };
  readonly blocks: readonly CutFor[];
  readonly wanted: CutFor | null;
  readonly onWant: (cutFor: CutFor) => void;
  /**
   * Step that asks for the cut: this one, an earlier one, or none because the wearer's is
   * saved.
   */
  readonly cutAsked: SizePreferences['cutAsked'];
  readonly units: SizePreferences['units'];
  readonly forWhom: ReactNode;
  /** Null while a saved size or a size without use here is chosen. */
  readonly value: StandardSize | null;
  readonly savedTitle: ReactNode;
  readonly isMissing: boolean;
  readonly onChoose: (size: StandardSize) => void;
  /** Page that shows the garment in a size, without language prefix. */
  readonly pathOf: (size: StandardSize) => string;
};

/** Chooses the garment's size: standard, found or made to measure (SIZE-30, SIZE-56). */
export const SizePicker = ({
  sizeType,
  blocks,
  wanted,
  onWant,
  cutAsked,
  units,
  forWhom,
  value: chosen,
  savedTitle,
  isMissing,
  onChoose,
  pathOf,
}: SizePickerProps): ReactNode => {
  const t = useT('sizing');
  const panels = usePanels();
  const { isAsking, ask } = useSizeHelp();
  const [isOther, setOther] = useState(false);
  const isAttended = useIsAttended();
  // Loads with the size choice; a later load would move the button.
  useEffect(() => {
    if (isAttended) Measurements.prepare();
  }, [isAttended]);
  // The pressed button is removed, so move the focus.
  useEffect(() => {
    if (isOther) document.querySelector<HTMLElement>('#size fieldset input:checked')?.focus();
  }, [isOther]);
  const titleId = useId();
  const promptId = useId();
  const asked = chosen ? cutForOf(chosen) : (wanted ?? 'men');
  const isRefused = !blocks.includes(asked);
  const value = isRefused ? null : chosen;
  const cutFor = isRefused ? (blocks[0] ?? 'men') : asked;
  const chooseCut = (next: CutFor): void => {
    onWant(next);
    // Standard sizes of men and women share their letters.
    if (value) onChoose({ base: value.base, length: value.length, ...storedCutFor(next) });
  };
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
              <span className={styles.compared}>
                {t('picker.compared', { letter: letterSizeOf(value.base) })}
              </span>
            </>
          ) : (
            (savedTitle ?? t('picker.none'))
          )}
        </p>
      </div>
      {forWhom}
      {blocks.length > 1 && cutAsked === 'before' ? null : blocks.length > 1 &&
        (cutAsked === 'here' || isOther) ? (
        <ChoiceGroup
          legend={t('cutFor.legend')}
          look="chips"
          value={chosen || wanted ? cutFor : null}
          options={cutForChoices.map((each) => ({ value: each, label: t(`cutFor.${each}`) }))}
          onChange={chooseCut}
        />
      ) : (
        <p className={styles.chosen} role={isRefused ? 'alert' : undefined}>
          {t(`cutFor.${isRefused ? 'none' : 'only'}.${isRefused ? asked : cutFor}`)}
          {blocks.length > 1 && (
            <>
              {' '}
              <button type="button" className={styles.action} onClick={() => setOther(true)}>
                {t('cutFor.other')}
              </button>
            </>
          )}
        </p>
      )}
      {isMissing && (
        <p id={promptId} className={styles.prompt} role="alert">
          <Icon name="warning" size={18} />
          <span>
            <strong>{t('picker.choose')}</strong> {t('picker.notYours')}
          </span>
        </p>
      )}
      <div className={styles.ways}>
        <button
          type="button"
          className={styles.way}
          aria-haspopup="dialog"
          aria-busy={isAsking}
          onClick={() => void ask(sizeType.id, panels.show)}
        >
          <span className={styles.wayName}>{t('picker.find')}</span>
          <span className={styles.wayText}>{t('picker.findText')}</span>
        </button>
        {createSizeTabs(sizeType).includes('custom') && (
          <button
            type="button"
            className={styles.way}
            aria-haspopup="dialog"
            onClick={() => panels.show(sizePanel('create-size', sizeType.id, 'custom'))}
          >
            <span className={styles.wayName}>{t('picker.make')}</span>
            <span className={styles.wayText}>{t('picker.makeText')}</span>
          </button>
        )}
      </div>
      <SizeTape
        value={value}
        cutFor={cutFor}
        onChoose={onChoose}
        pathOf={pathOf}
        describedBy={isMissing ? promptId : undefined}
      />
      {value && (
        <div className={styles.finished}>
          <Measurements
            caption={t('picker.finished', { size: formatStandardSize(value) })}
            sizeTypeSlug={sizeType.slug}
            size={value}
            units={units}
          />
        </div>
      )}
      <div className={styles.more}>
        {value && (
          <button
            type="button"
            className={styles.action}
            aria-haspopup="dialog"
            onClick={() => panels.show(sizePanel('std-size-details', formatStandardSize(value)))}
          >
            {t('picker.details', { size: formatStandardSize(value) })}
          </button>
        )}
        <button
          type="button"
          className={styles.action}
          aria-haspopup="dialog"
          onClick={() => panels.show('about-standard-sizes')}
        >
          {t('picker.about')}
        </button>
      </div>
    </section>
  );
};
