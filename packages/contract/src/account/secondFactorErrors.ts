/** Among the `error_codes` of a sign-in whose password is right. */
export const secondFactorErrors = {
  required: 'second_factor_required',
  wrong: 'second_factor_wrong',
} as const;
