import type { Logger } from 'pino';
import type { Settings } from './settings.ts';

/*
 * What a use case may know of the process it runs in, one thing a type: a use case declares the ones it needs, and a test decides what they are.
 */

export type WithClock = { readonly clock: () => Date };

/** Unguessable bytes. */
export type WithRandom = { readonly random: (bytes: number) => Uint8Array };

export type WithSettings = { readonly settings: Settings };

export type WithLogger = { readonly logger: Logger };
