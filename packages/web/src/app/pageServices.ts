import type { Locale } from '@tailorbird/domain/kernel';
import type { FileAddresses, Preferences } from '@tailorbird/domain/shell';
import { MenuStore, MenuT } from '../features/menu/menuStore.ts';
import { PreparePanelT } from '../platform/panels/panels.ts';
import { type Bound, bind } from '../platform/services/services.ts';
import { CallLanguageT } from '../platform/texts/callLanguage.ts';
import { type TextStore, TextsT } from '../platform/texts/textStore.ts';
import { ToastStore, ToastsT } from '../platform/toasts/toastStore.ts';
import { PreferencesT } from '../shared/ports/ports.ts';
import {
  FileAddressesT,
  HasNetworkT,
  HasReviewsT,
  SellerT,
  type ShownSeller,
  SupportAddressT,
} from '../shared/site/site.ts';
import { type VisitStore, VisitT } from '../shared/visit/visitStore.ts';
import { BannerStore, BannerT } from './frame/bannerStore.ts';
import { preparePanel } from './frame/PanelHost.tsx';

type Differing = {
  readonly locale: Locale;
  readonly texts: TextStore;
  readonly visit: VisitStore;
  readonly preferences: Preferences;
  readonly addresses: FileAddresses;
  readonly hasNetwork: () => Promise<boolean>;
  readonly supportAddress: string;
  readonly seller: ShownSeller | null;
  readonly hasReviews: boolean;
};

export const pageServices = ({
  locale,
  texts,
  visit,
  preferences,
  addresses,
  hasNetwork,
  supportAddress,
  seller,
  hasReviews,
}: Differing): readonly Bound[] => [
  bind(CallLanguageT, { current: locale }),
  bind(TextsT, texts),
  bind(VisitT, visit),
  bind(PreferencesT, preferences),
  bind(FileAddressesT, addresses),
  bind(HasNetworkT, hasNetwork),
  bind(SupportAddressT, supportAddress),
  bind(SellerT, seller),
  bind(HasReviewsT, hasReviews),
  bind(BannerT, new BannerStore(preferences)),
  bind(MenuT, new MenuStore()),
  bind(ToastsT, new ToastStore()),
  bind(PreparePanelT, preparePanel),
];
