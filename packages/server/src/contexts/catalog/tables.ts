export type CatalogTables = {
  fabric_color_stock: {
    fabric_color_id: number;
    /** Pieces that can still be made; null is not limited. */
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
