import { accountMigrations } from '../account/migrations.ts';
import type { AccountTables } from '../account/tables.ts';
import { basketMigrations } from '../basket/migrations.ts';
import type { BasketTables } from '../basket/tables.ts';
import { catalogMigrations } from '../catalog/migrations.ts';
import type { CatalogTables } from '../catalog/tables.ts';
import { checkoutMigrations } from '../checkout/migrations.ts';
import type { CheckoutTables } from '../checkout/tables.ts';
import { inquiryMigrations } from '../inquiries/migrations.ts';
import type { InquiryTables } from '../inquiries/tables.ts';
import { mailMigrations } from '../mail/migrations.ts';
import type { MailTables } from '../mail/tables.ts';
import { newsletterMigrations } from '../newsletter/migrations.ts';
import type { NewsletterTables } from '../newsletter/tables.ts';
import { orderMigrations } from '../orders/migrations.ts';
import type { OrderTables } from '../orders/tables.ts';
import { sizingMigrations } from '../sizing/migrations.ts';
import type { SizingTables } from '../sizing/tables.ts';
import type { Migration } from './migration.ts';

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
