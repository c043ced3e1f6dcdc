import type { Worn } from '@tailorbird/atelier/worn';

export type WornMessage =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly worn: Worn }
  | { readonly kind: 'failed' };
