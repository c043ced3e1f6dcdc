import { languageNames, locales } from '@tailorbird/domain/kernel';
import { letterPage } from '@tailorbird/domain/newsletter';
import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea, TextField } from '../../../ui/Field.tsx';
import styles from '../people/Staff.module.css';
import type { LettersStore } from './lettersStore.ts';

type EditorProps = { readonly store: LettersStore };

/** How a letter that is kept comes to its readers: as text here, as it looks on a page of its own, and as a mail to who writes it. */
const LetterTries = observer(function LetterTries({ store }: EditorProps): ReactNode {
  const t = useT('staff');
  const { draft, preview, isSaved } = store;
  const letter = draft?.letter;
  if (!letter) return null;
  if (!isSaved) return <p className={styles.note}>{t('letters.saveFirst')}</p>;
  return (
    <section className={styles.form} aria-label={t('letters.tries')}>
      {locales.map((locale) => (
        <div key={locale} className={styles.ways}>
          <strong>{languageNames[locale]}</strong>
          <a
            className={styles.link}
            href={letterPage(letter.id, locale)}
            target="_blank"
            rel="noreferrer"
          >
            {t('letters.html')}
          </a>
          <Button look="quiet" onClick={() => void store.look(letter, locale)}>
            {t('letters.text')}
          </Button>
          <Button look="quiet" onClick={() => void store.test(letter, locale)}>
            {t('letters.test')}
          </Button>
        </div>
      ))}
      {preview && (
        <pre lang={preview.locale} className={styles.letter}>
          {`${preview.subject}\n\n${preview.text}`}
        </pre>
      )}
    </section>
  );
});

/** A letter in hand: what it says in both languages. */
export const LetterEditor = observer(function LetterEditor({ store }: EditorProps): ReactNode {
  const t = useT('staff');
  const { draft, problems, isBusy } = store;
  if (!draft) return null;
  const { letter, words } = draft;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.save();
  };
  return (
    <section className={styles.card} aria-label={t('letters.draft')}>
      <Form method="post" className={styles.form} onSubmit={submit}>
        <h2 className={styles.subtitle}>{words.subject.en || t('letters.draft')}</h2>
        {locales.map((locale) => (
          <TextField
            key={`subject ${locale}`}
            label={t('letters.subject', { language: languageNames[locale] })}
            name={`subject_${locale}`}
            lang={locale}
            autoComplete="off"
            maxLength={150}
            value={words.subject[locale]}
            error={problems[`subject_${locale}`]?.join(' ') ?? null}
            onChange={(typed) => store.type({ subject: { ...words.subject, [locale]: typed } })}
          />
        ))}
        {locales.map((locale) => (
          <TextArea
            key={`body ${locale}`}
            label={t('letters.body', { language: languageNames[locale] })}
            name={`body_${locale}`}
            lang={locale}
            rows={10}
            maxLength={20_000}
            hint={t('letters.bodyHint')}
            value={words.body[locale]}
            error={problems[`body_${locale}`]?.join(' ') ?? null}
            onChange={(typed) => store.type({ body: { ...words.body, [locale]: typed } })}
          />
        ))}
        <TextField
          label={t('letters.piece')}
          name="piece"
          autoComplete="off"
          maxLength={200}
          hint={t('letters.pieceHint')}
          value={words.piece}
          error={problems.piece?.join(' ') ?? null}
          onChange={(piece) => store.type({ piece: piece.trim() })}
        />
        <div className={styles.ways}>
          <Button type="submit" isBusy={isBusy}>
            {t('letters.save')}
          </Button>
          {letter && (
            <Button look="quiet" onClick={() => void store.remove(letter)}>
              {t('letters.remove')}
            </Button>
          )}
          <Button look="quiet" onClick={store.putDown}>
            {t('letters.close')}
          </Button>
        </div>
      </Form>
      <LetterTries store={store} />
    </section>
  );
});
