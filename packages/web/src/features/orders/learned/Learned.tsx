import type { WornGarments } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { useMisfits } from '../../../shared/fitZones/useMisfits.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NumberButtons, ofTen } from '../../../ui/NumberButtons.tsx';
import styles from './Learned.module.css';
import type { WornStore } from './wornStore.ts';
import { WornStoreT } from './wornStore.ts';

export type LearnedProps = { readonly onForgotten: () => void };

type Garment = WornGarments['garments'][number];

const Share = ({
  share,
  from,
}: {
  readonly share: number | null;
  readonly from: number | null;
}): ReactNode => {
  const t = useT('sizeProposal');
  if (share === null) return null;
  const count = ofTen(share);
  return (
    <div className={styles.share}>
      <NumberButtons count={from === null ? count : Math.min(count, ofTen(from))} to={count} />
      <p>{count === 0 ? t('worn.few') : t('worn.ofTen', { count })}</p>
    </div>
  );
};

type WearerProps = { readonly of: WornGarments; readonly onForget: (garment: Garment) => void };

/** Feedback about one wearer's garments in order, with the accuracy gained from each. */
const OfWearer = ({ of: { wearer, before, garments }, onForget }: WearerProps): ReactNode => {
  const t = useT('sizeProposal');
  const misfits = useMisfits();
  return (
    <>
      {wearer !== null && <h3 className={styles.wearer}>{t('worn.of', { name: wearer })}</h3>}
      <ol className={styles.steps}>
        {before !== null && (
          <li className={styles.step}>
            <p className={styles.garment}>{t('worn.before')}</p>
            <Share share={before} from={null} />
          </li>
        )}
        {garments.map((garment, index) => {
          const { lineId, orderNumber, title, zones, after } = garment;
          const places = misfits(zones);
          return (
            <li key={lineId} className={styles.step}>
              <div>
                <p className={styles.garment}>
                  <LocalLink
                    to={`/profile/orders?order=${encodeURIComponent(orderNumber)}`}
                    className={styles.link}
                  >
                    {t('worn.garment', { title, number: orderNumber })}
                  </LocalLink>
                </p>
                <p className={styles.said}>{places === '' ? t('worn.right') : places}</p>
              </div>
              <Share
                share={after}
                from={(index === 0 ? before : garments[index - 1]?.after) ?? null}
              />
              <Button
                look="quiet"
                aria-haspopup="dialog"
                aria-label={t('worn.forgetOf', { title })}
                onClick={() => onForget(garment)}
              >
                {t('worn.forget')}
              </Button>
            </li>
          );
        })}
      </ol>
    </>
  );
};

const Loaded = observer(function Loaded({
  store,
  onForgotten,
}: LearnedProps & { readonly store: WornStore }): ReactNode {
  const t = useT('sizeProposal');
  const locale = useLocale();
  const toasts = useService(ToastsT);
  const id = useId();
  const [asked, setAsked] = useState<Garment | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: garment names depend on the language.
  useEffect(() => {
    void store.load();
  }, [store, locale]);
  const { wearers, forgetting, refused } = store;
  if (!wearers || wearers.length === 0) return null;
  const forget = async ({ lineId, title }: Garment): Promise<void> => {
    const isForgotten = await store.forget(lineId);
    setAsked(null);
    if (isForgotten) {
      toasts.notify(t('worn.forgotten', { title }));
      onForgotten();
    } else toasts.error(t(`result.${store.refused ?? refused ?? 'unreachable'}`));
  };
  return (
    <section className={styles.learned} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('worn.title')}
      </h2>
      <p className={styles.lead}>{t('worn.lead')}</p>
      {wearers.map((each) => (
        <OfWearer key={each.garments[0]?.lineId} of={each} onForget={setAsked} />
      ))}
      {asked && (
        <Dialog
          title={t('worn.askTitle', { title: asked.title })}
          closeLabel={t('worn.keep')}
          onClose={() => setAsked(null)}
        >
          <div className={styles.question}>
            <p>{t('worn.askText')}</p>
            <Button isBusy={forgetting !== null} onClick={() => void forget(asked)}>
              {t('worn.forget')}
            </Button>
            <Button look="secondary" onClick={() => setAsked(null)}>
              {t('worn.keep')}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
});

/**
 * Feedback of the customer and their wearers, with removal. Renders nothing if there is none.
 */
export default function Learned({ onForgotten }: LearnedProps): ReactNode {
  const store = useService(WornStoreT);
  return store ? <Loaded store={store} onForgotten={onForgotten} /> : null;
}
