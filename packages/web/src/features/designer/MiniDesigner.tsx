import type { ClothingType } from '@tailorbird/domain/catalog';
import { formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { PanelFoot, usePanelLock } from '../../platform/panels/panelFrame.tsx';
import { usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { buyProblem } from './buyProblem.ts';
import { ColorChoice } from './ColorChoice.tsx';
import { Drawing } from './Drawing.tsx';
import type { DesignerStore } from './designerStore.ts';
import { GiftFieldSet } from './GiftFieldSet.tsx';
import { goTo } from './goTo.ts';
import { InitialsField } from './InitialsField.tsx';
import { LineFrame } from './LineFrame.tsx';
import styles from './LinePanels.module.css';
import type { LineState, LineStore } from './lineStore.ts';
import { PieceScopeChoice } from './PieceScopeChoice.tsx';
import { PropertyChoice } from './PropertyChoice.tsx';
import { useViewer } from './useViewer.ts';

export type SizePart = (store: DesignerStore) => ReactNode;

type ChoicesProps = {
  readonly designer: DesignerStore;
  readonly type: ClothingType;
  readonly size: SizePart;
};

export const Choices = observer(function Choices({
  designer,
  type,
  size,
}: ChoicesProps): ReactNode {
  const viewer = useViewer();
  useEffect(() => designer.lookAs(viewer), [designer, viewer]);
  return (
    <>
      <div className={styles.drawing}>
        <Drawing store={designer} isLive />
      </div>
      <ColorChoice store={designer} />
      {!type.isStockItem &&
        type.propertyCollections.map((collection) => (
          <PropertyChoice key={collection.id} store={designer} collection={collection} />
        ))}
      {type.supportsInitials && <InitialsField store={designer} />}
      {type.sizeType !== null && size(designer)}
    </>
  );
});

type FormProps = Extract<LineState, { status: 'ready' }> & {
  readonly store: LineStore;
  readonly size: SizePart;
};

const Form = observer(function Form({ store, line, type, size }: FormProps): ReactNode {
  const t = useT('garmentPanels');
  const tDesigner = useT('designer');
  const languageTag = useLanguageTag();
  const panels = usePanels();
  const toasts = useService(ToastsT);
  const { designer, fields, saving } = store;
  const isSaving = saving.status === 'saving';
  usePanelLock(isSaving);
  const save = async (): Promise<void> => {
    if (await store.save()) {
      const undo = async (): Promise<void> => {
        if (await store.undo()) toasts.notify(t('mini.undone'));
        else toasts.error(t('mini.notUndone'));
      };
      const isOne = line.quantity > 1 && store.howMany === 'one';
      toasts.notify(
        t(isOne ? 'mini.savedOne' : 'mini.saved'),
        store.canUndo ? { action: { label: t('mini.undo'), run: () => void undo() } } : {},
      );
      // Each result leads back to the basket, which shows the current line.
      return panels.show('basket');
    }
    if (store.wrongField) goTo(`[role='dialog'] #gift-${store.wrongField} :is(input, textarea)`);
    else if (store.saving.status === 'refused' && store.saving.failure.kind === 'initials')
      goTo(`[role='dialog'] #initials input`);
  };
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h3 className={styles.title}>{line.title}</h3>
        <p className={styles.price}>{formatMoney(line.unitPrice, languageTag)}</p>
      </div>
      <PieceScopeChoice quantity={line.quantity} value={store.howMany} onChange={store.choose} />
      {designer && <Choices designer={designer} type={type} size={size} />}
      {fields && <GiftFieldSet fields={fields} />}
      <PanelFoot>
        {saving.status === 'refused' && (
          <p className={styles.problem} role="alert">
            <Icon name="warning" size={18} />
            {buyProblem(saving.failure, tDesigner, 'change')}
          </p>
        )}
        <Button isWide isBusy={isSaving} onClick={save}>
          {t(isSaving ? 'mini.saving' : 'mini.save')}
        </Button>
      </PanelFoot>
    </div>
  );
});

/**
 * Changes a basket line: choices and size of a garment, or note and recipient of a
 * gift card (SHELL-02). A refusal leaves the line unchanged and keeps the choices.
 * Needs the designer texts.
 */
export const MiniDesigner = ({
  lineId,
  size,
}: {
  readonly lineId: number;
  readonly size: SizePart;
}): ReactNode => (
  <LineFrame lineId={lineId}>
    {(ready, store) => <Form {...ready} store={store} size={size} />}
  </LineFrame>
);
