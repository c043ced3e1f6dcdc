import { memo, type ReactNode, useEffect, useState } from 'react';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Header.module.css';

const SearchDialog = lazyPart(
  () => import('../../features/search/SearchDialog.tsx'),
  ['search'],
  nothing,
);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** `/` outside of fields, and Ctrl+K or ⌘K everywhere. */
const isShortcut = (event: KeyboardEvent): boolean => {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k')
    return true;
  return (
    event.key === '/' &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !isTyping(event.target)
  );
};

/**
 * Opens the search over the page; without a script, a link to the overview, which has
 * a search field.
 */
export const SearchSlot = memo(function SearchSlot(): ReactNode {
  const toasts = useService(ToastsT);
  const t = useT('shell');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Dialogs handle the keyboard themselves.
      if (event.defaultPrevented || !isShortcut(event) || document.querySelector('[role="dialog"]'))
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const content = (
    <>
      <Icon name="search" size={22} />
      <span className={styles.word}>{t('header.search')}</span>
    </>
  );
  return (
    <>
      <noscript>
        <LocalLink to="/products" className={styles.control} aria-label={t('header.search')}>
          {content}
        </LocalLink>
      </noscript>
      <button
        type="button"
        className={classNames(styles.control, styles.scripted)}
        aria-label={t('header.search')}
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-haspopup="dialog"
        onPointerEnter={SearchDialog.prepare}
        onClick={() => setOpen(true)}
      >
        {content}
      </button>
      {isOpen && (
        <SearchDialog
          onClose={() => setOpen(false)}
          onUnavailable={() => {
            setOpen(false);
            toasts.error(t('couldNotLoad'));
          }}
        />
      )}
    </>
  );
});
