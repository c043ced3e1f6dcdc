import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Form } from '../../platform/forms/Form.tsx';
import { usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { joinMessages } from '../../platform/texts/joinMessages.ts';
import { useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './BasketPanel.module.css';
import type { BasketStore } from './basketStore.ts';
import type { BasketVouchers } from './basketVouchers.ts';

type VoucherFormProps = { readonly store: BasketStore; readonly vouchers: BasketVouchers };

export const VoucherForm = observer(function VoucherForm({
  store,
  vouchers,
}: VoucherFormProps): ReactNode {
  const t = useT('basket');
  const visit = useService(VisitT);
  const panels = usePanels();
  const [code, setCode] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { basket } = store;
  const { entry } = vouchers;
  const codes = basket?.voucherCodes ?? [];
  const used = new Set(
    [
      ...(store.summary?.vouchers.map(({ discount }) => discount) ?? []),
      ...(store.summary?.shippingDiscounts ?? []),
    ].map((discount) => (discount.kind === 'voucher' ? discount.code : '')),
  );
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await vouchers.add(code)) setCode('');
    else form.current?.querySelector('input')?.focus();
  };
  const errors = (): string | null => {
    switch (entry.status) {
      case 'code-missing':
        return t('voucher.missing');
      case 'refused':
        if (entry.failure.kind === 'unreachable') return t('voucher.unreachable');
        return joinMessages(entry.failure.reasons, t('voucher.refused'));
      default:
        return null;
    }
  };
  return (
    <div className={styles.voucher}>
      {codes.length > 0 && (
        <ul className={styles.chips} aria-label={t('voucher.applied')}>
          {codes.map((applied) => (
            <li key={applied} className={styles.chip}>
              {applied}
              <IconButton
                icon="close"
                label={t('voucher.remove', { code: applied })}
                disabled={store.isFrozen}
                onClick={() => void vouchers.remove(applied)}
              />
            </li>
          ))}
        </ul>
      )}
      {codes
        .filter((code) => !used.has(code))
        .map((code) => (
          <p key={code} className={styles.small}>
            {t('voucher.idle', { code })}
          </p>
        ))}
      {isOpen ? (
        <Form ref={form} className={styles.voucherForm} onSubmit={(event) => void submit(event)}>
          <TextField
            label={t('voucher.label')}
            name="vouchercode"
            value={code}
            autoFocus
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={128}
            disabled={store.isFrozen}
            error={errors()}
            onChange={(typed) => {
              setCode(typed.toUpperCase());
              vouchers.forgetEntry();
            }}
          />
          <Button
            type="submit"
            look="secondary"
            isBusy={entry.status === 'submitting'}
            disabled={store.isFrozen}
          >
            {t('voucher.submit')}
          </Button>
        </Form>
      ) : (
        <div>
          <Button look="quiet" disabled={store.isFrozen} onClick={() => setIsOpen(true)}>
            {t('voucher.show')}
          </Button>
        </div>
      )}
      {entry.status === 'refused' && visit.user === null && (
        <div>
          <Button
            look="quiet"
            onClick={() => panels.show('auth', { auth: 'sign-in', 'auth-scope': 'full' })}
          >
            {t('voucher.signIn')}
          </Button>
        </div>
      )}
      <p role="status" className={styles.added}>
        {entry.status === 'added' &&
          t(entry.type === 'account' ? 'voucher.addedCredit' : 'voucher.added')}
      </p>
    </div>
  );
});
