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

/** The way to the sizes one has, on the page of a garment. They are asked for when somebody wants to see them. */
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
