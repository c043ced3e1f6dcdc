import type { ReactNode } from 'react';
import { useSupportChat } from '../../platform/support/useSupportChat.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './InfoPanel.module.css';

/** What an order to the United States may cost at the border (SHELL-02). */
export default function TariffsPanel(): ReactNode {
  const t = useT('garmentPanels');
  const { open } = useSupportChat();
  return (
    <div className={styles.panel}>
      {(['what', 'much', 'pay'] as const).map((one) => (
        <section key={one} className={styles.block}>
          <h3>{t(`tariffs.${one}.title`)}</h3>
          <p>{t(`tariffs.${one}.text`)}</p>
        </section>
      ))}
      <p>
        <Button look="secondary" onClick={open}>
          {t('info.chat')}
        </Button>
      </p>
    </div>
  );
}
