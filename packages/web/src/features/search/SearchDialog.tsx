import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { createPortal } from 'react-dom';
import { TextLink } from '../../platform/navigation/Link.tsx';
import { LocalLink, useLocalNavigate, useLocalPath } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { withBase } from '../../ui/basePath.ts';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useLayer } from '../../ui/layers.ts';
import { AlikeLines, GarmentPicture } from '../../ui/Packshot.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './SearchDialog.module.css';
import { resultsPath, type SearchStore, SearchStoreT, type Suggestion } from './searchStore.ts';

const beginnings = [
  'products',
  'new-arrivals',
  'bestsellers',
  'seasonal-favorites',
  'cashmere-collection',
] as const;

const SuggestionText = ({
  suggestion,
  text,
}: {
  readonly suggestion: Suggestion;
  readonly text: string;
}): ReactNode => {
  const t = useT('search');
  switch (suggestion.kind) {
    case 'product':
      return (
        <>
          <GarmentPicture path={suggestion.product.imagePath} alt="" className={styles.picture} />
          <span className={styles.words}>
            <span className={styles.name}>{suggestion.product.title}</span>
            <span className={styles.detail}>{suggestion.product.subtitle}</span>
          </span>
        </>
      );
    case 'place':
      return (
        <span className={styles.words}>
          <span className={styles.name}>{suggestion.place.title}</span>
          <span className={styles.detail}>{t(`kind.${suggestion.place.kind}`)}</span>
        </span>
      );
    default:
      return (
        <span className={styles.all}>
          {t('all', { text })}
          <Icon name="arrow" size={18} />
        </span>
      );
  }
};

type FieldProps = {
  readonly store: SearchStore;
  readonly onGo: (path: string) => void;
  readonly onClose: () => void;
};

/** A combobox: the focus stays in the field while the arrow keys select a suggestion. */
const SearchCombobox = observer(function SearchCombobox({
  store,
  onGo,
  onClose,
}: FieldProps): ReactNode {
  const t = useT('search');
  const shell = useT('shell');
  const pathOf = useLocalPath();
  const id = useId();
  const { suggestions, active, state, typed } = store;
  const isOpen = suggestions.length > 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    store.move(event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <>
      <form
        className={styles.form}
        method="get"
        action={withBase(pathOf('/products'))}
        onSubmit={(event) => {
          event.preventDefault();
          onGo(store.destination);
        }}
      >
        <Icon name="search" size={24} />
        <input
          type="search"
          name="q"
          role="combobox"
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={active === null ? undefined : `${id}-${active}`}
          placeholder={t('placeholder')}
          value={typed}
          maxLength={80}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          data-first-focus=""
          className={styles.input}
          onChange={(event) => store.type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" label={shell('close')} onClick={onClose} />
      </form>
      <p className={styles.status} role="status">
        <VisuallyHidden>{isOpen ? t('found', { count: suggestions.length }) : ''}</VisuallyHidden>
        {state.status === 'found' && !isOpen && t('nothing', { text: state.text })}
      </p>
      {state.status === 'found' && !isOpen && state.found.suggestion !== null && (
        <p className={styles.meant}>
          <TextLink
            to={resultsPath(state.found.suggestion)}
            onClick={(event) => {
              event.preventDefault();
              if (state.status === 'found') onGo(resultsPath(state.found.suggestion ?? ''));
            }}
          >
            {t('meant', { suggestion: state.found.suggestion })}
          </TextLink>
        </p>
      )}
      {state.status === 'failed' && (
        <ErrorBox
          message={t('failed')}
          retryLabel={shell('tryAgain')}
          onRetry={() => void store.ask()}
        />
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('results')}
        className={styles.list}
        hidden={!isOpen}
      >
        <AlikeLines
          lines={suggestions.flatMap((each) => (each.kind === 'product' ? each.product : []))}
        >
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers to the keyboard for all of them.
            <div
              key={`${suggestion.kind} ${suggestion.path}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.suggestion}
              onClick={() => onGo(suggestion.path)}
            >
              <SuggestionText
                suggestion={suggestion}
                text={state.status === 'found' ? state.text : ''}
              />
            </div>
          ))}
        </AlikeLines>
      </div>
    </>
  );
});

/** Search dialog: suggestions for the typed text, and links to start with before. */
const SearchDialog = observer(function SearchDialog({
  onClose,
}: {
  readonly onClose: () => void;
}): ReactNode {
  const t = useT('search');
  const element = useLayer(onClose);
  const navigate = useLocalNavigate();
  const store = useService(SearchStoreT);
  const openPath = (path: string): void => {
    onClose();
    navigate(path);
  };
  return createPortal(
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the close button, which the keyboard reaches. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above; Escape closes too. */}
      <div className={styles.veil} onClick={onClose} />
      <section
        ref={element as RefObject<HTMLElement>}
        className={styles.sheet}
        role="dialog"
        aria-modal="true"
        aria-label={t('title')}
        tabIndex={-1}
      >
        <div className={styles.inner}>
          <SearchCombobox store={store} onGo={openPath} onClose={onClose} />
          {store.state.status === 'nothing-asked' && (
            <nav className={styles.begin} aria-label={t('begin')}>
              <p className={styles.beginTitle}>{t('begin')}</p>
              <ul>
                {beginnings.map((slug) => (
                  <li key={slug}>
                    <LocalLink to={`/${slug}`} className={styles.beginning} onClick={onClose}>
                      {t(`links.${slug}`)}
                    </LocalLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </section>
    </div>,
    document.body,
  );
});

export default SearchDialog;
