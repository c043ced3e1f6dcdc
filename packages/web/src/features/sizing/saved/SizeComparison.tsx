import { type Centimeters, compareSizes, type SizeVersion } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { useLengthText } from '../../../shared/body/figure/useLengthText.ts';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import { Select } from '../../../ui/Field.tsx';
import { factTexts } from '../factTexts.ts';
import { SizeSketch, type Sketched } from '../SizeSketch.tsx';
import shared from './SavedSizes.module.css';
import styles from './SizeComparison.module.css';

const sketchOf = ({ measurements }: Pick<SizeVersion, 'measurements'>): Sketched =>
  Object.fromEntries(measurements.map(({ measure, value }) => [measure, value]));

export const SizeComparison = observer(function SizeComparison({
  versions,
}: {
  readonly versions: readonly SizeVersion[];
}): ReactNode {
  const t = useT('sizes');
  const languageTag = useLanguageTag();
  const { units } = useSizePreferences();
  const write = useLengthText(units);
  const id = useId();
  const [from, setFrom] = useState(versions[1]?.version ?? 1);
  const [to, setTo] = useState(versions[0]?.version ?? 1);
  const before = versions.find(({ version }) => version === from);
  const after = versions.find(({ version }) => version === to);
  const options = versions.map(({ version, savedAt }) => ({
    value: String(version),
    label: `${version} · ${new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium' }).format(new Date(savedAt))}`,
  }));
  const differences = before && after ? compareSizes(before, after) : [];
  const describedPrefs = ({ prefs }: SizeVersion): readonly string[] =>
    prefs
      ? [
          t(`fit.${prefs.fit}`),
          ...factTexts(prefs, units, languageTag, t),
          t(`shape.${prefs.bodyShape}`),
        ]
      : [];
  // Preferences can only be compared if both versions have them.
  const preferenceChanges =
    before && after
      ? describedPrefs(before).flatMap((was, index) => {
          const is = describedPrefs(after)[index];
          return is === undefined || is === was ? [] : [`${was} → ${is}`];
        })
      : [];
  const amount = (value: Centimeters | null): string => (value === null ? '–' : write(value));
  return (
    <section aria-labelledby={id} className={styles.comparison}>
      <h4 id={id} className={shared.subtitle}>
        {t('history.compare')}
      </h4>
      <div className={styles.pair}>
        <Select
          label={t('history.from')}
          value={String(from)}
          options={options}
          onChange={(value) => setFrom(Number(value))}
        />
        <Select
          label={t('history.to')}
          value={String(to)}
          options={options}
          onChange={(value) => setTo(Number(value))}
        />
      </div>
      {before && after && from === to && <p className={shared.note}>{t('history.sameVersion')}</p>}
      {before && after && from !== to && (
        <div className={styles.beside}>
          <SizeSketch
            className={styles.largeSketch}
            of={sketchOf(after)}
            beside={sketchOf(before)}
          />
          <div className={styles.differences} role="status">
            {preferenceChanges.length > 0 && (
              <p className={shared.marks}>{preferenceChanges.join(' · ')}</p>
            )}
            {differences.length === 0 ? (
              <p>{t('history.same')}</p>
            ) : (
              <table className={styles.table}>
                <caption className={styles.caption}>{t('history.table', { from, to })}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('history.measure')}</th>
                    <th scope="col">{from}</th>
                    <th scope="col">{to}</th>
                    <th scope="col">{t('history.difference')}</th>
                  </tr>
                </thead>
                <tbody>
                  {differences.map((row) => (
                    <tr key={row.measure}>
                      <th scope="row">{row.title}</th>
                      <td>{amount(row.before)}</td>
                      <td>{amount(row.after)}</td>
                      <td
                        className={styles.difference}
                        data-sign={
                          row.change === null ? undefined : row.change < 0 ? 'less' : 'more'
                        }
                      >
                        {row.change === null ? '–' : write(row.change, 'difference')}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </div>
        </div>
      )}
    </section>
  );
});
