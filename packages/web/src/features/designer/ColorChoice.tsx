import {
  type FabricColor,
  isFabricColorSelectable,
  shownFabricColors,
} from '@tailorbird/domain/catalog';
import { withFabricColor } from '@tailorbird/domain/designer';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useMemo } from 'react';
import { useAhead } from '../../platform/browser/useAhead.ts';
import { Choices } from '../../platform/navigation/Choices.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { clothStyle, Swatch } from '../../ui/Swatch.tsx';
import styles from './Choice.module.css';
import { ChoiceHead } from './ChoiceHead.tsx';
import type { DesignerStore } from './designerStore.ts';

const byFabric = (colors: readonly FabricColor[]): readonly (readonly FabricColor[])[] =>
  [...new Set(colors.map(({ fabric }) => fabric.id))].map((id) =>
    colors.filter(({ fabric }) => fabric.id === id),
  );

/** State of a color that admin UI sees but customers cannot choose. */
const secretOf = ({
  availability,
  showInDesigner,
  outOfStock,
}: FabricColor): 'unpublished' | 'hidden' | 'soldOut' | null => {
  if (availability === 'PRE_PUBLISH') return 'unpublished';
  if (!showInDesigner || availability !== 'AVAILABLE') return 'hidden';
  return outOfStock ? 'soldOut' : null;
};

const StateList = ({
  state,
  colors,
}: {
  readonly state: 'soldOut' | 'unpublished' | 'hidden';
  readonly colors: readonly FabricColor[];
}): ReactNode => {
  const t = useT('designer');
  if (colors.length === 0) return null;
  return (
    <p className={styles.hint}>
      {t(`color.${state}List`, { colors: colors.map(({ color }) => color.title).join(', ') })}
    </p>
  );
};

/** CATALOG-19: sold-out colors are visible but cannot be chosen. */
export const ColorChoice = observer(function ColorChoice({
  store,
}: {
  readonly store: DesignerStore;
}): ReactNode {
  const t = useT('designer');
  const name = useId();
  const { type, color, viewer, fewLeft } = store;
  const [chosenId, choose] = useAhead(color?.id ?? null, store.chooseColor);
  const shown = shownFabricColors(type, viewer);
  const chosen = shown.find(({ id }) => id === chosenId) ?? color;
  // Memoized, so that a choice rerenders only the previous and the new color.
  const fabrics = useMemo(() => {
    const labelOf = (color: FabricColor): string => {
      const secret = viewer.adminUi ? secretOf(color) : null;
      return secret ? `${color.color.title}, ${t(`color.${secret}`)}` : color.color.title;
    };
    return byFabric(shownFabricColors(type, viewer)).map((colors) => ({
      title: colors[0]?.fabric.title ?? '',
      slug: colors[0]?.fabric.slug ?? '',
      choices: colors.map((color) => ({
        value: String(color.id),
        label: labelOf(color),
        path: () => store.pathWith(withFabricColor(store.design, color.id)),
        refusal: isFabricColorSelectable(color, viewer) ? undefined : t('color.soldOut'),
        content: (
          <Swatch
            hex={color.color.hex}
            isSoldOut={color.outOfStock}
            showsCloth={!import.meta.env.NO_SERVER}
          />
        ),
      })),
    }));
  }, [store, type, viewer, t]);
  return (
    <section className={styles.choice}>
      <ChoiceHead title={t('color.title')} chosen={chosen?.color.title} />
      {fabrics.map(({ title, slug, choices }) => (
        <div key={title} className={styles.fabric} style={clothStyle(slug)}>
          <p className={styles.fabricName} aria-hidden="true">
            {title}
          </p>
          <Choices
            name={name}
            label={fabrics.length > 1 ? t('color.inFabric', { fabric: title }) : t('color.title')}
            className={styles.swatches}
            choiceClassName={styles.swatch}
            value={chosen ? String(chosen.id) : null}
            onChoose={(id) => choose(Number(id))}
            choices={choices}
          />
        </div>
      ))}
      <p className={styles.left} role="status">
        {fewLeft !== null && t('color.fewLeft', { count: fewLeft })}
      </p>
      {(['soldOut', 'unpublished', 'hidden'] as const).map((state) => (
        <StateList
          key={state}
          state={state}
          colors={shown.filter((color) => secretOf(color) === state)}
        />
      ))}
    </section>
  );
});
