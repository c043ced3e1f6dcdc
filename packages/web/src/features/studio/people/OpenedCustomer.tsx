import type { CustomerRecord } from '@tailorbird/domain/account';
import type { UserSize } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { lazyPart, nothing } from '../../../platform/hydration/lazyPart.tsx';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { useSizeName } from '../../../shared/sizeNames/useSizeName.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { CustomerSizeProps } from './CustomerSize.tsx';
import styles from './Staff.module.css';

const CustomerSize = lazyPart<CustomerSizeProps>(
  () => import('./CustomerSize.tsx'),
  ['staff'],
  nothing,
);

type OpenedCustomerProps = {
  readonly record: CustomerRecord<UserSize>;
  readonly reason: string;
  readonly onSaved: (size: UserSize) => void;
};

const Sizes = observer(function Sizes({ record, reason, onSaved }: OpenedCustomerProps): ReactNode {
  const t = useT('staff');
  const languageTag = useLanguageTag();
  const called = useSizeName();
  const { isAdmin } = useService(VisitT);
  const [edited, setEdited] = useState<UserSize | 'new' | null>(null);
  const [saved, setSaved] = useState<UserSize | null>(null);
  const { customer, sizes, wearers } = record;
  const day = new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium' });
  const edit = (size: UserSize | 'new'): void => {
    setSaved(null);
    setEdited(size);
  };
  return (
    <>
      <h3 className={styles.subtitle}>{t('customers.sizes', { count: sizes.length })}</h3>
      {sizes.length > 0 && (
        <ul className={styles.list}>
          {sizes.map((size) => {
            const name = called(size.title);
            const date = day.format(new Date(size.savedAt));
            const wearer = wearers.find(({ id }) => id === size.wearerId);
            return (
              <li key={size.id} className={styles.row}>
                <span>
                  {name}{' '}
                  <span className={styles.note}>
                    {[
                      ...(wearer ? [t('customers.size.of', { name: wearer.name })] : []),
                      size.byShop
                        ? t(
                            size.version === 1
                              ? 'customers.size.madeByShop'
                              : 'customers.size.changedByShop',
                            { date },
                          )
                        : date,
                    ].join(' · ')}
                  </span>
                </span>
                {isAdmin && (
                  <span className={styles.ways}>
                    <Button
                      look="quiet"
                      aria-haspopup="dialog"
                      aria-label={t('customers.size.changeOf', { name })}
                      onPointerEnter={CustomerSize.prepare}
                      onClick={() => edit(size)}
                    >
                      {t('customers.size.change')}
                    </Button>
                    <LocalLink
                      className={styles.link}
                      to={`/size-convert?size=${size.id}&customer=${customer.id}`}
                    >
                      {t('customers.convert')}
                    </LocalLink>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {saved && (
        <Notice look="success" role="status">
          {t('customers.size.saved', { name: called(saved.title), number: saved.version })}
        </Notice>
      )}
      <div>
        <button
          type="button"
          className={buttonClass('secondary')}
          aria-haspopup="dialog"
          onPointerEnter={CustomerSize.prepare}
          onClick={() => edit('new')}
        >
          {t('customers.size.make')}
        </button>
      </div>
      {edited && (
        <CustomerSize
          customer={customer}
          wearers={wearers}
          size={edited === 'new' ? null : edited}
          reason={reason}
          onClose={() => setEdited(null)}
          onSaved={(size) => {
            onSaved(size);
            setSaved(size);
            setEdited(null);
          }}
        />
      )}
    </>
  );
});

export const OpenedCustomer = (props: OpenedCustomerProps): ReactNode => {
  const t = useT('staff');
  const languageTag = useLanguageTag();
  const { customer, orders } = props.record;
  const day = new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium' });
  return (
    <div className={styles.form}>
      <p className={styles.note} role="status">
        {t('customers.since', { date: day.format(new Date(customer.joinedAt)) })}
      </p>
      <Sizes {...props} />
      <h3 className={styles.subtitle}>{t('customers.orders', { count: orders.length })}</h3>
      {orders.length > 0 && (
        <ul className={styles.list}>
          {orders.map(({ number, placedAt }) => (
            <li key={number} className={styles.row}>
              <span>{number}</span>
              <span className={styles.note}>{day.format(new Date(placedAt))}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
