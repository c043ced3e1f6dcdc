import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { useNearViewport } from '../../ui/useNearViewport.ts';
import styles from './OverviewPage.module.css';
import { pageSize } from './overviewQuery.ts';
import type { Overview } from './useOverview.ts';

/** Distance from the end of the list at which the next page shows, in pixels. */
const nearby = 800;

type ShowMoreProps = {
  readonly overview: Overview;
  /** Number of pages on screen; `overview.pages` may be ahead of it. */
  readonly pages: number;
  readonly count: number;
};

const NextPage = ({ overview, pages, count }: ShowMoreProps): ReactNode => {
  const t = useT('catalog');
  const [place, isNear] = useNearViewport<HTMLParagraphElement>(nearby);
  const show = useEffectEvent(() => overview.showPages(pages + 1));
  useEffect(() => {
    if (isNear) show();
  }, [isNear]);
  return (
    <p ref={place} className={styles.more}>
      <LocalLink
        to={overview.pathWith({ pages: pages + 1 })}
        rel="nofollow"
        preventScrollReset
        className={buttonClass('secondary')}
      >
        {t('showMore', { count: Math.min(pageSize, count - pages * pageSize) })}
      </LocalLink>
    </p>
  );
};

/** Shows the next garments near the end of the list or by a link. */
export const ShowMore = (props: ShowMoreProps): ReactNode =>
  props.pages * pageSize < props.count && <NextPage key={props.pages} {...props} />;
