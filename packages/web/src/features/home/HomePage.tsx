import { type ClothingType, defaultVariant, formatVariantId, publicViewer } from '@tailorbird/domain/catalog';
import type { HomeContent } from '@tailorbird/domain/content';
import type { Currency } from '@tailorbird/domain/kernel';
import type { ReactNode } from 'react';
import { CatalogT, ContentT } from '../../composition/tokens.ts';
import { useT } from '../../i18n/useT.ts';
import { definePage, type PageLoad } from '../../page.tsx';
import { LocalLink } from '../../shell/links.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Packshot } from '../../ui/Packshot.tsx';
import styles from './HomePage.module.css';

/** A garment as the home page shows it. */
export type FeaturedGarment = {
  readonly slug: string;
  readonly variantId: string;
  readonly title: string;
  readonly subtitle: string;
  readonly prices: Readonly<Record<Currency, number>>;
};
export type HomeData = { readonly content: HomeContent; readonly featured: readonly FeaturedGarment[] };

const featuredGarment = (type: ClothingType): FeaturedGarment => ({
  slug: type.slug,
  variantId: formatVariantId(type, defaultVariant(type, publicViewer)),
  title: type.title,
  subtitle: type.subtitle,
  prices: type.prices,
});

const load = async ({ services }: PageLoad): Promise<HomeData> => {
  const [content, catalog] = await Promise.all([services.get(ContentT), services.get(CatalogT)]);
  const [home, types] = await Promise.all([content.home(), catalog.clothingTypes()]);
  const featured = home.featured.flatMap((slug) => types.filter((type) => type.slug === slug)).map(featuredGarment);
  return { content: home, featured };
};

const HomePage = ({ data: { content, featured } }: { readonly data: HomeData }): ReactNode => {
  const t = useT('home');
  const [first] = featured;
  return (
    <>
      <section className={styles.hero} data-hero="">
        <h1>{content.hero.headline}</h1>
        <p>{content.hero.text}</p>
        <LocalLink to="/products" className={buttonClass('primary')}>
          {content.hero.callToAction}
        </LocalLink>
        {first && <Packshot slug={first.slug} variantId={first.variantId} alt={first.title} isFirst />}
      </section>
      <h2>{t('featured')}</h2>
    </>
  );
};

export const page = definePage({
  namespaces: ['home'],
  load,
  meta: ({ translate }) => ({ title: translate('home')('meta.title'), form: 'long', description: translate('home')('meta.description') }),
  Page: HomePage,
});
