import { actionFailureMessage, isNotAcceptable, isSessionRefusal } from '@tailorbird/domain/shell';
import type { Services } from '../platform/services/services.ts';
import { CallLanguageT } from '../platform/texts/callLanguage.ts';
import { TextsT } from '../platform/texts/textStore.ts';
import { ToastsT } from '../platform/toasts/toastStore.ts';
import { VisitT } from '../shared/visit/visitStore.ts';

/**
 * True for refusals that an ended session can cause. Basket actions get 406, because another
 * basket is current then.
 */
const mayBeSignedOut = (status: number, isAction: boolean): boolean =>
  isSessionRefusal(status) || (isAction && isNotAcceptable({ status }));

/**
 * Checks whether a refused call means that the session has ended. Otherwise shows that the
 * action is not permitted (ERR-13). The caller reports all other failures.
 */
export const onRefusal = async (
  services: Services,
  status: number,
  isAction: boolean,
): Promise<void> => {
  const visit = services.ready(VisitT);
  if (mayBeSignedOut(status, isAction) && visit.isSignedIn) await visit.checkSession();
  if (visit.hasSessionEnded || !isAction) return;
  if (actionFailureMessage(status) !== 'not-permitted') return;
  const texts = services.ready(TextsT);
  const locale = services.ready(CallLanguageT).current;
  await texts.load(locale, ['failure']);
  services.ready(ToastsT).error(texts.translate(locale, 'failure')('notPermitted'));
};
