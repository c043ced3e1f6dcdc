import { accountMigrations } from '../contexts/account/migrations.ts';
import { basketMigrations } from '../contexts/basket/migrations.ts';
import { catalogMigrations } from '../contexts/catalog/migrations.ts';
import { checkoutMigrations } from '../contexts/checkout/migrations.ts';
import { designerMigrations } from '../contexts/designer/migrations.ts';
import { newsletterMigrations } from '../contexts/newsletter/migrations.ts';
import { orderMigrations } from '../contexts/orders/migrations.ts';
import { shellMigrations } from '../contexts/shell/migrations.ts';
import { sizingMigrations } from '../contexts/sizing/migrations.ts';
import { staffMigrations } from '../contexts/staff/migrations.ts';
import { supportMigrations } from '../contexts/support/migrations.ts';
import type { Migration } from '../platform/database/migration.ts';
import { databaseMigrations } from '../platform/database/migrations.ts';
import { jobMigrations } from '../platform/jobs/migrations.ts';
import { limitMigrations } from '../platform/limits/migrations.ts';
import { mailMigrations } from '../platform/mail/migrations.ts';
import { recordMigrations } from '../platform/records/migrations.ts';
import { sessionMigrations } from '../platform/session/migrations.ts';
import { retentionMigrations } from './retention/migrations.ts';

/** Every schema step, in an order in which a table comes after those it refers to. */
export const migrations: readonly Migration[] = [
  ...accountMigrations,
  ...catalogMigrations,
  ...sizingMigrations,
  ...mailMigrations,
  ...basketMigrations,
  ...checkoutMigrations,
  ...orderMigrations,
  ...supportMigrations,
  ...newsletterMigrations,
  ...shellMigrations,
  ...limitMigrations,
  ...sessionMigrations,
  ...jobMigrations,
  ...databaseMigrations,
  ...recordMigrations,
  ...staffMigrations,
  ...designerMigrations,
  ...retentionMigrations,
];
