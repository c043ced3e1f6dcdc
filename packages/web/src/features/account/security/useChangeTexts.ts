import type { SecurityField } from '@tailorbird/domain/account';
import { fieldFailureText } from '../../../platform/texts/fieldFailureText.ts';
import { useT } from '../../../platform/texts/useT.ts';
import type { Change } from './securityStore.ts';

/** Error texts of a change: per field, or for the form if no field is the cause. */
export const useChangeTexts = <Field extends string>(
  change: Change<Field>,
): { readonly at: (field: Field) => string | null; readonly whole: string | null } => {
  const account = useT('account');
  const t = useT('security');
  const because = change.status === 'refused' ? change.because : null;
  return {
    at: (field) => {
      if (change.status === 'invalid') return fieldFailureText(account, change.failures[field]);
      return because?.kind === 'fields-refused'
        ? (because.fields[field as string as SecurityField]?.join('\n') ?? null)
        : null;
    },
    whole:
      because?.kind === 'too-often'
        ? because.message
        : because?.kind === 'unreachable'
          ? t('failed')
          : null,
  };
};
