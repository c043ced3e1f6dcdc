/**
 * PRICE-15: every reason a voucher was refused for, in the order it came: the `reason`, then the `non_field_errors`. The first is the one to track; blanks
 * and repetitions are left out.
 */
export const voucherReasons = (answer: {
  readonly reason?: string | undefined;
  readonly nonFieldErrors?: readonly string[] | undefined;
}): readonly string[] => [
  ...new Set([answer.reason ?? '', ...(answer.nonFieldErrors ?? [])].map((reason) => reason.trim()).filter(Boolean)),
];
