import type { Page } from '@tailorbird/domain/content';
import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import type { ReactNode } from 'react';
import { ContentT } from '../../composition/tokens.ts';
import { definePage, type PageLoad } from '../../page.tsx';
import { pageFailure } from '../../pageFailure.ts';
import styles from './ContentPage.module.css';

const load = async ({ services, url }: PageLoad): Promise<Page> => {
  const content = await services.get(ContentT);
  const found = await content.page(parseLocalizedPath(url.pathname).path.slice(1));
  if (!found.ok) throw pageFailure(404);
  return found.value;
};

const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A page of texts: how it works, materials, terms, … */
const ContentPage = ({ data }: { readonly data: Page }): ReactNode => (
  <article className={styles.page}>
    <header className={styles.head}>
      <h1>{data.title}</h1>
      <p className={styles.intro}>{data.intro}</p>
    </header>
    <div className={styles.sections}>
      {data.sections.map((section) => (
        <section key={section.heading} id={anchor(section.heading)} className={styles.section}>
          <h2 className={styles.heading}>{section.heading}</h2>
          <div className={styles.text}>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.list && (
              <ul className={styles.list}>
                {section.list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
    </div>
  </article>
);

export const page = definePage({
  namespaces: [],
  load,
  meta: ({ data }) => ({ title: data.title, form: 'short', description: data.description }),
  Page: ContentPage,
});
