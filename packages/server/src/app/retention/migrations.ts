import type { Migration } from '../../platform/database/migration.ts';

/** What the job asks how old it is, unless a context has an index of its own for that. */
const ages = {
  account: 'deleted_at',
  basket: 'created_at',
  basket_addition: 'created_at',
  chat_photo: 'created_at',
  claim: 'settled_at',
  claim_photo: 'created_at',
  consent_record: 'recorded_at',
  conversation: 'updated_at',
  impersonation: 'started_at',
  inquiry: 'created_at',
  known_device: 'expires_at',
  letter_mail: 'created_at',
  outbox: 'created_at',
  payment_notice: 'received_at',
  placed_order: 'placed_at',
  provider_payment: 'created_at',
  referral: 'accepted_at',
  sandbox_payment: 'created_at',
  sandbox_token: 'created_at',
  size_link: 'expires_at',
  social_pending: 'expires_at',
  subscription: 'expires_at',
  wearer: 'removed_at',
} as const;

/** What the job, and the tables themselves, ask whether something is still needed. */
const uses = {
  basket_line: 'user_size_id',
  till_entry: 'order_id',
  user_size: 'wearer_id',
} as const;

/** What is forgotten is found without reading tables from end to end. */
export const retentionMigrations: readonly Migration[] = [
  {
    name: 'retention/001-ages',
    up: async ({ schema }) => {
      for (const [table, column] of Object.entries(ages))
        await schema.createIndex(`${table}_age`).on(table).column(column).execute();
      for (const [table, column] of Object.entries(uses))
        await schema.createIndex(`${table}_use`).on(table).column(column).execute();
      await schema.createIndex('user_size_age').on('user_size').column('saved_at').execute();
      await schema.createIndex('user_size_gone').on('user_size').column('deleted_at').execute();
    },
  },
];
