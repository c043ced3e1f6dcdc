import { BrowserPreferences, MemoryPreferences } from '@tailorbird/adapter-storage';
import type { Preferences } from '@tailorbird/domain/shell';

export const browserPreferences = (): Preferences => new BrowserPreferences(window);

export const noPreferences = (): Preferences => new MemoryPreferences();
