import { accountMigrations } from '../contexts/account/migrations.ts';
import type { AccountTables } from '../contexts/account/tables.ts';
import { basketMigrations } from '../contexts/basket/migrations.ts';
import type { BasketTables } from '../contexts/basket/tables.ts';
import { catalogMigrations } from '../contexts/catalog/migrations.ts';
import type { CatalogTables } from '../contexts/catalog/tables.ts';
import { checkoutMigrations } from '../contexts/checkout/migrations.ts';
import type { CheckoutTables } from '../contexts/checkout/tables.ts';
import { newsletterMigrations } from '../contexts/newsletter/migrations.ts';
import type { NewsletterTables } from '../contexts/newsletter/tables.ts';
import { orderMigrations } from '../contexts/orders/migrations.ts';
import type { OrderTables } from '../contexts/orders/tables.ts';
import { sizingMigrations } from '../contexts/sizing/migrations.ts';
import type { SizingTables } from '../contexts/sizing/tables.ts';
import { inquiryMigrations } from '../contexts/support/migrations.ts';
import type { InquiryTables } from '../contexts/support/tables.ts';
import type { Migration } from '../platform/database/migration.ts';
import { mailMigrations } from '../platform/mail/migrations.ts';
import type { MailTables } from '../platform/mail/tables.ts';

/** Every table, each declared by the context it belongs to. */
export type Schema = AccountTables &
  BasketTables &
  CatalogTables &
  CheckoutTables &
  InquiryTables &
  MailTables &
  NewsletterTables &
  OrderTables &
  SizingTables;

/** Every schema step, in an order in which a table comes after those it refers to. */
export const migrations: readonly Migration[] = [
  ...accountMigrations,
  ...catalogMigrations,
  ...sizingMigrations,
  ...mailMigrations,
  ...basketMigrations,
  ...checkoutMigrations,
  ...orderMigrations,
  ...inquiryMigrations,
  ...newsletterMigrations,
];
