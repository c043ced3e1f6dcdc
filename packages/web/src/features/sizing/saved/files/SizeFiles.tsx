import {
  bodyOfSize,
  estimateOfPrefs,
  fitShares,
  formatFreeSewing,
  formatSizeFile,
  freeSewingFormats,
  freeSewingNames,
  type GarmentMeasure,
  type SizeContent,
  sizeFileFormats,
  tolerancesOf,
  trustInPrefs,
  type UserSize,
} from '@tailorbird/domain/sizing';
import { type ReactNode, useId } from 'react';
import { saveFile } from '../../../../platform/browser/saveFile.ts';
import { useLanguageTag, useT } from '../../../../platform/texts/useT.ts';
import { FitPromise } from '../../../../shared/body/facts/FitPromise.tsx';
import { Trust } from '../../../../shared/body/facts/Trust.tsx';
import { Button } from '../../../../ui/Button.tsx';
import shared from '../SavedSizes.module.css';
import styles from '../SizeDetails.module.css';

export type SizeFilesProps = { readonly size: UserSize; readonly sizeTypeSlug: string };

const types = { json: 'application/json', csv: 'text/csv', yaml: 'application/yaml' } as const;

const contentOf = ({
  title,
  standardSize,
  prefs,
  cutFor,
  measurements,
}: UserSize): SizeContent => ({
  title,
  standardSize,
  prefs,
  cutFor,
  measurements: measurements.map(({ measure, value, origin }) => ({
    measure: measure as GarmentMeasure,
    value,
    origin,
  })),
});

/** Certainty of the data that the size was computed from (SIZE-131). */
const HowSure = ({
  prefs,
  sizeTypeSlug,
}: {
  readonly prefs: NonNullable<UserSize['prefs']>;
  readonly sizeTypeSlug: string;
}): ReactNode => {
  const t = useT('sizeFiles');
  const languageTag = useLanguageTag();
  const id = useId();
  const trust = trustInPrefs(prefs);
  if (!trust) return null;
  const share = new Intl.NumberFormat(languageTag, {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(trust.widening - 1);
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h4 id={id} className={shared.subtitle}>
        {t('trust.title')}
      </h4>
      <FitPromise
        shares={fitShares(estimateOfPrefs(prefs), tolerancesOf(sizeTypeSlug))}
        first="custom"
      />
      <Trust facts={prefs.facts} className={shared.note} beyond={t('trust.beyond', { share })} />
    </section>
  );
};

/**
 * The certainty of a size and its downloads (SIZE-130): the shop's format, and the body for
 * FreeSewing.
 */
export default function SizeFiles({ size, sizeTypeSlug }: SizeFilesProps): ReactNode {
  const t = useT('sizeFiles');
  const id = useId();
  const content = contentOf(size);
  const save = (name: string, format: keyof typeof types, text: string): void =>
    saveFile(`${name}.${format}`, text, types[format]);
  return (
    <>
      {size.prefs && <HowSure prefs={size.prefs} sizeTypeSlug={sizeTypeSlug} />}
      <section aria-labelledby={id} className={styles.part}>
        <h4 id={id} className={shared.subtitle}>
          {t('take.title')}
        </h4>
        <p className={shared.note}>{t('take.text')}</p>
        <div className={shared.actions}>
          {sizeFileFormats.map((format) => (
            <Button
              key={format}
              look="quiet"
              onClick={() =>
                save(`size-${size.id}`, format, formatSizeFile(sizeTypeSlug, content, format))
              }
            >
              {t(`take.${format}`)}
            </Button>
          ))}
        </div>
        <h5 className={styles.files}>{t('take.body')}</h5>
        <p className={shared.note}>{t('take.bodyText', { names: freeSewingNames.join(', ') })}</p>
        <div className={shared.actions}>
          {freeSewingFormats.map((format) => (
            <Button
              key={format}
              look="quiet"
              onClick={() =>
                save(
                  `size-${size.id}-freesewing`,
                  format,
                  formatFreeSewing(bodyOfSize(sizeTypeSlug, content), format, size.asymmetry),
                )
              }
            >
              {t(`take.freeSewing.${format}`)}
            </Button>
          ))}
        </div>
      </section>
    </>
  );
}
