import { maximumNoteLength, maximumRecipientLength } from '@tailorbird/domain/giftCards';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
import styles from './GiftFieldSet.module.css';
import type { GiftFields } from './giftFields.ts';

/**
 * Note and recipient, and for digital cards address and day. Field ids for the focus:
 * `gift-note`, …
 */
export const GiftFieldSet = observer(function GiftFieldSet({
  fields,
}: {
  readonly fields: GiftFields;
}): ReactNode {
  const t = useT('designer');
  const { problems, isDigital } = fields;
  const { recipient, email, on } = problems;
  // A digital card needs both name and address as soon as it is sent to a recipient.
  const addressNote = isDigital && fields.isAddressed ? undefined : t('initials.optional');
  return (
    <fieldset className={styles.fields} aria-label={t('gift.for')}>
      <div id="gift-recipient">
        <TextField
          label={t('gift.recipient')}
          note={addressNote}
          hint={t(isDigital ? 'gift.recipientDigital' : 'gift.recipientPaper')}
          error={
            recipient
              ? t(`gift.problem.recipient.${recipient}`, { maximum: maximumRecipientLength })
              : null
          }
          value={fields.recipient}
          onChange={(text) => fields.write('recipient', text)}
          autoComplete="off"
        />
      </div>
      {isDigital && (
        <div className={styles.pair}>
          <div id="gift-email">
            <TextField
              label={t('gift.email')}
              note={addressNote}
              error={email ? t(`gift.problem.email.${email}`) : null}
              value={fields.email}
              onChange={(text) => fields.write('email', text)}
              type="email"
              inputMode="email"
              autoComplete="off"
            />
          </div>
          <div id="gift-on">
            <TextField
              label={t('gift.on')}
              hint={t('gift.onHint')}
              error={on ? t(`gift.problem.on.${on}`) : null}
              value={fields.on}
              onChange={(text) => fields.write('on', text)}
              type="date"
            />
          </div>
        </div>
      )}
      <div id="gift-note">
        <TextArea
          label={t('gift.note')}
          note={t('initials.optional')}
          hint={t('gift.count', { count: fields.noteLength, maximum: maximumNoteLength })}
          error={fields.isNoteTooLong ? t('gift.tooLong', { maximum: maximumNoteLength }) : null}
          value={fields.note}
          onChange={(text) => fields.write('note', text)}
          rows={4}
        />
      </div>
    </fieldset>
  );
});
