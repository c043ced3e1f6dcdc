import { memo, type ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useT } from '../../platform/texts/useT.ts';
import styles from './Crumbs.module.css';

export type GroupLink = { readonly slug: string; readonly title: string };

export const Crumbs = memo(function Crumbs({
  group,
}: {
  readonly group: GroupLink | null;
}): ReactNode {
  const t = useT('designer');
  return (
    <nav aria-label={t('crumbs.label')}>
      <ol className={styles.crumbs}>
        <li>
          <LocalLink to="/products">{t('crumbs.products')}</LocalLink>
        </li>
        {group && (
          <li>
            <LocalLink to={`/products/${group.slug}`}>{group.title}</LocalLink>
          </li>
        )}
      </ol>
    </nav>
  );
});
