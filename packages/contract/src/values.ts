import { currencies } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';

// @__NO_SIDE_EFFECTS__
export const text = (longest: number) => z.string().check(z.maxLength(longest));

// @__NO_SIDE_EFFECTS__
export const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));

export const id = z.int().check(z.positive(), z.maximum(999_999_999));

export const idInPath = matching(/^[1-9]\d{0,8}$/);

/**
 * Paging: maximum number of entries and offset. Without them the list is complete, up to
 * the call's own limit.
 */
export const pageOfList = {
  limit: z.optional(matching(/^(?:[1-9]\d?|100)$/)),
  offset: z.optional(matching(/^(?:0|[1-9]\d{0,6})$/)),
};

export const requestedPage = ({
  limit,
  offset,
}: {
  readonly limit?: string | undefined;
  readonly offset?: string | undefined;
}) => ({
  offset: Number(offset ?? 0),
  limit: limit === undefined ? null : Number(limit),
});

export const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80));

/** An amount of money with two decimals, such as `"59.00"`. */
export const decimal = matching(/^-?\d{1,13}\.\d{2}$/);

export const currency = z.enum(currencies);

export const instant = z.iso.datetime({ offset: true });

/** Without tax configured, `excl_tax` and `incl_tax` are equal. */
export const price = z.object({ currency, excl_tax: decimal, incl_tax: decimal, tax: decimal });
export type WirePrice = z.infer<typeof price>;
