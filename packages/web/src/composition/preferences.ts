import { BrowserPreferences, MemoryPreferences } from '@tailorbird/adapter-storage';
import type { Preferences } from '@tailorbird/domain/shell';

/** Preferences stored in this browser. */
export const browserPreferences = (): Preferences => new BrowserPreferences(window);

/** A page that is being rendered remembers nothing. */
export const noPreferences = (): Preferences => new MemoryPreferences();
