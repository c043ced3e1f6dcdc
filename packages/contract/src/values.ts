import { currencies } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';

/** A text of at most so many UTF-16 units. */
// @__NO_SIDE_EFFECTS__
export const text = (longest: number) => z.string().check(z.maxLength(longest));

/** A text of a form. */
// @__NO_SIDE_EFFECTS__
export const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));

/** A whole number of 1 or more. */
export const id = z.int().check(z.positive(), z.maximum(999_999_999));

/** An id as it stands in a path. */
export const idInPath = matching(/^[1-9]\d{0,8}$/);

/** Parts of a list: how many at most, and after how many. Without them a list is whole, as far as it goes. */
export const pageOfList = {
  limit: z.optional(matching(/^(?:[1-9]\d?|100)$/)),
  offset: z.optional(matching(/^(?:0|[1-9]\d{0,6})$/)),
};

/** What of a list is asked for. */
export const pageAsked = ({
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

/** `"59.00"`: an amount of money, with its two decimals. */
export const decimal = matching(/^-?\d{1,13}\.\d{2}$/);

export const currency = z.enum(currencies);

/** An ISO 8601 instant. */
export const instant = z.iso.datetime({ offset: true });

/** What a price consists of; without tax configured `excl_tax` and `incl_tax` are equal. */
export const price = z.object({ currency, excl_tax: decimal, incl_tax: decimal, tax: decimal });
export type WirePrice = z.infer<typeof price>;
