export type OrderTables = Record<never, never>;
