import { memo, type ReactNode, useEffect } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { LateHydration } from '../../shared/hydration/LateHydration.tsx';
import { useNear } from '../../ui/useNear.ts';
import { aloneInPairs } from './aloneInPairs.ts';
import { placeOf } from './CardGrid.tsx';
import type { Group, SubCategory } from './card.ts';
import { GarmentCard } from './GarmentCard.tsx';
import { GroupPicture } from './GroupPicture.tsx';
import type { OverviewData } from './loadOverview.ts';
import styles from './OverviewPage.module.css';

/** Widest row beside the filter, in cards. */
const rowLength = 3;

/** So far below the screen what it holds begins to answer, in pixels: a turn of a wheel or a flick of a finger. */
const nearby = 1_500;

type SubProps = {
  readonly group: Group;
  readonly sub: SubCategory;
  readonly isAlone: boolean;
  /** Cards of the page before these; null below the first group. */
  readonly before: number | null;
};

const Sub = memo(function Sub({ group, sub, isAlone, before }: SubProps): ReactNode {
  const [section, isNear] = useNear<HTMLElement>(nearby);
  return (
    <section
      ref={section}
      id={sub.slug}
      tabIndex={-1}
      className={styles.sub}
      data-span={Math.min(sub.cards.length, rowLength)}
      data-alone={isAlone || undefined}
      aria-labelledby={`${group.slug}-title ${sub.slug}-title`}
    >
      <h3 id={`${sub.slug}-title`} className={styles.subTitle}>
        {sub.title}
      </h3>
      <LateHydration isWanted={before === 0 || isNear}>
        <ul className={styles.cards}>
          {sub.cards.map((card, index) => (
            <li key={card.slug}>
              <GarmentCard
                card={card}
                heading="h4"
                place={before === null ? 'later' : placeOf(before + index)}
              />
            </li>
          ))}
        </ul>
      </LateHydration>
    </section>
  );
});

const Shelf = ({
  group,
  isFirst,
}: {
  readonly group: Group;
  readonly isFirst: boolean;
}): ReactNode => {
  const isAlone = aloneInPairs(group.subCategories.map(({ cards }) => cards.length));
  const placesBefore = group.subCategories.map((_, index) =>
    group.subCategories.slice(0, index).reduce((total, { cards }) => total + cards.length, 0),
  );
  return (
    <div className={styles.shelf}>
      {group.subCategories.map((sub, index) => (
        <Sub
          key={sub.slug}
          group={group}
          sub={sub}
          isAlone={isAlone[index] ?? false}
          before={isFirst ? (placesBefore[index] ?? 0) : null}
        />
      ))}
    </div>
  );
};

const SubLinks = ({
  label,
  subCategories,
}: {
  readonly label: string;
  readonly subCategories: readonly SubCategory[];
}): ReactNode => (
  <nav aria-label={label}>
    <ul className={styles.subLinks}>
      {subCategories.map((sub) => (
        <li key={sub.slug}>
          <LocalLink to={`#${sub.slug}`}>{sub.title}</LocalLink>
        </li>
      ))}
    </ul>
  </nav>
);

/** How high groups were when they were last left, by slug: who comes back finds the page as long as it was, and themselves where they were. */
const heights = new Map<string, number>();

/** A group, laid out and painted when it comes near the screen. Until then it is about as high as its garments will be. */
const Section = ({
  group: { slug, subCategories },
  isFirst,
  children,
}: {
  readonly group: Group;
  readonly isFirst: boolean;
  readonly children: ReactNode;
}): ReactNode => {
  const [section, isNear] = useNear<HTMLElement>(nearby);
  useEffect(() => {
    if (!section.current) return;
    const watch = new ResizeObserver(
      ([entry]) => entry && heights.set(slug, entry.contentRect.height),
    );
    watch.observe(section.current);
    return () => watch.disconnect();
  }, [slug, section]);
  const known = heights.get(slug);
  return (
    <section
      ref={section}
      className={styles.section}
      aria-labelledby={`${slug}-title`}
      style={{
        ['--cards' as string]: subCategories.reduce((total, { cards }) => total + cards.length, 0),
        ['--subs' as string]: subCategories.length,
        ...(known !== undefined && { containIntrinsicBlockSize: `auto ${known}px` }),
      }}
    >
      <LateHydration isWanted={isFirst || isNear}>{children}</LateHydration>
    </section>
  );
};

/** The garments as the shop hangs them: by groups and their sub-categories (ROUTE-06). */
export const GarmentShelves = memo(function GarmentShelves({
  groups,
  chosen,
}: {
  readonly groups: readonly Group[];
  readonly chosen: OverviewData['chosen'];
}): ReactNode {
  const t = useT('catalog');
  return groups.map((group, index) => (
    <Section key={group.slug} group={group} isFirst={index === 0}>
      <div className={styles.sectionHead} data-picture={chosen ? undefined : ''}>
        <h2 id={`${group.slug}-title`} className={chosen ? styles.hidden : undefined}>
          {chosen ? (
            t('inGroup', { group: group.title })
          ) : (
            <LocalLink to={`/products/${group.slug}`} className={styles.sectionLink}>
              {group.title}
            </LocalLink>
          )}
        </h2>
        {!chosen && <p className={styles.sectionText}>{group.description}</p>}
        {group.subCategories.length > 1 && (
          <SubLinks
            label={t('subCategories', { group: group.title })}
            subCategories={group.subCategories}
          />
        )}
        {!chosen && <GroupPicture group={group} />}
      </div>
      <Shelf group={group} isFirst={index === 0} />
    </Section>
  ));
});
