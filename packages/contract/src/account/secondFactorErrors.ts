/** `error_codes` of a sign-in with the right password. */
export const secondFactorErrors = {
  required: 'second_factor_required',
  wrong: 'second_factor_wrong',
} as const;
