import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { usePanels } from '../../../platform/panels/panels.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { ChosenSizeT } from '../../../shared/body/session/chosenSize.ts';
import { sizeWords } from '../../../shared/sizeNames/sizeWords.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';

export const ChosenSizeNotice = observer(function ChosenSizeNotice(): ReactNode {
  const t = useT('findSize');
  const sizing = useT('sizing');
  const panels = usePanels();
  const chosenSize = useService(ChosenSizeT);
  const place = useRef<HTMLDivElement>(null);
  const { size } = chosenSize;
  const undo = (): void => {
    // The pressed button is removed, so move the focus.
    place.current?.focus({ preventScroll: true });
    const sizeId = chosenSize.undo();
    if (sizeId !== null) panels.change({ set: { sizeId } });
  };
  return (
    <div ref={place} tabIndex={-1} role="status">
      {size && (
        <Notice
          look="success"
          actions={
            <Button look="quiet" onClick={undo}>
              {t('create.undo')}
            </Button>
          }
        >
          {t('create.taken', { size: sizeWords(size, sizing) })}
        </Notice>
      )}
    </div>
  );
});
