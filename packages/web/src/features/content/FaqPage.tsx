import { type Block, searchQuestions } from '@tailorbird/domain/content';
import { type ReactNode, useEffect, useState } from 'react';
import { fragmentOf } from '../../platform/navigation/fragment.ts';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { definePage } from '../../platform/navigation/page.ts';
import { useLocation, useNavigate } from '../../platform/navigation/router.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { withBase } from '../../ui/basePath.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Accordion } from './blocks/Accordion.tsx';
import { Blocks } from './blocks/Blocks.tsx';
import { ExplainingPage, pageMeta } from './ExplainingPage.tsx';
import styles from './FaqPage.module.css';
import { loadPage, type PageData } from './loadPage.ts';

/** Opens the question in the URL's hash and scrolls to it. */
const useTargetOpen = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(fragmentOf(hash));
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView({ block: 'start' });
  }, [hash]);
};

type Category = Extract<Block, { kind: 'accordion' }>;

/** Questions by category, searched with `?q=shipping`; works without a script. */
const FaqPage = ({ data }: { readonly data: PageData }): ReactNode => {
  const t = useT('content');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useState(new URLSearchParams(search).get('q') ?? '');
  useTargetOpen();
  const categories = data.page.blocks.filter(
    (block): block is Category => block.kind === 'accordion',
  );
  const others = data.page.blocks.filter(({ kind }) => kind !== 'accordion');
  const found = searchQuestions(categories, query);
  const isAsked = query.trim() !== '';
  const searchFor = (words: string): void => {
    setQuery(words);
    void navigate(
      words.trim() === '' ? pathname : `${pathname}?${new URLSearchParams({ q: words })}`,
      {
        replace: true,
        preventScrollReset: true,
      },
    );
  };
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <ExplainingPage
      data={data}
      body={
        <div className={styles.layout}>
          <div className={styles.aside}>
            <search>
              <form
                action={withBase(pathname)}
                className={styles.search}
                onSubmit={(event) => event.preventDefault()}
              >
                <TextField
                  label={t('faq.search')}
                  hint={t('faq.searchHint')}
                  name="q"
                  type="search"
                  autoComplete="off"
                  maxLength={80}
                  value={query}
                  onChange={searchFor}
                />
                <noscript>
                  <button type="submit" className={buttonClass('secondary')}>
                    {t('faq.search')}
                  </button>
                </noscript>
                <p role="status" className={styles.count}>
                  {isAsked && count > 0 && t('faq.found', { count })}
                </p>
              </form>
            </search>
            {!isAsked && (
              <nav aria-label={t('faq.categories')} className={styles.categories}>
                {categories.map(({ slug, heading }) => (
                  <a key={slug} href={`#${slug}`} className={styles.category}>
                    {heading}
                  </a>
                ))}
              </nav>
            )}
          </div>
          <div className={styles.answers}>
            {found.map(({ slug, heading, items }) => (
              <section key={slug} id={slug} className={styles.section}>
                <h2 className={styles.heading}>{heading}</h2>
                <Accordion items={items} isOpen={isAsked} />
              </section>
            ))}
            {count === 0 && (
              <EmptyState title={t('faq.none')} text={t('faq.noneText')}>
                <div className={styles.ways}>
                  <Button look="secondary" onClick={() => searchFor('')}>
                    {t('faq.clear')}
                  </Button>
                  <LocalLink to="/contact" className={buttonClass('primary')}>
                    {t('faq.write')}
                  </LocalLink>
                </div>
              </EmptyState>
            )}
            <Blocks blocks={others} />
          </div>
        </div>
      }
    />
  );
};

export const page = definePage({
  namespaces: ['content'],
  load: loadPage,
  meta: pageMeta,
  Page: FaqPage,
});
