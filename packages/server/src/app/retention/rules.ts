import { accountRules } from './accountRules.ts';
import type { RetentionRule } from './rule.ts';
import { saleRules } from './saleRules.ts';
import { talkRules } from './talkRules.ts';

/** All rules; references are deleted before the rows they refer to. */
export const retentionRules: readonly RetentionRule[] = [
  ...accountRules,
  ...talkRules,
  ...saleRules,
];
