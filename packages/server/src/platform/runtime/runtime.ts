import type { Logger } from 'pino';
import type { Settings } from './settings.ts';

/*
 * Process dependencies of use cases, one type each: a use case declares those it needs, and
 * tests replace them.
 */

export type WithClock = { readonly clock: () => Date };

/** Unguessable bytes. */
export type WithRandom = { readonly random: (bytes: number) => Uint8Array };

export type WithSettings = { readonly settings: Settings };

export type WithLogger = { readonly logger: Logger };
