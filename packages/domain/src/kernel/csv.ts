/**
 * A field of a CSV table (RFC 4180): quoted if necessary, and escaped if a spreadsheet
 * could read it as a formula.
 */
export const csvField = (value: string | number): string => {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
