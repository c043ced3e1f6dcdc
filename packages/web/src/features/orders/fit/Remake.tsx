import type { OrderLine } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useRef } from 'react';
import { TextLink } from '../../../platform/navigation/Link.tsx';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './FitPage.module.css';
import type { RemakeStore } from './remakeStore.ts';

type RemakeProps = {
  readonly store: RemakeStore;
  readonly line: OrderLine;
  readonly link: string | null;
};

export const Remake = observer(function Remake({ store, line, link }: RemakeProps): ReactNode {
  const t = useT('fit');
  const id = useId();
  const languageTag = useLanguageTag();
  const outcome = useRef<HTMLDivElement>(null);
  const piece = store.pieceOf(line.id);
  const refused = store.refused?.lineId === line.id ? store.refused.kind : null;
  if (!piece || piece.missing === 'fit-not-judged') return null;
  const { claim, guaranteeEnd, missing } = piece;
  const until = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long' }).format(
    new Date(guaranteeEnd),
  );
  // The button is removed, so the focus moves to the result.
  const requestRemake = async (): Promise<void> => {
    if (await store.ask(line.id)) outcome.current?.focus();
  };
  return (
    <section className={styles.remake} aria-labelledby={id}>
      <h3 id={id} className={styles.part}>
        {t('remake.title', { title: line.title })}
      </h3>
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        {claim && (
          <Notice look="success" role="status">
            {t(`remake.${claim.status}`, { number: claim.number })}
          </Notice>
        )}
      </div>
      {claim && (
        <TextLink
          to={`/support/claims/${claim.number}${link === null ? '' : `?${new URLSearchParams({ link })}`}`}
        >
          {t('remake.toClaim', { number: claim.number })}
        </TextLink>
      )}
      {!claim && missing === 'wash-not-confirmed' && <p>{t('remake.wash')}</p>}
      {!claim && missing === null && (
        <>
          <p>{t('remake.offer', { date: until })}</p>
          <div>
            <Button
              look="secondary"
              isBusy={store.asking === line.id}
              onClick={() => void requestRemake()}
            >
              {t('remake.ask')}
            </Button>
          </div>
        </>
      )}
      {refused && (
        <Notice look="error" role="alert">
          {t(`remake.result.${refused}`)}
        </Notice>
      )}
    </section>
  );
});
