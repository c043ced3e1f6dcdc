import { type ReactNode, useId } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { createSharing } from '../../../platform/toasts/sharing.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import styles from './Referrals.module.css';

/**
 * Shares the link through the device's share sheet, the clipboard, a mail, or by copying
 * manually. Rendered after the customer is known, so browser APIs are available.
 */
export const ShareLink = ({
  url,
  amount,
}: {
  readonly url: string;
  readonly amount: string;
}): ReactNode => {
  const t = useT('referrals');
  const { copy, share } = createSharing(useService(ToastsT), {
    copied: t('share.copied'),
    byHand: t('share.byHand'),
  });
  const id = useId();
  const mail = `mailto:?${new URLSearchParams({ subject: t('share.title'), body: `${t('share.text', { amount })}\n\n${url}` })}`;
  return (
    <section className={styles.share}>
      <label htmlFor={id} className={styles.label}>
        {t('share.link')}
      </label>
      <input
        id={id}
        className={styles.link}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        {share && (
          <Button
            onClick={() =>
              void share({ title: t('share.title'), text: t('share.text', { amount }), url })
            }
          >
            {t('share.share')}
          </Button>
        )}
        <Button look={share ? 'secondary' : 'primary'} onClick={() => void copy(url)}>
          {t('share.copy')}
        </Button>
        <a className={buttonClass('secondary')} href={mail.replaceAll('+', '%20')}>
          {t('share.mail')}
        </a>
      </div>
    </section>
  );
};
