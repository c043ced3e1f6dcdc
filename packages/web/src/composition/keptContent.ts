import type { HttpClient } from '@tailorbird/adapter-http/client';
import { HttpContent } from '@tailorbird/adapter-http/content';
import type { ShopData } from '@tailorbird/domain/shell';
import { ClockT } from '../platform/browser/browser.ts';
import { contentNews } from '../platform/browser/contentNews.ts';
import { KeptContent } from '../platform/content/keptContent.ts';
import type { Services } from '../platform/services/services.ts';
import { CallLanguageT } from '../platform/texts/callLanguage.ts';

/** The texts of this tab. */
export const openContent = (services: Services, client: HttpClient): KeptContent =>
  new KeptContent({
    asked: new HttpContent(client),
    clock: services.ready(ClockT),
    locale: () => services.ready(CallLanguageT).current,
    onNews: () => dispatchEvent(new Event(contentNews)),
  });

/** What staff change of the shop shows at their next visit of a page. */
export const forgettingContent = (
  shopData: ShopData,
  content: Pick<KeptContent, 'forget'>,
): ShopData => ({
  ...shopData,
  change: async (...change) => {
    const changed = await shopData.change(...change);
    if (changed.ok) content.forget();
    return changed;
  },
});
