import type { Locale } from '@tailorbird/domain/kernel';
import type { Composed } from '../services.ts';
import { createContainer } from './container.ts';
import { type Fetch, provideHttpPorts } from './ports.ts';

const shared = createContainer(() => {});

/** The container of one rendered page: a child of the server's, with adapters that call the server from within. */
export const composeServer = (fetch: Fetch, locale: Locale): Composed =>
  createContainer((container) => provideHttpPorts(container, fetch, () => locale), shared);
