import type { ConsentPurpose } from '@tailorbird/domain/shell';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import type { PanelProps } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { ConsentT } from '../../shared/consent/consent.ts';
import type { ConsentStore } from '../../shared/consent/consentStore.ts';
import { outsideServiceNames, readOutsideKeys } from '../../shared/consent/outsideKeys.ts';
import { chatProviderName, readChatProvider } from '../../shared/support/chatProvider.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './ConsentPanel.module.css';

type SettingsProps = { readonly store: ConsentStore } & PanelProps;

const Settings = observer(function Settings({ store, onClose }: SettingsProps): ReactNode {
  const t = useT('consent');
  const languageTag = useLanguageTag();
  const toasts = useService(ToastsT);
  const { choice, purposes } = store;
  const [ticked, setTicked] = useState<readonly ConsentPurpose[]>(choice?.allowed ?? []);
  const [outside, setOutside] = useState<readonly string[]>([]);
  const [messenger, setMessenger] = useState<string | null>(null);
  useEffect(() => store.openedSettings(), [store]);
  useEffect(() => {
    setOutside(outsideServiceNames(readOutsideKeys()));
    setMessenger(chatProviderName(readChatProvider()));
  }, []);
  const hintOf = (purpose: ConsentPurpose): string => {
    if (purpose === 'statistics')
      return t('statistics.hint', { names: new Intl.ListFormat(languageTag).format(outside) });
    const hint = t('chat.hint');
    return messenger === null ? hint : `${hint} ${t('chat.outside', { name: messenger })}`;
  };
  const choose = (allowed: readonly ConsentPurpose[]): void => {
    store.choose(allowed);
    toasts.notify(t('saved'));
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    choose(ticked);
  };
  return (
    <form className={styles.settings} data-layer="consent" onSubmit={submit}>
      <p>
        {t('intro')}{' '}
        <LocalLink to="/privacy" className={styles.link}>
          {t('privacy')}
        </LocalLink>
      </p>
      <fieldset className={styles.purposes}>
        <legend className={styles.legend}>{t('legend')}</legend>
        <Checkbox
          label={t('necessary.label')}
          hint={t('necessary.hint')}
          name="consent-necessary"
          checked
          disabled
        />
        {purposes.map((purpose) => (
          <Checkbox
            key={purpose}
            label={t(`${purpose}.label`)}
            hint={hintOf(purpose)}
            name={`consent-${purpose}`}
            checked={ticked.includes(purpose)}
            onChange={(isTicked) =>
              setTicked((others) =>
                isTicked ? [...others, purpose] : others.filter((other) => other !== purpose),
              )
            }
          />
        ))}
      </fieldset>
      <div className={styles.answers}>
        <Button look="secondary" onClick={() => choose([])}>
          {t('rejectAll')}
        </Button>
        <Button look="secondary" onClick={() => choose(purposes)}>
          {t('acceptAll')}
        </Button>
        <Button type="submit" look="secondary">
          {t('save')}
        </Button>
      </div>
      {choice && (
        <p className={styles.record}>
          {t('record', {
            date: new Intl.DateTimeFormat(languageTag, { dateStyle: 'long' }).format(choice.at),
            version: choice.version,
            reference: choice.reference,
          })}
        </p>
      )}
    </form>
  );
});

/**
 * The visitor's consent per purpose, which can be changed or withdrawn at any time (GUARD-18).
 */
export default function ConsentPanel({ onClose }: PanelProps): ReactNode {
  const store = useService(ConsentT);
  return store ? <Settings store={store} onClose={onClose} /> : <Skeleton lines={6} />;
}
