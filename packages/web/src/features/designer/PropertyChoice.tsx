import { isPropertyShown, type PropertyCollection } from '@tailorbird/domain/catalog';
import { withProperty } from '@tailorbird/domain/designer';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useAhead } from '../../platform/browser/useAhead.ts';
import { Choices } from '../../platform/navigation/Choices.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { withBase } from '../../ui/basePath.ts';
import { softHyphens } from '../../ui/softHyphens.ts';
import styles from './Choice.module.css';
import { ChoiceHead } from './ChoiceHead.tsx';
import { closeUpOf } from './closeUps.ts';
import type { DesignerStore } from './designerStore.ts';

type CloseUpProps = {
  readonly store: DesignerStore;
  readonly collectionSlug: string;
  readonly propertyId: number;
};

/** In the chosen color, updated after the garment itself. */
const CloseUp = observer(function CloseUp({
  store,
  collectionSlug,
  propertyId,
}: CloseUpProps): ReactNode {
  const fabricColorId = useDeferredValue(store.design.variant.fabricColorId);
  const { source, style } = closeUpOf(store.type, collectionSlug, propertyId, fabricColorId);
  return (
    <img
      src={withBase(source)}
      style={style}
      alt=""
      width={800}
      height={800}
      loading="lazy"
      decoding="async"
    />
  );
});

type PropertyChoiceProps = {
  readonly store: DesignerStore;
  readonly collection: PropertyCollection;
};

/** Choice of a property such as neck or sleeve; hidden if there is only one option. */
export const PropertyChoice = observer(function PropertyChoice({
  store,
  collection,
}: PropertyChoiceProps): ReactNode {
  const t = useT('designer');
  const { type, selectedProperties, replaced, viewer } = store;
  const options = useMemo(
    () => collection.properties.filter((property) => isPropertyShown(property, viewer)),
    [collection, viewer],
  );
  const [chosenId, choose] = useAhead(selectedProperties[collection.slug], (id: number) =>
    store.chooseProperty(collection.slug, id),
  );
  const chosen = options.find(({ id }) => id === chosenId);
  // Memoized, so that a choice rerenders only the previous and the new option.
  const choices = useMemo(
    () =>
      options.map((property) => ({
        value: String(property.id),
        label: property.showInDesigner
          ? property.traitTitle
          : `${property.traitTitle}, ${t('color.hidden')}`,
        path: () => store.pathWith(withProperty(type, store.design, collection.slug, property.id)),
        content: (
          <>
            <span className={styles.closeUp} aria-hidden="true">
              <CloseUp store={store} collectionSlug={collection.slug} propertyId={property.id} />
            </span>
            <span className={styles.optionName} aria-hidden="true">
              {softHyphens(property.traitTitle)}
            </span>
          </>
        ),
      })),
    [store, type, collection, options, t],
  );
  const given = replaced.find((one) => one.collection === collection.slug);
  if (options.length < 2) return null;
  return (
    <section className={styles.choice}>
      <ChoiceHead title={collection.traitLabelTitle} chosen={chosen?.traitTitle} />
      <Choices
        label={collection.traitLabelTitle}
        className={styles.options}
        choiceClassName={styles.option}
        value={chosen ? String(chosen.id) : null}
        onChoose={(id) => choose(Number(id))}
        choices={choices}
      />
      {given && (
        <p className={styles.given}>
          <span>{t('replaced', { from: given.from, to: given.to })}</span>
          <Button look="quiet" onClick={store.undo}>
            {t('history.takeBack')}
          </Button>
        </p>
      )}
    </section>
  );
});
