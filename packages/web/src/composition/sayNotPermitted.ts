import { actionFailureMessage } from '@tailorbird/domain/shell';
import type { Services } from '../platform/services/services.ts';
import { CallLanguageT } from '../platform/texts/callLanguage.ts';
import { TextsT } from '../platform/texts/textStore.ts';
import { ToastsT } from '../platform/toasts/toastStore.ts';

/** Says of an action that was refused that it is not permitted, where that is why (ERR-13). What else went wrong is said where it was asked for. */
export const sayNotPermitted = async (services: Services, status: number): Promise<void> => {
  if (actionFailureMessage(status) !== 'not-permitted') return;
  const texts = services.ready(TextsT);
  const locale = services.ready(CallLanguageT).current;
  await texts.load(locale, ['failure']);
  services.ready(ToastsT).error(texts.translate(locale, 'failure')('notPermitted'));
};
