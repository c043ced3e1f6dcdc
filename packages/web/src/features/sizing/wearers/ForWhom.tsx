import { type CutFor, cutForChoices, type SizeRef, type UserSize } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { sizeWords } from '../../../shared/sizeNames/sizeWords.ts';
import { useSizeName } from '../../../shared/sizeNames/useSizeName.ts';
import { SizePreferencesT } from '../../../shared/sizePreferences/sizePreferences.ts';
import { useWardrobe } from '../../../shared/wearers/useWardrobe.ts';
import { type Garment, refOf, type Wardrobe } from '../../../shared/wearers/wardrobe.ts';
import type { WearersStore } from '../../../shared/wearers/wearersStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { ConvertDialog } from '../saved/ConvertDialog.tsx';
import { SavedSizesStoreT } from '../saved/savedSizesStore.ts';
import styles from './ForWhom.module.css';
import { useKnownCut } from './useKnownCut.ts';
import { useSelectWearer } from './useSelectWearer.ts';
import { WearerChoice } from './WearerChoice.tsx';

export type ForWhomProps = {
  readonly garment: Garment;
  readonly wearerId: number | null;
  /** True if the wearer's default is used because no size was chosen. */
  readonly isInDefault: boolean;
  readonly size: SizeRef | null;
  readonly onDefault: (size: SizeRef | null) => void;
  readonly onTakeDefault: () => void;
  readonly onDressed: (size: SizeRef | null) => void;
  readonly onChoose: (size: SizeRef) => void;
};

type PartProps = ForWhomProps & { readonly wearers: WearersStore; readonly wardrobe: Wardrobe };

/** Previews a size of another kind of garment, converted for this one, before it is chosen. */
const Convert = observer(function Convert({
  size,
  sizeTypeId,
  label,
  onConverted,
}: {
  readonly size: UserSize;
  readonly sizeTypeId: number;
  readonly label: string;
  readonly onConverted: (converted: UserSize) => void;
}): ReactNode {
  const store = useService(SavedSizesStoreT);
  const [isOpen, setIsOpen] = useState(false);
  const target = store?.sizeTypes.find(({ id }) => id === sizeTypeId);
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        isBusy={isOpen && !target}
        onClick={() => {
          setIsOpen(true);
          void store?.load(sizeTypeId);
        }}
      >
        {label}
      </Button>
      {isOpen && store && target && (
        <ConvertDialog
          store={store}
          size={size}
          target={target}
          onConverted={onConverted}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
});

/** Focuses the result of a press after its button was removed. */
const usePressed = <Place extends HTMLElement>(): {
  readonly place: RefObject<Place | null>;
  readonly press: () => void;
} => {
  const place = useRef<Place>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current || !place.current) return;
    isPressed.current = false;
    place.current.focus({ preventScroll: true });
  });
  const press = (): void => {
    isPressed.current = true;
  };
  return { place, press };
};

/** The wearer's size for this garment, with links to another size or back to the default. */
const Worn = observer(function Worn({
  garment,
  wearerId,
  isInDefault,
  size,
  wearers,
  wardrobe,
  ...on
}: PartProps): ReactNode {
  const t = useT('sizes');
  const tSizing = useT('sizing');
  const called = useSizeName();
  const { place, press } = usePressed<HTMLParagraphElement>();
  const [taken, setTaken] = useState<UserSize | null>(null);
  const worn = wardrobe.sizeFor({ wearerId, cutFor: wearers.cutOf(wearerId) }, garment);
  const name = wearers.nameOf(wearerId) ?? '';
  const who = wearerId === null ? 'me' : 'them';
  if (!worn || !garment.sizeType) return null;
  const chooseSize = (next: UserSize): void => {
    press();
    setTaken(next);
    on.onChoose({ kind: 'user', id: next.id });
  };
  const toTape = (): void => {
    const tape = place.current
      ?.closest('section, [role="dialog"]')
      ?.querySelector<HTMLInputElement>('[data-tape] input');
    tape?.scrollIntoView({ block: 'center' });
    tape?.focus({ preventScroll: true });
  };
  const made = (called: string, isStandard: boolean): ReactNode => (
    <div key="made" className={styles.line}>
      <p ref={place} role="status" tabIndex={-1} className={styles.made}>
        <strong>{t(`forWhom.is.${who}`, { name, size: called })}</strong>{' '}
        <span className={styles.note}>
          · {t(`forWhom.made.${isStandard ? 'standard' : 'own'}`)}
        </span>
      </p>
      <Button look="quiet" onClick={toTape}>
        {t('forWhom.change')}
      </Button>
    </div>
  );
  const offered = (text: string, onTake: () => void): ReactNode => (
    <div key="offered" className={styles.line}>
      <p>{text}</p>
      <Button look="quiet" onClick={onTake}>
        {t('forWhom.use')}
      </Button>
    </div>
  );
  if (taken && size?.kind === 'user' && size.id === taken.id)
    return made(called(taken.title), taken.standardSize !== null);
  if (worn.kind === 'to-convert' && size === null) {
    return (
      <div className={styles.line}>
        <p>{t(`forWhom.convert.${who}`, { name, size: called(worn.size.title) })}</p>
        <Convert
          size={worn.size}
          sizeTypeId={garment.sizeType.id}
          label={t('forWhom.look')}
          onConverted={chooseSize}
        />
      </div>
    );
  }
  const named =
    worn.kind === 'standard'
      ? sizeWords(worn.size, tSizing)
      : worn.kind === 'saved'
        ? called(worn.size.title)
        : null;
  if (named !== null) {
    // The size equals the default, even if it was chosen.
    const isTheirs = isInDefault || JSON.stringify(size) === JSON.stringify(refOf(worn));
    if (isTheirs)
      return made(
        named,
        worn.kind === 'standard' || (worn.kind === 'saved' && worn.size.standardSize !== null),
      );
    return offered(t(`forWhom.has.${who}`, { name, size: named }), () => {
      press();
      on.onTakeDefault();
    });
  }
  const newest =
    worn.kind === 'none' && wearers.all.length > 0 && size === null
      ? wardrobe.newestOf(wearerId, garment)
      : null;
  return (
    newest &&
    offered(t(`forWhom.newest.${who}`, { name, size: called(newest.title) }), () =>
      chooseSize(newest),
    )
  );
});

/** The wearer's cut: asked once where it matters, and saved (SIZE-123). */
const CutQuestion = observer(function CutQuestion({
  garment,
  wearerId,
  wearers,
}: PartProps): ReactNode {
  const t = useT('sizes');
  const tSizing = useT('sizing');
  const toasts = useService(ToastsT);
  const preferences = useService(SizePreferencesT);
  const { place, press } = usePressed<HTMLParagraphElement>();
  const [saved, setSaved] = useState<{
    readonly of: number | null;
    readonly cutFor: CutFor;
  } | null>(null);
  const isAsked =
    wearers.all.length > 0 && wearers.cutOf(wearerId) === null && garment.cutFor.length > 1;
  useEffect(() => (isAsked ? preferences.askCutBefore() : undefined), [isAsked, preferences]);
  const name = wearers.nameOf(wearerId);
  if (!isAsked) {
    if (saved?.of !== wearerId) return null;
    return (
      <p ref={place} role="status" tabIndex={-1} className={styles.made}>
        {name === null
          ? t(`forWhom.cut.told.me.${saved.cutFor}`)
          : t(`forWhom.cut.told.them.${saved.cutFor}`, { name })}
      </p>
    );
  }
  return (
    <div>
      <ChoiceGroup
        legend={name === null ? t('forWhom.cut.me') : t('forWhom.cut.them', { name })}
        look="chips"
        value={null}
        options={cutForChoices.map((each) => ({ value: each, label: tSizing(`cutFor.${each}`) }))}
        onChange={(cutFor) =>
          void wearers.saveCut(wearerId, cutFor).then((answer) => {
            if (answer?.ok) {
              preferences.setWearerCut(cutFor);
              setSaved({ of: wearerId, cutFor });
              press();
            } else if (answer) toasts.error(t('wearers.failure.unreachable'));
          })
        }
      />
      <p className={styles.note}>{t('forWhom.cut.hint')}</p>
    </div>
  );
});

const Asked = observer(function Asked(props: PartProps): ReactNode {
  const { garment, wearerId, wearers, wardrobe, onDefault, onDressed } = props;
  const t = useT('sizes');
  const selectWearer = useSelectWearer();
  const cutFor = wearers.cutOf(wearerId);
  const worn = wardrobe.sizeFor({ wearerId, cutFor }, garment);
  const ref = worn && refOf(worn);
  const key = JSON.stringify(ref);
  useKnownCut();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is equal for equal sizes.
  useEffect(() => onDefault(ref), [key]);
  const choose = (next: number | null): void => {
    if (next === wearerId) return;
    selectWearer(next);
    const theirs = wardrobe.sizeFor({ wearerId: next, cutFor: wearers.cutOf(next) }, garment);
    onDressed(theirs && refOf(theirs));
  };
  return (
    <div className={styles.forWhom}>
      <WearerChoice label={t('forWhom.ask')} value={wearerId} onChange={choose} />
      <CutQuestion {...props} />
      <Worn {...props} />
    </div>
  );
});

/** Wearer and size of a garment, the wearer first. Needs the sizes and sizing texts. */
const ForWhom = observer(function ForWhom(props: ForWhomProps): ReactNode {
  const dressed = useWardrobe();
  if (!dressed?.wearers.isKnown || !dressed.wardrobe.sizes) return null;
  return <Asked {...props} {...dressed} />;
});
export default ForWhom;
