import type { GeneratedId, Instant } from '../../platform/database/columns.ts';

export type NewsletterTables = {
  /** Who wants letters of the house, each address once a list. */
  subscription: { id: GeneratedId; email: string; list_id: string; source: string; locale: string; created_at: Instant };
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends NewsletterTables {}
}
