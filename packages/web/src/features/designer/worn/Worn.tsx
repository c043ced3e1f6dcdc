import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { lazyPart, nothing } from '../../../platform/hydration/lazyPart.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { SizingSessionT } from '../../../shared/body/session/sizingSession.ts';
import type { DesignerStore } from '../designerStore.ts';
import { sizeToWear } from './sizeToWear.ts';
import styles from './Worn.module.css';

/** Loads with the first press. */
const WornDialog = lazyPart(() => import('./WornDialog.tsx'), ['sizing', 'measuring'], nothing);

type WornProps = { readonly store: DesignerStore; readonly shape: string };

/** Button that opens the garment worn in the chosen size. */
const Worn = observer(function Worn({ store, shape }: WornProps): ReactNode {
  const t = useT('worn');
  const session = useService(SizingSessionT);
  const [isOpen, setOpen] = useState(false);
  const { type, size, savedSize } = store;
  const toWear =
    type.sizeType &&
    sizeToWear(
      type.sizeType.slug,
      size,
      savedSize.status === 'found' ? savedSize.size : null,
      session,
    );
  if (!toWear) return null;
  const who = toWear.isOwnBody ? 'known' : 'unknown';
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={styles.openName}>{t(`${who}.title`)}</span>
        <span className={styles.openText}>{t(`${who}.text`)}</span>
      </button>
      {isOpen && (
        <WornDialog designer={store} shape={shape} toWear={toWear} onClose={() => setOpen(false)} />
      )}
    </>
  );
});

export default Worn;
