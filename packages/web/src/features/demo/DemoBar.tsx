import { type Locale, parseLocalizedPath } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useRouter } from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { TextsT } from '../../platform/texts/textStore.ts';
import { LocaleContext, useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './DemoBar.module.css';
import { DemoT } from './demo.ts';
import { type Go, MailText } from './MailText.tsx';

const Orders = observer(function Orders(): ReactNode {
  const t = useT('demo');
  const demo = useService(DemoT);
  return (
    <section>
      <h2 className={styles.title}>{t('orders')}</h2>
      {demo.orders.length === 0 && <p>{t('noOrders')}</p>}
      <ul className={styles.list}>
        {demo.orders.map((order) => {
          const next = demo.nextStep(order);
          const { number } = order;
          return (
            <li key={number} className={styles.row}>
              <span>
                {t('order', { number })} · <OrderStatusText status={order.status} />
              </span>
              {next && next in nextSteps && (
                <Button
                  look="secondary"
                  className={styles.button}
                  aria-label={t('nextOf', { step: t(`next.${next as NextStep}`), number })}
                  onClick={() => demo.advance(order)}
                >
                  {t(`next.${next as NextStep}`)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {demo.openClaims.length > 0 && (
        <ul className={styles.list}>
          {demo.openClaims.map((claim) => (
            <li key={claim.number} className={styles.row}>
              <span>{t('claim', { number: claim.number, order: claim.orderNumber })}</span>
              <Button
                look="secondary"
                className={styles.button}
                aria-label={t('remakeOf', { number: claim.number })}
                onClick={() => demo.approveRemake(claim)}
              >
                {t('remake')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

const nextSteps = {
  InProduction: true,
  AwaitingFitConfirmation: true,
  Shipped: true,
  Delivered: true,
} as const;
type NextStep = keyof typeof nextSteps;

const OrderStatusText = ({ status }: { readonly status: string }): ReactNode => {
  const t = useT('orders');
  return t(`status.${status as NextStep}`);
};

const Mails = observer(function Mails({ go }: { readonly go: Go }): ReactNode {
  const t = useT('demo');
  const { mails } = useService(DemoT);
  return (
    <section>
      <h2 className={styles.title}>{t('mails')}</h2>
      {mails.length === 0 && <p>{t('noMails')}</p>}
      <ul className={styles.list}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <details lang={mail.locale}>
              <summary className={styles.summary}>{mail.subject}</summary>
              <MailText mail={mail} go={go} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
});

const Bar = ({ go }: { readonly go: Go }): ReactNode => {
  const t = useT('demo');
  const { startOver } = useService(DemoT);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside className={styles.bar} aria-label={t('label')} data-demo="">
      <p>{t('notice')}</p>
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>{t('open')}</summary>
        {isOpen && (
          <div className={styles.parts}>
            <Orders />
            <Mails
              go={(path) => {
                setIsOpen(false);
                go(path);
              }}
            />
            <section>
              <p>{t('cards')}</p>
              <p>{t('startOverText')}</p>
              <Button look="secondary" className={styles.button} onClick={startOver}>
                {t('startOver')}
              </Button>
            </section>
          </div>
        )}
      </details>
    </aside>
  );
};

/** Above every page of the demo: its limits, mails, the workshop and a reset. */
export const DemoBar = (): ReactNode => {
  const router = useRouter();
  const texts = useService(TextsT);
  const localeNow = (): Locale => parseLocalizedPath(router.state.location.pathname).locale;
  const locale = useSyncExternalStore(router.subscribe, localeNow, localeNow);
  const [shown, setShown] = useState(locale);
  useEffect(() => {
    let isWanted = true;
    void texts.load(locale, ['demo', 'orders']).then(() => isWanted && setShown(locale));
    return () => {
      isWanted = false;
    };
  }, [texts, locale]);
  return (
    <LocaleContext value={shown}>
      <Bar go={(path) => void router.navigate(path)} />
    </LocaleContext>
  );
};
