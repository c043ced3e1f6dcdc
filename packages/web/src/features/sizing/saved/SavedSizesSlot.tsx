import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { lazyPart } from '../../../platform/hydration/lazyPart.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from '../SizePicker.module.css';
import type { SavedSizeChoiceProps } from './SavedSizeChoice.tsx';

const SavedSizeChoice = lazyPart<SavedSizeChoiceProps>(
  () => import('./SavedSizeChoice.tsx'),
  ['sizes'],
);

/**
 * Opens the saved sizes on the page of a garment. They load on request, so the label asks guests
 * whether they have any.
 */
export const SavedSizesSlot = observer(function SavedSizesSlot(
  props: SavedSizeChoiceProps,
): ReactNode {
  const visit = useService(VisitT);
  const t = useT('sizing');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const closedLabel =
    visit.isSignedIn || props.chosenId !== null ? 'picker.saved' : 'picker.savedBefore';
  return (
    <div className={styles.scripted}>
      <Button
        look="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={SavedSizeChoice.prepare}
        onClick={() => setIsOpen((was) => !was)}
      >
        {t(isOpen ? 'picker.hideSaved' : closedLabel)}
      </Button>
      <div id={id}>{isOpen && <SavedSizeChoice {...props} />}</div>
    </div>
  );
});
