import { accountRules } from './accountRules.ts';
import { conversationRules } from './conversationRules.ts';
import type { RetentionRule } from './rule.ts';
import { saleRules } from './saleRules.ts';

/** All rules; references are deleted before the rows they refer to. */
export const retentionRules: readonly RetentionRule[] = [
  ...accountRules,
  ...conversationRules,
  ...saleRules,
];
