import type { Locale } from '@tailorbird/domain/kernel';
import type { Preferences } from '@tailorbird/domain/shell';
import { createContext, useContext } from 'react';
import type { BannerStore } from '../app/frame/bannerStore.ts';
import type { MenuStore } from '../app/frame/menuStore.ts';
import type { LoadingStore } from './loading/loadingStore.ts';
import type { Services } from './services/services.ts';
import type { TextStore } from './texts/textStore.ts';
import type { ToastStore } from './toasts/toastStore.ts';
import type { VisitStore } from './visit/visitStore.ts';

/** What one browser tab, or one request on the server, has of its own. */
export type App = {
  readonly texts: TextStore;
  readonly services: Services;
  /** The language calls are made in: that of the page on screen, or of the one that is loading. */
  readonly language: { current: Locale };
  readonly visit: VisitStore;
  readonly toasts: ToastStore;
  readonly loading: LoadingStore;
  readonly banner: BannerStore;
  readonly menu: MenuStore;
  /** What this browser remembers; null while a page is rendered, which remembers nothing. */
  readonly preferences: Preferences | null;
};

export const AppContext = createContext<App | null>(null);

export const useApp = (): App => {
  const app = useContext(AppContext);
  if (!app) throw new Error('Rendered outside of the app');
  return app;
};

/** Who is here, where they are, and the number of pieces in their basket. Unknown until the page has been hydrated. */
export const useVisit = (): VisitStore => useApp().visit;

/** Short notices at the edge of the page. */
export const useToasts = (): ToastStore => useApp().toasts;
