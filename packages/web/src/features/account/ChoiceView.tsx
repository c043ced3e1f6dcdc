import type { ReactNode } from 'react';
import type { AuthMode } from '../../platform/panels/authPanel.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './AuthPanel.module.css';

type ChoiceViewProps = {
  readonly onMode: (mode: AuthMode) => void;
  readonly mayCreate: boolean;
  readonly next: string | null;
};

export const ChoiceView = ({ onMode, mayCreate, next }: ChoiceViewProps): ReactNode => {
  const t = useT('account');
  return (
    <div className={styles.view}>
      <AuthHeading>{t('choice.title')}</AuthHeading>
      <p>{t(next?.startsWith('/profile/sizes') ? 'choice.textForSizes' : 'choice.text')}</p>
      <Button isWide onClick={() => onMode('sign-in')}>
        {t('choice.signIn')}
      </Button>
      {mayCreate && (
        <Button look="secondary" isWide onClick={() => onMode('create-account')}>
          {t('choice.create')}
        </Button>
      )}
    </div>
  );
};
