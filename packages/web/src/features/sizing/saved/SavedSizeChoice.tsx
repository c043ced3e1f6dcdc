import { formatStandardSize, type UserSize } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { usePanels } from '../../../platform/panels/panels.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { useSizeName } from '../../../shared/sizeNames/useSizeName.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { useWearers } from '../../../shared/wearers/useWearers.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ConvertDialog } from './ConvertDialog.tsx';
import styles from './SavedSizeChoice.module.css';
import { type SavedSizesStore, SavedSizesStoreT } from './savedSizesStore.ts';

export type SavedSizeChoiceProps = {
  readonly sizeTypeId: number;
  /** The wearer, if the customer has several; null is the customer. */
  readonly wearerId?: number | null;
  readonly chosenId: number | null;
  readonly onChoose: (id: number) => void;
};

const Choice = observer(function Choice({
  store,
  sizeTypeId,
  wearerId,
  chosenId,
  onChoose,
}: SavedSizeChoiceProps & { readonly store: SavedSizesStore }): ReactNode {
  const t = useT('sizes');
  const locale = useLocale();
  const wearers = useWearers();
  const called = useSizeName();
  const visit = useService(VisitT);
  const panels = usePanels();
  const userId = visit.user?.id;
  const [converting, setConverting] = useState<UserSize | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes depend on the customer, their texts on the language.
  useEffect(() => {
    void store.load(sizeTypeId);
  }, [store, sizeTypeId, locale, userId]);
  const { state, sizes: all } = store;
  const isOfOne = wearerId !== undefined && wearers !== null && wearers.all.length > 0;
  const sizes = isOfOne ? all?.filter((size) => size.wearerId === wearerId) : all;
  if (state.status === 'error')
    return (
      <ErrorBox
        message={t('failed')}
        retryLabel={t('retry')}
        onRetry={() => void store.load(sizeTypeId)}
      />
    );
  if (!sizes) return <Skeleton lines={3} />;
  const here = sizes.filter((size) => size.sizeTypeId === sizeTypeId);
  const elsewhere = sizes.filter((size) => size.sizeTypeId !== sizeTypeId);
  const made = ({ standardSize, prefs }: UserSize): string =>
    standardSize
      ? t('standard', { size: formatStandardSize(standardSize) })
      : prefs
        ? t(`fit.${prefs.fit}`)
        : t('manual');
  const detail = (size: UserSize): string => {
    const name = wearers?.nameOf(size.wearerId) ?? null;
    return name === null ? made(size) : `${t('wearers.forName', { name })} · ${made(size)}`;
  };
  const target = store.sizeTypes.find(({ id }) => id === sizeTypeId);
  return (
    <div className={styles.choice}>
      {sizes.length === 0 && (
        <p className={styles.note}>{t(visit.isSignedIn ? 'choose.none' : 'choose.noneHere')}</p>
      )}
      {sizes.length === 0 && !visit.isSignedIn && (
        <Button
          look="quiet"
          aria-haspopup="dialog"
          onClick={() => panels.show('auth', { auth: 'sign-in', 'auth-scope': 'full' })}
        >
          {t('choose.signIn')}
        </Button>
      )}
      {here.length > 0 && (
        <ChoiceGroup
          legend={t('choose.title')}
          isLegendHidden
          look="rows"
          value={chosenId === null ? null : String(chosenId)}
          options={here.map((size) => ({
            value: String(size.id),
            label: called(size.title),
            description: detail(size),
          }))}
          onChange={(id) => onChoose(Number(id))}
        />
      )}
      {elsewhere.length > 0 && target && (
        <section aria-label={t('choose.other')}>
          <p className={styles.other}>
            {t('choose.other')} <span className={styles.note}>{t('choose.otherText')}</span>
          </p>
          <ul>
            {elsewhere.map((size) => (
              <li key={size.id} className={styles.row}>
                <span>
                  {called(size.title)}{' '}
                  <span className={styles.note}>{store.sizeTypeOf(size)?.title}</span>
                </span>
                <Button
                  look="quiet"
                  aria-haspopup="dialog"
                  aria-label={t('choose.use', { name: called(size.title) })}
                  onClick={() => setConverting(size)}
                >
                  {t('choose.look')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {converting && target && (
        <ConvertDialog
          store={store}
          size={converting}
          target={target}
          onConverted={({ id }) => onChoose(id)}
          onClose={() => setConverting(null)}
        />
      )}
    </div>
  );
});

/**
 * Saved sizes for a garment, and others that can be converted for it. Needs the sizes
 * texts.
 */
export default function SavedSizeChoice(props: SavedSizeChoiceProps): ReactNode {
  const store = useService(SavedSizesStoreT);
  return store ? <Choice store={store} {...props} /> : <Skeleton lines={3} />;
}
