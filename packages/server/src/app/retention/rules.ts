import { accountRules } from './accountRules.ts';
import type { RetentionRule } from './rule.ts';
import { saleRules } from './saleRules.ts';
import { talkRules } from './talkRules.ts';

/** Every rule, in an order in which what refers to something goes before it. */
export const retentionRules: readonly RetentionRule[] = [
  ...accountRules,
  ...talkRules,
  ...saleRules,
];
