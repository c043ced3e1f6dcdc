export type CatalogTables = {
  fabric_color_stock: {
    fabric_color_id: number;
    /** Stock quantity; null is unlimited. */
    pieces: number | null;
  };
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends CatalogTables {}
}

export const catalogSchema = `
create table fabric_color_stock (
  fabric_color_id bigint primary key,
  pieces bigint check (pieces >= 0)
);
`;
