import type { SecurityField, SecurityRefused } from '@tailorbird/domain/account';
import type { WireFieldErrors } from '../errors.ts';
import { messagesOf } from '../messages.ts';

const fieldNames: Readonly<Record<string, SecurityField>> = {
  current_password: 'currentPassword',
  password: 'password',
  email: 'email',
  code: 'code',
  name: 'name',
  passkey: 'passkey',
};

export const fromWireFieldsRefused = (
  body: WireFieldErrors,
): Extract<SecurityRefused, { readonly kind: 'fields-refused' }> => ({
  kind: 'fields-refused',
  fields: Object.fromEntries(
    Object.entries(body).flatMap(([name, messages]) => {
      const field = fieldNames[name];
      return field ? [[field, messagesOf({ [name]: messages })]] : [];
    }),
  ),
});
