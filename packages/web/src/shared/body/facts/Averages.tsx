import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import type { SizingSession } from '../session/sizingSession.ts';
import styles from './FactFields.module.css';

export const Averages = observer(function Averages({
  session,
}: {
  readonly session: SizingSession;
}): ReactNode {
  const t = useT('findSize');
  if (session.averages.length === 0) return null;
  return (
    <div className={styles.averages}>
      <p>{t('averages.text')}</p>
      <Button look="quiet" onClick={session.confirmFacts}>
        {t('averages.confirm')}
      </Button>
    </div>
  );
});
