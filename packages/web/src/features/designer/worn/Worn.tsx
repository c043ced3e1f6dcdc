import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { lazyPart } from '../../../platform/hydration/lazyPart.tsx';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { SizingSessionT } from '../../../shared/body/session/sizingSession.ts';
import type { DesignerStore } from '../designerStore.ts';
import { sizeToWear } from './sizeToWear.ts';
import styles from './Worn.module.css';

/** Loads with the first press. */
const WornDialog = lazyPart(() => import('./WornDialog.tsx'), ['sizing', 'measuring']);

type WornProps = { readonly store: DesignerStore; readonly shape: string };

/**
 * Button that opens the garment worn in the chosen size. The parameter `worn` of the
 * address opens it too, so going back closes it.
 */
const Worn = observer(function Worn({ store, shape }: WornProps): ReactNode {
  const t = useT('worn');
  const session = useService(SizingSessionT);
  const [query, changeQuery] = useQuery();
  const { type, size, savedSize } = store;
  const toWear =
    type.sizeType &&
    sizeToWear(
      type.sizeType.slug,
      size,
      savedSize.status === 'found' ? savedSize.size : null,
      session,
    );
  const change = (isOpen: boolean): void =>
    changeQuery(
      (current) => {
        if (isOpen) current.set('worn', '');
        else current.delete('worn');
        return current;
      },
      { replace: !isOpen },
    );
  // Signing out in another tab removes a saved size.
  const isLost = query.has('worn') && savedSize.status === 'missing';
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once.
  useEffect(() => {
    if (isLost) change(false);
  }, [isLost]);
  if (!toWear) return null;
  const who = toWear.bodyOrigin === 'own' ? 'known' : 'unknown';
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => change(true)}
      >
        <span className={styles.openName}>{t(`${who}.title`)}</span>
        <span className={styles.openText}>{t(`${who}.text`)}</span>
      </button>
      {query.has('worn') && (
        <div className={styles.loading}>
          <WornDialog
            designer={store}
            shape={shape}
            toWear={toWear}
            onClose={() => change(false)}
          />
        </div>
      )}
    </div>
  );
});

export default Worn;
