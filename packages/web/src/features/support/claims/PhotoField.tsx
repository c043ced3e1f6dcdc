import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useRef } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import styles from '../../../shared/claims/Claims.module.css';
import { acceptedPhotos, photoText } from '../../../shared/claims/photoText.ts';
import { FileAddressesT } from '../../../shared/site/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { withBase } from '../../../ui/basePath.ts';
import fields from '../../../ui/FileField.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import type { ClaimStore } from './claimStore.ts';

type PhotoFieldProps = {
  readonly store: ClaimStore;
  readonly lineId: number;
  readonly title: string;
  readonly error: string | null;
};

export const PhotoField = observer(function PhotoField({
  store,
  lineId,
  title,
  error,
}: PhotoFieldProps): ReactNode {
  const t = useT('claims');
  const { claimPhoto } = useService(FileAddressesT);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const uploads = store.uploads.of(lineId);
  const kept = uploads.filter(({ state }) => state === 'kept').length;
  const wanted = uploads.filter(({ state }) => state !== 'refused').length;
  return (
    <div className={styles.photoField}>
      <label htmlFor={id} className={styles.label}>
        {t('photos', { title })}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t(store.type === 'frg' ? 'photosHintFrg' : 'photosHintQuality')} {t('photosKinds')}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        accept={acceptedPhotos}
        multiple
        className={fields.file}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        aria-invalid={error ? true : undefined}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void store.addPhotos(lineId, files);
        }}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      {wanted > 0 && (
        <div className={styles.progress}>
          <progress
            max={wanted}
            value={kept}
            aria-label={t('progressOf', { title })}
            className={styles.bar}
          />
          <p role="status">{t('progress', { kept, wanted })}</p>
        </div>
      )}
      {uploads.length > 0 && (
        <ul className={styles.photos}>
          {uploads.map((upload, index) => (
            <li key={upload.key} className={styles.photo} data-state={upload.state}>
              {upload.id !== null ? (
                <img
                  src={withBase(claimPhoto(upload.id, 'thumbnail', store.link))}
                  alt={t('photoAlt', { number: index + 1 })}
                  className={styles.picture}
                />
              ) : (
                <p className={styles.name}>{upload.name}</p>
              )}
              {upload.state === 'refused' && upload.failure && (
                <p className={styles.error} role="alert">
                  <Icon name="warning" size={16} />
                  {photoText(t, upload.failure)}
                </p>
              )}
              {(upload.state === 'waiting' || upload.state === 'sending') && (
                <p className={styles.hint}>{t(`state.${upload.state}`)}</p>
              )}
              <Button
                look="quiet"
                aria-label={t('removeOf', { number: index + 1 })}
                onClick={() => {
                  store.removePhoto(lineId, upload.key);
                  // The button is removed with its photo.
                  input.current?.focus();
                }}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
