const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/**
 * All messages of an error body without duplicates: the reason, general errors, then
 * field errors (PRICE-15).
 */
export const messagesOf = (body: { readonly [field: string]: unknown }): readonly string[] => {
  const { reason, non_field_errors: whole, detail, error_codes: _, ...fields } = body;
  return [...new Set([reason, whole, detail, fields].flatMap(textsIn))];
};
