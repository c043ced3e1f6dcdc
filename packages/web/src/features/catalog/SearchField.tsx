import { type ReactNode, useId } from 'react';
import { useLocalNavigate, useLocalPath } from '../../platform/navigation/links.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { withBase } from '../../ui/basePath.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SearchField.module.css';

export const SearchField = ({ text }: { readonly text: string }): ReactNode => {
  const t = useT('catalog');
  const id = useId();
  const pathOf = useLocalPath();
  const navigate = useLocalNavigate();
  return (
    <search>
      <form
        key={text}
        className={styles.form}
        method="get"
        action={withBase(pathOf('/products'))}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          navigate(typed === '' ? '/products' : `/products?${new URLSearchParams({ q: typed })}`);
        }}
      >
        <label htmlFor={id} className={styles.label}>
          {t('search.label')}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={text}
          placeholder={t('search.placeholder')}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
        />
        <button type="submit" className={styles.submit} aria-label={t('search.submit')}>
          <Icon name="search" size={20} />
        </button>
      </form>
    </search>
  );
};
