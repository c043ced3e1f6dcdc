import { accountSchema } from '../contexts/account/tables.ts';
import { basketSchema } from '../contexts/basket/tables.ts';
import { catalogSchema } from '../contexts/catalog/tables.ts';
import { checkoutSchema } from '../contexts/checkout/tables.ts';
import { designerSchema } from '../contexts/designer/tables.ts';
import { newsletterSchema } from '../contexts/newsletter/tables.ts';
import { orderSchema } from '../contexts/orders/tables.ts';
import { shellSchema } from '../contexts/shell/tables.ts';
import { sizingSchema } from '../contexts/sizing/tables.ts';
import { staffSchema } from '../contexts/staff/tables.ts';
import { supportSchema } from '../contexts/support/tables.ts';
import { firstMigration, type Migration } from '../platform/database/migration.ts';
import { databaseSchema } from '../platform/database/schema.ts';
import { jobSchema } from '../platform/jobs/tables.ts';
import { limitSchema } from '../platform/limits/tables.ts';
import { mailSchema } from '../platform/mail/tables.ts';
import { recordSchema } from '../platform/records/tables.ts';
import { sessionSchema } from '../platform/session/tables.ts';

/**
 * The complete schema; a table follows those it refers to. Released migrations are never
 * edited: add a new one at the end, and describe its result in the tables files.
 */
export const migrations: readonly Migration[] = [
  firstMigration([
    databaseSchema,
    accountSchema,
    catalogSchema,
    sizingSchema,
    basketSchema,
    checkoutSchema,
    orderSchema,
    supportSchema,
    newsletterSchema,
    shellSchema,
    staffSchema,
    designerSchema,
    mailSchema,
    limitSchema,
    sessionSchema,
    jobSchema,
    recordSchema,
  ]),
];
