import type { GeneratedId, Instant } from '../../platform/database/columns.ts';

export type ShellTables = {
  /** Choices about consent, each once. Nobody's: the reference is in the browser that chose, and nowhere else. */
  consent_record: {
    id: GeneratedId;
    reference: string;
    version: number;
    /** The purposes that were allowed, joined by spaces; empty for none. */
    allowed: string;
    locale: string;
    recorded_at: Instant;
  };
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends ShellTables {}
}
