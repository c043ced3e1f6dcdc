import { type ReactNode, useEffect, useRef } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import type { PanelValueProps } from '../../platform/panels/panels.ts';
import { type PromiseName, promises } from '../../platform/panels/promises.ts';
import { useT } from '../../platform/texts/useT.ts';
import { useSupportChat } from '../../shared/support/useSupportChat.ts';
import { Button } from '../../ui/Button.tsx';
import { withBase } from '../../ui/basePath.ts';
import { scenePath } from '../../ui/Packshot.tsx';
import styles from './InfoPanel.module.css';

const moreAt: Readonly<Record<PromiseName, string>> = {
  'custom-fit': '/howitworks',
  'remake-guarantee': '/faq',
  'worldwide-shipping': '/faq',
};

/**
 * The shop's promises, one block each: fit, remake, and shipping with a link to the chat.
 * Scrolls to the block in the URL.
 */
export default function InfoPanel({
  values: [asked],
  onClose,
}: PanelValueProps<'info'>): ReactNode {
  const t = useT('garmentPanels');
  const { open } = useSupportChat();
  const block = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked === promises[0]) return;
    block.current?.scrollIntoView({ block: 'start' });
  }, [asked]);
  return (
    <div className={styles.panel}>
      {promises.map((one) => (
        <section key={one} ref={one === asked ? block : undefined} className={styles.block}>
          <h3>{t(`info.${one}.title`)}</h3>
          <p>{t(`info.${one}.first`)}</p>
          <p>{t(`info.${one}.second`)}</p>
          {one === 'worldwide-shipping' ? (
            <p>
              <Button look="secondary" onClick={open}>
                {t('info.chat')}
              </Button>
            </p>
          ) : (
            <p>
              <LocalLink to={moreAt[one]} className={styles.link} onClick={onClose}>
                {t(`info.${one}.more`)}
              </LocalLink>
            </p>
          )}
        </section>
      ))}
      <img
        className={styles.picture}
        src={withBase(
          scenePath('tape-and-chalk', [{ slug: 'cotton-t-shirt', variantId: '109-11-21-31' }]),
        )}
        alt={t('info.picture')}
        width={1200}
        height={800}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
