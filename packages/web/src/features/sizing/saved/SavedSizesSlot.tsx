import { type ReactNode, useId, useState } from 'react';
import { lazyPart } from '../../../platform/parts/lazyPart.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from '../SizePicker.module.css';
import type { SavedSizeChoiceProps } from './SavedSizeChoice.tsx';

const SavedSizeChoice = lazyPart<SavedSizeChoiceProps>(
  () => import('./SavedSizeChoice.tsx'),
  ['sizes'],
);

/** Opens the saved sizes on the page of a garment. They load on request. */
export const SavedSizesSlot = (props: SavedSizeChoiceProps): ReactNode => {
  const t = useT('sizing');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.scripted}>
      <Button
        look="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={SavedSizeChoice.prepare}
        onClick={() => setIsOpen((was) => !was)}
      >
        {t(isOpen ? 'picker.hideSaved' : 'picker.saved')}
      </Button>
      <div id={id}>{isOpen && <SavedSizeChoice {...props} />}</div>
    </div>
  );
};
