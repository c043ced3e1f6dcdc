import {
  bodyMeasureBounds,
  bodyMeasures,
  type FreeSewingFormat,
  type FreeSewingSet,
  formatFreeSewing,
  freeSewingFormats,
  parseFreeSewing,
  type UnitSystem,
} from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { saveFile } from '../../../platform/browser/saveFile.ts';
import { Form } from '../../../platform/forms/Form.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import fields from '../../../ui/FileField.module.css';
import type { TapeMeasurements } from '../session/sizeDraft.ts';
import { LengthField } from './LengthField.tsx';
import styles from './MoreKnown.module.css';
import type { MeasuredHost } from './measuredHost.ts';

type CardProps = { readonly host: MeasuredHost; readonly units: UnitSystem };

const types = { json: 'application/json', yaml: 'application/yaml' } as const satisfies Readonly<
  Record<FreeSewingFormat, string>
>;

const FreeSewing = observer(function FreeSewing({ host }: Pick<CardProps, 'host'>): ReactNode {
  const t = useT('ownMeasures');
  const id = useId();
  const [read, setRead] = useState<FreeSewingSet | 'unreadable' | null>(null);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    // Measurement files are small: anything above 100 kB is another kind of file.
    const set = file.size > 100_000 ? null : parseFreeSewing(await file.text());
    setRead(set?.ok ? set.value : 'unreadable');
    if (set?.ok) host.addMeasurements(set.value.known);
  };
  const names = (all: readonly string[]): string => all.slice(0, 12).join(', ');
  return (
    <div className={styles.freeSewing}>
      <label htmlFor={id} className={styles.label}>
        {t('card.import')}
      </label>
      <p id={`${id}-hint`} className={styles.how}>
        {t('card.importHint')}
      </p>
      <input
        id={id}
        type="file"
        accept=".json,.yaml,.yml,application/json"
        className={fields.file}
        aria-describedby={`${id}-hint ${id}-read`}
        aria-invalid={read === 'unreadable' || undefined}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          void open(file);
        }}
      />
      <div id={`${id}-read`} role="status" className={styles.read}>
        {read === 'unreadable' && <p className={styles.error}>{t('card.unreadable')}</p>}
        {read !== null && read !== 'unreadable' && (
          <>
            <p>{t('card.imported', { count: Object.keys(read.known).length })}</p>
            {read.ignored.length > 0 && <p>{t('card.ignored', { names: names(read.ignored) })}</p>}
            {read.aroundBust.length > 0 && (
              <p>{t('card.aroundBust', { names: names(read.aroundBust) })}</p>
            )}
            {read.outOfBounds.length > 0 && (
              <p>{t('card.outOfBounds', { names: names(read.outOfBounds) })}</p>
            )}
          </>
        )}
      </div>
      {Object.keys(host.known).length > 0 && (
        <div className={styles.ways}>
          {freeSewingFormats.map((format) => (
            <Button
              key={format}
              look="quiet"
              onClick={() =>
                saveFile(
                  `measurements.${format}`,
                  formatFreeSewing(host.known, format),
                  types[format],
                )
              }
            >
              {t(`card.export.${format}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
});

/** All tape measurements at once, for customers who have a list. */
export const TailorsCard = observer(function TailorsCard({ host, units }: CardProps): ReactNode {
  const t = useT('ownMeasures');
  const measuring = useT('measuring');
  const [entered, setEntered] = useState<TapeMeasurements>({});
  const [taken, setTaken] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const values: TapeMeasurements = { ...host.known, ...entered };
  return (
    <>
      <p>{t('card.lead')}</p>
      <Form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const count = Object.keys(entered).length;
          setMissing(count === 0);
          if (count === 0) return;
          host.addMeasurements(entered);
          setEntered({});
          setTaken(count);
        }}
      >
        <div className={styles.fields}>
          {bodyMeasures.map((measure, index) => (
            <LengthField
              key={measure}
              label={measuring(`measure.${measure}`)}
              value={values[measure] ?? null}
              bounds={bodyMeasureBounds[measure]}
              start={host.estimate[measure].meanCm}
              units={units}
              error={isMissing && index === 0 ? t('card.missing') : null}
              onChange={(length) => {
                setMissing(false);
                setTaken(null);
                setEntered((was) => ({ ...was, [measure]: length }));
              }}
            />
          ))}
        </div>
        <Button type="submit" look="secondary" isWide>
          {t('card.take')}
        </Button>
        <p role="status">{taken !== null && t('card.taken', { count: taken })}</p>
      </Form>
      <FreeSewing host={host} />
    </>
  );
});
