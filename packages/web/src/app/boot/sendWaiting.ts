import { basketMessage } from '@tailorbird/domain/basket';
import { followBasket } from '../../features/basket/offline/followBasket.ts';
import { BasketOutboxT } from '../../features/basket/offline/services.ts';
import { BasketStoreT } from '../../features/basket/services.ts';
import { ClockT } from '../../platform/browser/browser.ts';
import { PreferencesT } from '../../platform/ports/ports.ts';
import type { Services } from '../../platform/services/services.ts';
import { CallLanguageT } from '../../platform/texts/callLanguage.ts';
import { TextsT } from '../../platform/texts/textStore.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';

/** Keeps the basket for when there is no network. */
export const keepBasket = (services: Services): void => {
  const [store, visit] = [services.ready(BasketStoreT), services.ready(VisitT)];
  followBasket({
    store,
    visit,
    preferences: services.ready(PreferencesT),
    clock: services.ready(ClockT),
  });
};

/** Lets go of what was asked of the basket without a network, on screen too. */
export const forgetWaiting = async (services: Services): Promise<void> =>
  (await services.get(BasketOutboxT)).forget();

/** Sends what was asked of the basket without a network, and says what became of it. */
export const sendWaiting = async (services: Services): Promise<void> => {
  const store = services.ready(BasketStoreT);
  const outbox = await services.get(BasketOutboxT);
  const { sent, refused, basket } = await store.turns.take(outbox.send, () => {});
  if (sent + refused.length === 0) return;
  if (basket) services.ready(VisitT).countBasket(basket.itemCount);
  if (store.state.status !== 'initial') await store.reload();
  const [texts, toasts, locale] = [
    services.ready(TextsT),
    services.ready(ToastsT),
    services.ready(CallLanguageT).current,
  ];
  await texts.load(locale, ['basket']);
  const t = texts.translate(locale, 'basket');
  if (sent > 0) toasts.notify(t('offline.sent', { count: sent }));
  if (refused.length === 0) return;
  const reasons = refused.map(({ title, failure }) =>
    t('offline.refused', { title, reason: t(`refused.${basketMessage('add', failure).message}`) }),
  );
  toasts.error(reasons.join(' '), { isLasting: true });
};
