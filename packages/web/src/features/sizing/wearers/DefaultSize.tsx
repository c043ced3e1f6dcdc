import type { UserSize } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { SizePreferencesT } from '../../../shared/sizePreferences/sizePreferences.ts';
import { useWearers } from '../../../shared/wearers/useWearers.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './DefaultSize.module.css';

type DefaultSizeProps = { readonly size: UserSize; readonly name: string };

/**
 * Marks the wearer's default size (SIZE-124), or makes this size the default. Not for
 * guests.
 */
export const DefaultSize = observer(function DefaultSize({
  size,
  name,
}: DefaultSizeProps): ReactNode {
  const t = useT('sizes');
  const toasts = useService(ToastsT);
  const wearers = useWearers();
  const preferences = useService(SizePreferencesT);
  if (!wearers || wearers.whose === null) return <div className={styles.line} />;
  const wearer = wearers.nameOf(size.wearerId);
  const isDefault = size.isDefault === true;
  const who = wearer === null ? 'me' : 'them';
  const choose = async (): Promise<void> => {
    const answer = await wearers.makeDefault(size.id, !isDefault);
    if (!answer) return;
    if (!answer.ok) toasts.error(t('wearers.failure.unreachable'));
    else {
      // The default replaces the previously chosen size.
      if (!isDefault) preferences.resetSize();
      toasts.notify(t(isDefault ? 'default.removed' : 'default.chosen', { name }));
    }
  };
  return (
    <div className={styles.line}>
      {isDefault && (
        <p className={styles.mark}>
          <Icon name="check" size={16} />
          {t(`default.is.${who}`, { name: wearer ?? '' })}
        </p>
      )}
      <Button
        look="quiet"
        aria-label={`${t(`default.${isDefault ? 'remove' : 'choose'}.${who}`, { name: wearer ?? '' })}: ${name}`}
        isBusy={wearers.isBusy}
        onClick={() => void choose()}
      >
        {t(`default.${isDefault ? 'remove' : 'choose'}.${who}`, { name: wearer ?? '' })}
      </Button>
    </div>
  );
});
