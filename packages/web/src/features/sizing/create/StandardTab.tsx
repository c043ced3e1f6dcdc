import {
  blocksOf,
  formatStandardSize,
  type GarmentMeasure,
  standardMeasurements,
} from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { usePanels } from '../../../platform/panels/panels.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { CutForChoice } from '../../../shared/body/facts/CutForChoice.tsx';
import { FittingFigure } from '../../../shared/body/figure/FittingFigure.tsx';
import { standardWearer } from '../../../shared/body/figure/standardWearer.ts';
import { MeasurementTable } from '../../../shared/body/measuring/MeasurementTable.tsx';
import { UnitToggle } from '../../../shared/body/measuring/UnitToggle.tsx';
import { sizeWords } from '../../../shared/sizeNames/sizeWords.ts';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Field.tsx';
import { useSizeHelp } from '../recommend/useSizeHelp.ts';
import { SizeTape } from '../SizeTape.tsx';
import { useDesignedType } from '../useDesignedType.ts';
import { SessionWearerChoice } from '../wearers/SessionWearerChoice.tsx';
import { ChosenSizeNotice } from './ChosenSizeNotice.tsx';
import styles from './CreateSizePanel.module.css';
import type { CreateSizeStore } from './createSizeStore.ts';

/** Choice of the garment, where the page does not determine it (SIZE-32). */
const ForGarment = observer(function ForGarment({
  store,
}: {
  readonly store: CreateSizeStore;
}): ReactNode {
  const t = useT('findSize');
  const { sizeTypes, sizeType } = store;
  const isNeeded = useDesignedType() === null;
  useEffect(() => {
    if (isNeeded) void store.loadSizeTypes();
  }, [store, isNeeded]);
  if (!isNeeded || sizeTypes.status !== 'here') return null;
  return (
    <Select
      label={t('create.step.size-type')}
      value={String(sizeType?.id ?? '')}
      onChange={(id) => {
        const chosen = sizeTypes.all.find((type) => String(type.id) === id);
        if (chosen) store.chooseSizeType(chosen);
      }}
      options={sizeTypes.all
        .filter(({ slug }) => standardMeasurements(slug, store.session.standardSize))
        .map(({ id, title }) => ({ value: String(id), label: title }))}
    />
  );
});

export const StandardTab = observer(function StandardTab({
  store,
}: {
  readonly store: CreateSizeStore;
}): ReactNode {
  const t = useT('findSize');
  const sizing = useT('sizing');
  const { units } = useSizePreferences();
  const panels = usePanels();
  const [highlighted, setHighlighted] = useState<GarmentMeasure | null>(null);
  const { isAsking, ask } = useSizeHelp();
  const garment = useDesignedType();
  const { sizeType, session } = store;
  // Shows the initial size as an example until one is chosen.
  const { standardSize: size, ownStandardSize: own } = session;
  const slug = sizeType?.slug ?? 't-shirt';
  const standard = standardMeasurements(slug, size) ?? [];
  // Compares with the customer's answers; standard sizes have a regular fit.
  const knowsBody = session.knowsBody && session.cutSaid !== null && store.tabs.includes('custom');
  const mine = knowsBody ? store.garmentIn('REGULAR') : [];
  return (
    <div className={styles.step}>
      <h3 className={styles.question}>
        {own ? sizeWords(own, sizing) : t('create.chooseStandard')}
      </h3>
      <ChosenSizeNotice />
      <p className={styles.lead}>{t('create.standardLead')}</p>
      <ForGarment store={store} />
      <SessionWearerChoice />
      <CutForChoice
        value={session.cutSaid}
        blocks={garment?.cutFor ?? blocksOf(slug)}
        isKnown={session.isCutKnown}
        onChoose={store.chooseCutFor}
      />
      {(session.cutSaid ?? own) && (
        <div className={styles.picker}>
          <SizeTape value={own} cutFor={session.cutFor} onChoose={store.chooseStandardSize} />
        </div>
      )}
      <Button
        look="quiet"
        isBusy={isAsking}
        aria-haspopup="dialog"
        onClick={() => void ask(sizeType?.id ?? 1, panels.stack)}
      >
        {t('create.help')}
      </Button>
      <FittingFigure
        className={styles.resultFigure}
        view="upper"
        body={knowsBody ? session.numbers : standardWearer(size)}
        units={units}
        garment={{ sizeTypeSlug: slug, measurements: standard }}
        compared={knowsBody ? { sizeTypeSlug: slug, measurements: mine } : undefined}
        highlight={highlighted && { of: 'garment', measure: highlighted }}
      />
      {!own && (
        <p className={styles.legend}>{t('create.example', { size: sizeWords(size, sizing) })}</p>
      )}
      {knowsBody && <p className={styles.legend}>{t('create.outline')}</p>}
      <MeasurementTable
        caption={
          knowsBody
            ? t('create.sideBySide')
            : sizing('picker.finished', { size: formatStandardSize(size) })
        }
        aside={<UnitToggle />}
        units={units}
        columns={
          knowsBody ? { value: formatStandardSize(size), compared: t('create.mine') } : undefined
        }
        rows={standard.map(({ measure, value }) => ({
          key: measure,
          label: sizing(`measure.${measure}`),
          value,
          compared: mine.find((each) => each.measure === measure)?.value,
        }))}
        highlighted={highlighted}
        onHighlight={setHighlighted}
      />
    </div>
  );
});
