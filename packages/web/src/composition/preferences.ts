import { BrowserPreferences } from '@tailorbird/adapter-storage';
import type { Preferences } from '@tailorbird/domain/shell';

/** What this browser remembers. Made before the container, which then offers the same one. */
export const browserPreferences = (): Preferences => new BrowserPreferences(window);
