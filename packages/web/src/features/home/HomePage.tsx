import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { useCurrency } from '../../shared/visit/CurrencyContext.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { withBase } from '../../ui/basePath.ts';
import { GarmentName } from '../../ui/GarmentName.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { AlikePictures, AlikePieces, Packshot, SceneImage } from '../../ui/Packshot.tsx';
import { Price, priceIn } from '../../ui/Price.tsx';
import styles from './HomePage.module.css';
import type { Family, FeaturedGarment, HomeData } from './loadHome.ts';

const Hero = ({ data: { content, hero, design } }: { readonly data: HomeData }): ReactNode => {
  const t = useT('home');
  const designer = design ? `/product/${design.slug}/${design.variantId}` : '/products';
  return (
    <section className={styles.hero} data-hero="">
      <div className={styles.heroText}>
        <h1>{content.hero.headline}</h1>
        <p className={styles.lead}>{content.hero.text}</p>
        <div className={styles.actions}>
          <LocalLink to={designer} className={buttonClass('primary')}>
            {content.hero.callToAction}
          </LocalLink>
          <LocalLink
            to="/?ideal-size=standard-sizes"
            rel="nofollow"
            preventScrollReset
            className={styles.textLink}
          >
            {t('findSize')}
          </LocalLink>
          <LocalLink to="/howitworks" className={styles.textLink}>
            {t('howItWorks')}
          </LocalLink>
        </div>
      </div>
      {hero && (
        <LocalLink to={designer} className={styles.heroPicture} tabIndex={-1} aria-hidden="true">
          <SceneImage
            scene={hero.scene}
            pieces={hero.pieces}
            alt=""
            isFirst
            sizes="(width >= 64rem) 54vw, 100vw"
          />
        </LocalLink>
      )}
    </section>
  );
};

/** The price follows the visitor's country once it is known. */
const FeaturedCard = ({ garment }: { readonly garment: FeaturedGarment }): ReactNode => {
  const t = useT('home');
  const languageTag = useLanguageTag();
  const currency = useCurrency();
  return (
    <li className={styles.card}>
      <LocalLink to={`/product/${garment.slug}/${garment.variantId}`} className={styles.cardLink}>
        <Packshot
          slug={garment.slug}
          variantId={garment.variantId}
          alt=""
          className={styles.cardPicture}
          isRendered={garment.isRendered}
        />
        <span className={styles.cardTitle}>
          <GarmentName name={garment.title} />
        </span>
        <span className={styles.cardText}>{garment.subtitle}</span>
        <span className={styles.cardFacts}>
          <span>
            <Price amount={priceIn(garment.prices, currency)} languageTag={languageTag} />
          </span>
          <span>{t('colors', { count: garment.colorCount })}</span>
        </span>
      </LocalLink>
    </li>
  );
};

/** The ways into the range, each a picture. */
const Families = ({ families }: { readonly families: readonly Family[] }): ReactNode => {
  const t = useT('home');
  return (
    <section className={styles.section} aria-labelledby="families">
      <header className={styles.sectionHead}>
        <h2 id="families">{t('families')}</h2>
        <p className={styles.lead}>{t('familiesText')}</p>
      </header>
      <ul className={styles.families}>
        {families.map(({ slug, title, count, picture }) => (
          <li key={slug}>
            <LocalLink to={`/products/${slug}`} className={styles.familyLink}>
              <SceneImage
                scene={picture.scene}
                pieces={picture.pieces}
                alt=""
                className={styles.familyPicture}
              />
              <span className={styles.familyTitle}>{title}</span>
              <span className={styles.familyCount}>{t('garments', { count })}</span>
            </LocalLink>
          </li>
        ))}
        <li>
          <LocalLink to="/products" className={styles.allLink}>
            <span className={styles.familyTitle}>{t('allGarments')}</span>
            <Icon name="arrow" />
          </LocalLink>
        </li>
      </ul>
    </section>
  );
};

const Season = ({
  season: { banner, picture },
}: {
  readonly season: NonNullable<HomeData['season']>;
}): ReactNode => (
  <section className={styles.season} aria-labelledby="season" data-season={banner.slug}>
    <div className={styles.seasonText}>
      <h2 id="season">{banner.title}</h2>
      <p className={styles.lead}>{banner.text}</p>
      <LocalLink to={banner.to} className={buttonClass('secondary')}>
        {banner.action}
      </LocalLink>
    </div>
    <SceneImage
      scene={picture.scene}
      pieces={picture.pieces}
      alt=""
      className={styles.seasonPicture}
      sizes="(width >= 48rem) 45vw, 100vw"
    />
  </section>
);

/** The home page; `reviews` is the review slider, shown before the notes. */
export const HomePage = ({
  data,
  reviews,
}: {
  readonly data: HomeData;
  readonly reviews?: ReactNode;
}): ReactNode => {
  const t = useT('home');
  const { content, featured, families, notes } = data;
  return (
    <>
      <Hero data={data} />
      <section className={styles.promises} aria-label={t('promises')}>
        {content.promises.map(({ title, text }) => (
          <div key={title} className={styles.promise}>
            <h2 className={styles.promiseTitle}>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
      {data.season && <Season season={data.season} />}
      {families.length > 0 && <Families families={families} />}
      <section className={styles.section} aria-labelledby="featured">
        <header className={styles.sectionHead}>
          <h2 id="featured">{t('featured')}</h2>
          <p className={styles.lead}>{t('featuredText')}</p>
        </header>
        <AlikePictures areRenders={featured.every(({ isRendered }) => isRendered)}>
          <ul className={styles.cards}>
            {featured.map((garment) => (
              <FeaturedCard key={garment.slug} garment={garment} />
            ))}
          </ul>
        </AlikePictures>
        <p className={styles.more}>
          <LocalLink to="/new-arrivals" className={buttonClass('secondary')}>
            {t('newArrivals')}
          </LocalLink>
          <LocalLink to="/bestsellers" className={styles.textLink}>
            {t('bestsellers')}
          </LocalLink>
        </p>
      </section>
      {reviews}
      {notes.length > 0 && (
        <section className={styles.section} aria-labelledby="notes">
          <header className={styles.sectionHead}>
            <h2 id="notes">{t('notes')}</h2>
            <LocalLink to="/notes" className={styles.textLink}>
              {t('allNotes')}
            </LocalLink>
          </header>
          <AlikePieces pieces={notes.map(({ piece }) => piece)}>
            <ul className={styles.notes}>
              {notes.map((note) => (
                <li key={note.slug}>
                  <LocalLink to={`/notes/${note.slug}`} className={styles.noteLink}>
                    <span className={styles.notePicture}>
                      {note.drawing === null ? (
                        note.piece && (
                          <Packshot
                            slug={note.piece.slug}
                            variantId={note.piece.variant}
                            view={note.piece.view}
                            alt=""
                          />
                        )
                      ) : (
                        <img
                          src={withBase(`/drawings/notes/${note.drawing}.svg`)}
                          alt=""
                          width={320}
                          height={240}
                          loading="lazy"
                          decoding="async"
                        />
                      )}
                    </span>
                    <h3>{note.title}</h3>
                    <p>{note.summary}</p>
                  </LocalLink>
                </li>
              ))}
            </ul>
          </AlikePieces>
        </section>
      )}
    </>
  );
};
