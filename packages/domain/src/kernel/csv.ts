/** A field of a CSV table (RFC 4180): quoted where needed, and never a formula to a spreadsheet. */
export const csvField = (value: string | number): string => {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
