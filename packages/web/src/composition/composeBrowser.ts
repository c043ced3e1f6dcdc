import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import type { Composed } from '../services.ts';
import type { ToastStore } from '../shell/toastStore.ts';
import type { VisitStore } from '../shell/visitStore.ts';
import { createContainer, provide } from './container.ts';
import { provideHttpPorts } from './ports.ts';
import { ToastsT, VisitT } from './tokens.ts';

/** The container of a browser tab. */
export const composeBrowser = (frame: { readonly visit: VisitStore; readonly toasts: ToastStore }): Composed =>
  createContainer((container) => {
    provide(container, VisitT, frame.visit);
    provide(container, ToastsT, frame.toasts);
    provideHttpPorts(
      container,
      (input, init) => fetch(input, init),
      () => parseLocalizedPath(location.pathname).locale,
    );
  });
