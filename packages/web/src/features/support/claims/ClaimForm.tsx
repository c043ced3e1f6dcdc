import { type ClaimableLine, needsWashConfirmation } from '@tailorbird/domain/support';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { LocalLink, useLocalNavigate } from '../../../platform/navigation/links.tsx';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import styles from '../../../shared/claims/Claims.module.css';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Checkbox, Select, TextArea } from '../../../ui/Field.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { AlikeLines, GarmentPicture } from '../../../ui/Packshot.tsx';
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { ClaimStore } from './claimStore.ts';
import { PhotoField } from './PhotoField.tsx';
import { SignInOrLink } from './SignInOrLink.tsx';

type PieceProps = {
  readonly store: ClaimStore;
  readonly line: ClaimableLine;
  readonly isMissing: boolean;
};

/**
 * Errors about the photos of a piece. A remake needs photos of each piece; errors about the
 * total show at pieces with photos.
 */
const photosText = (
  t: ReturnType<typeof useT<'claims'>>,
  store: ClaimStore,
  lineId: number,
): string | null => {
  const missing =
    store.failureOf('photos-missing', lineId) ?? store.failureOf('photos-missing', null);
  if (missing)
    return t(missing.lineId === null ? 'failure.photosQuality' : 'failure.photosFrg', {
      count: missing.needed,
    });
  const tooMany =
    store.uploads.of(lineId).length > 0 ? store.failureOf('too-many-files') : undefined;
  return tooMany ? t('failure.too-many-files', { maximum: tooMany.maximum }) : null;
};

const Piece = observer(function Piece({ store, line, isMissing }: PieceProps): ReactNode {
  const t = useT('claims');
  const { lineId } = line;
  const chosen = store.chosen.get(lineId);
  return (
    <li className={styles.piece}>
      <GarmentPicture path={line.imagePath} alt="" className={styles.drawing} />
      <div className={styles.pieceText}>
        <Checkbox
          name={`piece-${lineId}`}
          checked={chosen !== undefined}
          isWrong={isMissing}
          label={
            <>
              <strong>{line.title}</strong>
              <span className={styles.traits}>
                {line.variantTitle}
                {line.sizeTitle !== null && ` · ${line.sizeTitle}`}
                {line.quantity > 1 && ` · ${t('quantity', { count: line.quantity })}`}
              </span>
            </>
          }
          onChange={(isNow) => store.choosePiece(lineId, isNow)}
        />
        {chosen && (
          <>
            {line.quantity > 1 && (
              <div className={styles.quantity}>
                <span aria-hidden>{t('howMany')}</span>
                <QuantityStepper
                  value={chosen.quantity}
                  minimum={1}
                  maximum={line.quantity}
                  label={t('howManyOf', { title: line.title })}
                  lessLabel={t('less', { title: line.title })}
                  moreLabel={t('more', { title: line.title })}
                  onChange={(quantity) => store.chooseQuantity(lineId, quantity)}
                />
              </div>
            )}
            <PhotoField
              store={store}
              lineId={lineId}
              title={line.title}
              error={photosText(t, store, lineId)}
            />
            {needsWashConfirmation(line) && (
              <Checkbox
                name={`washed-${lineId}`}
                checked={chosen.washed}
                label={t('washed')}
                hint={t('washedHint')}
                error={
                  store.failureOf('wash-not-confirmed', lineId)
                    ? t('failure.wash-not-confirmed')
                    : null
                }
                onChange={(isWashed) => store.confirmWash(lineId, isWashed)}
              />
            )}
          </>
        )}
      </div>
    </li>
  );
});

export const ClaimForm = observer(function ClaimForm({
  store,
}: {
  readonly store: ClaimStore;
}): ReactNode {
  const t = useT('claims');
  const languageTag = useLanguageTag();
  const navigate = useLocalNavigate();
  const form = useRef<HTMLFormElement>(null);
  const piecesId = useId();
  const { sent, link } = store;
  useEffect(() => {
    const resume = (): void => void store.uploads.resume();
    addEventListener('online', resume);
    return () => removeEventListener('online', resume);
  }, [store]);
  useEffect(() => {
    if (sent)
      navigate(
        `/support/claims/${sent.number}${link === null ? '' : `?${new URLSearchParams({ link })}`}`,
      );
  }, [sent, link, navigate]);

  const failureText = (
    kind: 'order-required' | 'item-required' | 'comment-required',
  ): string | null => (store.failureOf(kind) ? t(`failure.${kind}`) : null);
  const comment = (
    <TextArea
      label={t('comment')}
      hint={t(store.type === 'frg' ? 'commentHintFrg' : 'commentHintQuality')}
      name="comment"
      rows={6}
      maxLength={4000}
      value={store.comment}
      error={failureText('comment-required')}
      onChange={store.write}
    />
  );
  // Signing in selects the order; the input stays (GUARD-17).
  if (store.loading?.kind === 'sign-in-required')
    return (
      <div className={styles.form}>
        <fieldset className={styles.pieces}>
          <legend className={classNames(styles.label, styles.legend)}>{t('order')}</legend>
          <SignInOrLink type={store.type} />
        </fieldset>
        {comment}
      </div>
    );
  if (store.loading)
    return (
      <ErrorBox
        message={t('loadFailed')}
        retryLabel={t('retry')}
        onRetry={() => void store.load()}
      />
    );
  if (store.orders === null) return <Skeleton lines={6} />;
  if (store.orders.length === 0) {
    return (
      <EmptyState title={t(`none.${store.type}`)} text={t(`noneText.${store.type}`)}>
        <LocalLink to="/contact" className={buttonClass('secondary')}>
          {t('contact')}
        </LocalLink>
      </EmptyState>
    );
  }
  const date = (instant: string): string =>
    new Intl.DateTimeFormat(languageTag, { dateStyle: 'long' }).format(new Date(instant));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await store.send();
    focusFirstInvalid(form.current);
  };
  const itemRequired = failureText('item-required');
  return (
    <Form ref={form} method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      <Select
        label={t('order')}
        name="order"
        value={store.orderNumber ?? ''}
        placeholder={t('chooseOrder')}
        options={store.orders.map(({ number, datePlaced }) => ({
          value: number,
          label: t('orderOf', { number, date: date(datePlaced) }),
        }))}
        hint={
          store.type === 'frg' && store.order
            ? t('guaranteeUntil', { date: date(store.order.guaranteeEnd) })
            : undefined
        }
        error={failureText('order-required')}
        onChange={store.chooseOrder}
      />
      {store.order && (
        <fieldset
          className={styles.pieces}
          aria-describedby={itemRequired ? `${piecesId}-error` : undefined}
        >
          <legend className={styles.label}>{t('pieces')}</legend>
          {itemRequired && (
            <p id={`${piecesId}-error`} className={styles.error}>
              <Icon name="warning" size={16} />
              {itemRequired}
            </p>
          )}
          <AlikeLines lines={store.order.lines}>
            <ul className={styles.pieceList}>
              {store.order.lines.map((line) => (
                <Piece
                  key={line.lineId}
                  store={store}
                  line={line}
                  isMissing={itemRequired !== null}
                />
              ))}
            </ul>
          </AlikeLines>
        </fieldset>
      )}
      {store.uploads.isPaused && (
        <Notice
          role="alert"
          actions={
            <Button look="secondary" onClick={() => void store.uploads.resume()}>
              {t('resume')}
            </Button>
          }
        >
          {t(store.uploads.isStoreAway ? 'photo.photos-away' : 'paused')}
        </Notice>
      )}
      {comment}
      {store.failureOf('uploads-running') && store.uploads.isRunning && (
        <Notice look="error" role="alert">
          {t('failure.uploads-running')}
        </Notice>
      )}
      {store.refused && (
        <Notice look="error" role="alert">
          {t(
            store.refused.kind === 'piece-not-claimable'
              ? 'refusedPiece'
              : store.refused.kind === 'too-often'
                ? 'tooOften'
                : 'sendFailed',
          )}
        </Notice>
      )}
      <div>
        <Button type="submit" isBusy={store.isSending} disabled={store.uploads.isRunning}>
          {t('send')}
        </Button>
        <p role="status" className={styles.hint}>
          {store.uploads.isRunning && t('uploading')}
        </p>
        <p className={styles.hint}>{t('privacy')}</p>
      </div>
    </Form>
  );
});
