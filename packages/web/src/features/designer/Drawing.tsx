import { viewsOf } from '@tailorbird/packshot';
import { observer } from 'mobx-react-lite';
import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '../../platform/hydration/lazyPart.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { garmentOf, isVariantRendered } from '../../shared/garments/garmentOf.ts';
import { withBase } from '../../ui/basePath.ts';
import { classNames } from '../../ui/classNames.ts';
import { inWidth, packshotPath, sourcesOf } from '../../ui/Packshot.tsx';
import styles from './Drawing.module.css';
import type { DesignerStore } from './designerStore.ts';
import { drawSource } from './drawSource.ts';
import { useRender } from './loadRender.ts';
import { useDrawing } from './useDrawing.ts';

const ClothPart = lazyPart(() => import('./ClothView.tsx'), ['cloth']);

/** Width of the sheet, as in `Designer.module.css`. */
const sizes =
  '(width >= 64rem) max(28rem, calc(100vh - 15.5rem)), (width >= 48rem) 45vw, calc(100vw - 2rem)';

/** The address of a picture, in all widths if it is a render of the server. */
const addressesOf = (source: string) =>
  source.startsWith('data:') || source.includes('.drawn.') || import.meta.env.NO_SERVER
    ? { src: withBase(source) }
    : { src: withBase(inWidth(source, 768)), srcSet: sourcesOf(source), sizes };

type Shown = {
  readonly source: string;
  /** Fills the sheet up to its edges. */
  readonly isDetail: boolean;
};

/** Cross-fades two pictures. */
const Picture = ({ shown, alt }: { readonly shown: Shown; readonly alt: string }): ReactNode => {
  const [settled, setSettled] = useState(shown);
  const isChanging = settled.source !== shown.source;
  return (
    <>
      <img
        className={classNames(styles.picture, settled.isDetail && styles.detail)}
        {...addressesOf(settled.source)}
        alt={isChanging ? '' : alt}
        width={800}
        height={800}
        fetchPriority="high"
      />
      {isChanging && (
        <img
          key={shown.source}
          className={classNames(styles.picture, shown.isDetail && styles.detail, styles.next)}
          {...addressesOf(shown.source)}
          alt={alt}
          width={800}
          height={800}
          onAnimationEnd={() => setSettled(shown)}
        />
      )}
    </>
  );
};

/** True if the sheet has been scrolled out of view at the top. */
const useIsPast = (): readonly [sheet: RefObject<HTMLElement | null>, isPast: boolean] => {
  const sheet = useRef<HTMLElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!sheet.current) return;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      {
        rootMargin: '-120px 0px 0px 0px',
      },
    );
    observer.observe(sheet.current);
    return () => observer.disconnect();
  }, []);
  return [sheet, isPast];
};

/**
 * The garment on its pattern sheet, front or back. On a phone a small copy stays
 * visible above the choices.
 */
export const Drawing = observer(function Drawing({
  store,
  isLive,
  tools,
}: {
  readonly store: DesignerStore;
  readonly isLive: boolean;
  /** Placed over the upper corner of the sheet. */
  readonly tools?: ReactNode;
}): ReactNode {
  const t = useT('designer');
  const { type, design, view, variantId, color, properties, madeTo, isClothShown } = store;
  const hand = useDrawing(isLive, type);
  const [sheet, isPast] = useIsPast();
  const address = packshotPath(type.slug, variantId, {
    initials: design.initials,
    view,
    isDrawn: !isVariantRendered(type, design.variant),
  });
  // The picture of the first render stays; later choices are drawn in the browser.
  const [first] = useState(address);
  // The chosen control updates first, the drawing a frame later.
  const latest = useMemo(
    () => ({ address, variantId, design, view, madeTo }),
    [address, variantId, design, view, madeTo],
  );
  const drawn = useDeferredValue(latest);
  const { garment, views } = useMemo(() => {
    const { variant, initials } = drawn.design;
    const front = garmentOf(type, variant, { initials, view: 'front' });
    const all = viewsOf(front);
    return {
      garment: { ...front, view: all.includes(drawn.view) ? drawn.view : 'front' },
      views: all,
    };
  }, [drawn, type]);
  const key = hand?.renderKeyOf(garment, drawn.madeTo) ?? null;
  const render = useRender(key && { slug: type.slug, variantId: drawn.variantId, key });
  const source = useMemo(() => {
    if (!hand || (drawn.address === first && !drawn.madeTo)) return drawn.address;
    return drawSource(hand.draw(garment, drawn.madeTo, render));
  }, [hand, drawn, first, garment, render]);
  const shownView = views.includes(view) ? view : 'front';
  const alt = [
    t('drawing.garment', { garment: store.name, color: color?.color.title ?? '' }),
    t(`drawing.${shownView}`),
    ...properties.map(({ property }) => property.traitTitle),
    ...(design.initials && shownView === 'front'
      ? [t('drawing.initials', { initials: design.initials })]
      : []),
  ].join(', ');
  return (
    <>
      <div className={styles.strip} data-shown={isPast || undefined} aria-hidden="true">
        <div className={styles.stripBody}>
          {isPast && (
            <img
              className={styles.small}
              {...addressesOf(source)}
              alt=""
              width={800}
              height={800}
            />
          )}
          <span className={styles.label}>
            {color ? `${color.color.title}, ${color.fabric.title}` : store.name}
          </span>
        </div>
      </div>
      <figure ref={sheet} className={styles.sheet}>
        {isClothShown ? (
          <div className={styles.cloth}>
            <ClothPart store={store} />
          </div>
        ) : (
          <div className={styles.frame} data-paper="light">
            <Picture shown={{ source, isDetail: garment.view === 'detail' }} alt={alt} />
          </div>
        )}
        {tools}
        <figcaption className={styles.caption}>
          <span className={styles.label} aria-hidden="true">
            {color ? `${color.color.title}, ${color.fabric.title}` : store.name}
          </span>
          <fieldset className={styles.views} aria-label={t('drawing.view')}>
            {views.map((one) => (
              <button
                key={one}
                type="button"
                className={styles.view}
                aria-pressed={!isClothShown && one === shownView}
                onClick={() => store.turn(one)}
              >
                {t(`view.${one}`)}
              </button>
            ))}
            {garment.texture !== 'paper' && !import.meta.env.NO_SERVER && (
              <button
                type="button"
                className={styles.view}
                aria-pressed={isClothShown}
                onClick={store.showCloth}
              >
                {t('view.cloth')}
              </button>
            )}
          </fieldset>
        </figcaption>
      </figure>
    </>
  );
});
