import {
  type BodyMeasure,
  type CreateSizeTab,
  centimeters,
  createSizeTabs,
  letterSizeOf,
  likelyInterval,
} from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { PanelFoot } from '../../../platform/panels/panelFrame.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { FitPromise } from '../../../shared/body/facts/FitPromise.tsx';
import { Trust } from '../../../shared/body/facts/Trust.tsx';
import { usePeopleMeasured } from '../../../shared/body/facts/usePeopleMeasured.ts';
import type { Highlight } from '../../../shared/body/figure/BodyFigure.tsx';
import { FitMeaning } from '../../../shared/body/measuring/FitMeaning.tsx';
import { MeasurementTable } from '../../../shared/body/measuring/MeasurementTable.tsx';
import { MoreKnownSlot } from '../../../shared/body/measuring/MoreKnownSlot.tsx';
import { TapeQuestion } from '../../../shared/body/measuring/TapeQuestion.tsx';
import { UnitToggle } from '../../../shared/body/measuring/UnitToggle.tsx';
import { sizeWords } from '../../../shared/sizeNames/sizeWords.ts';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import { useSupportChat } from '../../../shared/support/useSupportChat.ts';
import { useWearerName } from '../../../shared/wearers/useWearers.ts';
import { Button } from '../../../ui/Button.tsx';
import { useDesignedType } from '../useDesignedType.ts';
import styles from './IdealSizePanel.module.css';
import type { IdealSizeStore } from './idealSizeStore.ts';

/** Well-known measures first; the drawing shows the others too. */
const shownMeasures: readonly BodyMeasure[] = [
  'chestCircumference',
  'waistCircumference',
  'hipCircumference',
  'neckCircumference',
  'biacromialBreadth',
  'sleeveLengthSpineWrist',
  'bicepsCircumferenceFlexed',
  'torsoLength',
];

/**
 * Announces the result and receives the focus, because the focused control was
 * removed.
 */
const Heading = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.size}>
      {children}
    </h3>
  );
};

type BodyTableProps = {
  readonly store: IdealSizeStore;
  readonly highlight: Highlight | null;
  readonly onHighlight: (measure: BodyMeasure | null) => void;
};

type Named = { readonly name: string | null };

const BodyTable = observer(function BodyTable({
  store: { session },
  highlight,
  onHighlight,
  name,
}: BodyTableProps & Named): ReactNode {
  const t = useT('findSize');
  const measuring = useT('measuring');
  const { units } = useSizePreferences();
  const rows = shownMeasures.map((measure) => {
    const bounds = likelyInterval(session.estimate[measure]);
    return {
      key: measure,
      label: measuring(`measure.${measure}`),
      value: centimeters(session.estimate[measure].meanCm),
      interval: {
        low: centimeters(bounds.minimum),
        high: centimeters(bounds.maximum),
        isTaped: session.known[measure] !== undefined,
      },
    };
  });
  return (
    <MeasurementTable
      caption={name === null ? t('result.body') : t('result.for.body', { name })}
      rows={rows}
      units={units}
      aside={<UnitToggle />}
      highlighted={highlight?.of === 'body' ? highlight.measure : null}
      onHighlight={onHighlight}
    />
  );
});

type ResultProps = BodyTableProps & { readonly onGoOn: (tab: CreateSizeTab) => void };

/** The found size with its certainty and the next question (SIZE-62). */
export const Result = observer(function Result({ onGoOn, ...table }: ResultProps): ReactNode {
  const { store } = table;
  const t = useT('findSize');
  const sizing = useT('sizing');
  const { units } = useSizePreferences();
  const { open: openChat } = useSupportChat();
  const garment = useDesignedType();
  const { session, mode } = store;
  const people = usePeopleMeasured(session.cutFor);
  const name = useWearerName(session.wearerId);
  const size = session.recommended;
  const isMadeToMeasure = createSizeTabs(garment?.sizeType ?? null).includes('custom');

  const isCustomFirst = isMadeToMeasure && (mode === 'custom' || size === null);
  return (
    <div className={styles.result}>
      {size ? (
        <section className={styles.verdict}>
          <Heading>
            {name === null
              ? t('result.standard', { size: sizeWords(size, sizing) })
              : t('result.for.standard', { name, size: sizeWords(size, sizing) })}
          </Heading>
          <p className={styles.compared}>
            {sizing('picker.compared', { letter: letterSizeOf(size.base) })}
          </p>
        </section>
      ) : (
        <section className={styles.verdict}>
          <Heading>{t('result.none')}</Heading>
          <p>{name === null ? t('result.outOfRange') : t('result.for.outOfRange', { name })}</p>
          <Button look="quiet" onClick={openChat}>
            {t('result.contact')}
          </Button>
        </section>
      )}
      <FitPromise
        shares={session.standardShares ?? session.shares}
        first={size ? 'standard' : 'custom'}
      />
      <Trust facts={session.facts} className={styles.note} />
      <TapeQuestion session={session} units={units} name={name} />
      <MoreKnownSlot host={session} units={units} />
      <BodyTable {...table} name={name} />
      <p className={styles.note}>
        <FitMeaning tolerances={session.tolerances} />{' '}
        {t(`result.note.${session.cutFor}`, { people })}
      </p>
      <PanelFoot>
        <div className={styles.ways}>
          {size && (
            <Button
              look={isCustomFirst ? 'secondary' : 'primary'}
              onClick={() => onGoOn('standard')}
            >
              {t('result.useStandard', { size: sizeWords(size, sizing) })}
            </Button>
          )}
          {isMadeToMeasure && (
            <Button look={isCustomFirst ? 'primary' : 'secondary'} onClick={() => onGoOn('custom')}>
              {t('result.useCustom')}
            </Button>
          )}
        </div>
      </PanelFoot>
    </div>
  );
});
