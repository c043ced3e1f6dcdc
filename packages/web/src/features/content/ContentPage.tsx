import type { Page } from '@tailorbird/domain/content';
import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import type { ReactNode } from 'react';
import { ContentT } from '../../composition/tokens.ts';
import { useT } from '../../i18n/useT.ts';
import { definePage, type PageLoad } from '../../page.tsx';
import { pageFailure } from '../../pageFailure.ts';
import { anchorOf } from './anchorOf.ts';
import styles from './ContentPage.module.css';
import { withLinks } from './withLinks.tsx';

const load = async ({ services, url }: PageLoad): Promise<Page> => {
  const content = await services.get(ContentT);
  const found = await content.page(parseLocalizedPath(url.pathname).path.slice(1));
  if (!found.ok) throw pageFailure(404);
  return found.value;
};

/** From this many sections on, a list of them helps. */
const longPage = 4;

/** A page of texts: how it works, materials, terms, … */
const ContentPage = ({ data }: { readonly data: Page }): ReactNode => {
  const t = useT('content');
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{data.title}</h1>
        <p className={styles.intro}>{data.intro}</p>
      </header>
      <div className={styles.columns}>
        {data.sections.length >= longPage && (
          <nav className={styles.contents} aria-label={t('onThisPage')}>
            <ol>
              {data.sections.map(({ heading }) => (
                <li key={heading}>
                  <a href={`#${anchorOf(heading)}`} className={styles.contentsLink}>
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.sections}>
          {data.sections.map((section) => (
            <section key={section.heading} id={anchorOf(section.heading)} className={styles.section}>
              <h2 className={styles.heading}>{section.heading}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{withLinks(paragraph)}</p>
              ))}
              {section.list && (
                <ul className={styles.list}>
                  {section.list.map((item) => (
                    <li key={item}>{withLinks(item)}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
};

export const page = definePage({
  namespaces: ['content'],
  load,
  meta: ({ data }) => ({ title: data.title, form: 'short', description: data.description }),
  Page: ContentPage,
});
