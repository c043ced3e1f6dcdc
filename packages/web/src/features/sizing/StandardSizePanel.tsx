import {
  formatStandardSize,
  letterSizeOf,
  parseSizeRef,
  standardSizeTypeSlugs,
} from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useMatches } from '../../platform/navigation/router.ts';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import type { PanelValueProps } from '../../platform/panels/panels.ts';
import { useT } from '../../platform/texts/useT.ts';
import { sizeWords } from '../../shared/sizeNames/sizeWords.ts';
import { useSizePreferences } from '../../shared/sizePreferences/useSizePreferences.ts';
import { Select } from '../../ui/Field.tsx';
import { SizeChart } from './chart/SizeChart.tsx';
import { Measurements } from './Measurements.tsx';
import styles from './SizingPanels.module.css';

type SizeTypeSlug =
  | 't-shirt'
  | 'long-sleeve'
  | 'polo'
  | 'shirt'
  | 'oxford-shirt'
  | 'sweatshirt'
  | 'hoodie'
  | 'zip-cotton-hoodie'
  | 'knit'
  | 'terry-shirt'
  | 'terry-open-collar'
  | 'rugby-shirt'
  | 'undershirt'
  | 'activewear';
const isSizeTypeSlug = (slug: unknown): slug is SizeTypeSlug =>
  typeof slug === 'string' && standardSizeTypeSlugs.includes(slug);

const sizeTypeOfPage = (data: unknown): SizeTypeSlug => {
  const slug = (
    data as { readonly type?: { readonly sizeType?: { readonly slug?: unknown } | null } } | null
  )?.type?.sizeType?.slug;
  return isSizeTypeSlug(slug) ? slug : 't-shirt';
};

export default observer<PanelValueProps<'std-size-details'>>(
  function StandardSizePanel(): ReactNode {
    const t = useT('sizing');
    const [query] = useQuery();
    const { units } = useSizePreferences();
    const data = useMatches().at(-1)?.loaderData;
    const [sizeType, setSizeType] = useState(() => sizeTypeOfPage(data));
    const size = parseSizeRef(query.get('std-size-details') ?? '');
    if (size?.kind !== 'standard') return null;
    return (
      <div className={styles.panel}>
        <div>
          <h3 className={styles.size}>{sizeWords(size, t)}</h3>
          <p className={styles.soft}>
            {t('details.compared', {
              size: formatStandardSize(size),
              letter: letterSizeOf(size.base),
            })}
          </p>
        </div>
        <Select
          label={t('details.garment')}
          value={sizeType}
          onChange={(slug) => isSizeTypeSlug(slug) && setSizeType(slug)}
          options={standardSizeTypeSlugs
            .filter(isSizeTypeSlug)
            .map((slug) => ({ value: slug, label: t(`sizeType.${slug}`) }))}
        />
        <Measurements
          caption={t('details.finished')}
          sizeTypeSlug={sizeType}
          size={size}
          units={units}
        />
        <SizeChart sizeTypeSlug={sizeType} size={size} />
        <p className={styles.note}>{t('details.madeInPortugal')}</p>
      </div>
    );
  },
);
