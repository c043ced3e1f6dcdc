import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Form } from '../../platform/forms/Form.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox, TextField } from '../../ui/Field.tsx';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import styles from './NewsletterForm.module.css';
import { newsletterStrategy } from './newsletterState.ts';
import { NewsletterStoreT } from './newsletterStore.ts';

/** NEWS-01 … NEWS-07. Hidden from subscribers (NEWS-02). */
export const NewsletterForm = observer(function NewsletterForm(): ReactNode {
  const t = useT('shell');
  const visit = useService(VisitT);
  const store = useService(NewsletterStoreT);
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const strategy = newsletterStrategy({
    subscribed: visit.user?.newsletter ?? false,
    countryCode: visit.countryCode,
  });
  if (strategy === 'Hidden') return null;
  const because = store.form.status === 'failed' ? store.form.because : null;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await store.submit(strategy);
    focusFirstInvalid(form.current);
  };
  return (
    <section aria-labelledby="newsletter" className={styles.newsletter}>
      <div className={styles.words}>
        <h2 id="newsletter" className={styles.title}>
          {t('newsletter.title')}
        </h2>
        <p className={styles.text}>{t('newsletter.text')}</p>
      </div>
      <Form
        ref={form}
        className={styles.form}
        onFocus={store.prepare}
        onSubmit={(event) => void submit(event)}
      >
        {/* The footer hydrates late: disabled fields lose no input. */}
        <fieldset disabled={!isHydrated} className={styles.fields}>
          <TextField
            label={t('newsletter.email')}
            name="newsletter-email"
            type="email"
            autoComplete="email"
            maxLength={254}
            value={store.email}
            error={
              because === 'email-required' || because === 'email-invalid'
                ? t(`newsletter.${because}`)
                : null
            }
            onChange={store.type}
          />
          <Checkbox
            label={t('newsletter.agree')}
            name="newsletter-agree"
            checked={store.isTicked(strategy)}
            error={because === 'agreement-required' ? t('newsletter.agreement-required') : null}
            onChange={store.tick}
          />
          <Button type="submit" look="secondary" isBusy={store.isBusy}>
            {t('newsletter.submit')}
          </Button>
        </fieldset>
        <p role="status" className={styles.status}>
          {store.form.status === 'success' && t('newsletter.done')}
          {because === 'request-failed' && (
            <span className={styles.failed}>{t('newsletter.request-failed')}</span>
          )}
        </p>
      </Form>
    </section>
  );
});
