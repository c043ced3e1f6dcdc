import { type FabricColor, isFabricColorSelectable, publicViewer, shownFabricColors } from '@tailorbird/domain/catalog';
import { withFabricColor } from '@tailorbird/domain/designer';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useT } from '../../i18n/useT.ts';
import { Choices } from '../../shell/Choices.tsx';
import { Swatch } from '../../ui/Swatch.tsx';
import styles from './Choice.module.css';
import { ChoiceHead } from './ChoiceHead.tsx';
import type { DesignerStore } from './designerStore.ts';

/** Colors by the fabric they are dyed in, in the order of the catalogue. */
const byFabric = (colors: readonly FabricColor[]): readonly (readonly FabricColor[])[] =>
  [...new Set(colors.map(({ fabric }) => fabric.id))].map((id) => colors.filter(({ fabric }) => fabric.id === id));

/** CATALOG-19: what is sold out stays in view and cannot be chosen. */
export const ColorChoice = observer(function ColorChoice({ store }: { readonly store: DesignerStore }): ReactNode {
  const t = useT('designer');
  const name = useId();
  const { type, color: chosen } = store;
  const fabrics = byFabric(shownFabricColors(type, publicViewer));
  const soldOut = shownFabricColors(type, publicViewer).filter((color) => !isFabricColorSelectable(color, publicViewer));
  return (
    <section className={styles.choice}>
      <ChoiceHead title={t('color.title')} chosen={chosen?.color.title} />
      {fabrics.map((colors) => {
        const title = colors[0]?.fabric.title ?? '';
        return (
          <div key={title} className={styles.fabric}>
            <p className={styles.fabricName} aria-hidden="true">
              {title}
            </p>
            <Choices
              name={name}
              label={fabrics.length > 1 ? t('color.inFabric', { fabric: title }) : t('color.title')}
              className={styles.swatches}
              choiceClassName={styles.swatch}
              value={chosen ? String(chosen.id) : null}
              onChoose={(id) => store.chooseColor(Number(id))}
              choices={colors.map((color) => ({
                value: String(color.id),
                label: color.color.title,
                path: () => store.pathWith(withFabricColor(store.design, color.id)),
                refusal: isFabricColorSelectable(color, publicViewer) ? undefined : t('color.soldOut'),
                content: <Swatch hex={color.color.hex} isSoldOut={!isFabricColorSelectable(color, publicViewer)} />,
              }))}
            />
          </div>
        );
      })}
      {soldOut.length > 0 && (
        <p className={styles.hint}>{t('color.soldOutList', { colors: soldOut.map(({ color }) => color.title).join(', ') })}</p>
      )}
    </section>
  );
});
