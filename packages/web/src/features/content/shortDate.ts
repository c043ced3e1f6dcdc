/** `2025-10-03` → `03/10/25`: day, month and two-digit year (NOTES-02, decisions 86). */
export const shortDate = (isoDate: string): string => {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  return `${day}/${month}/${year.slice(-2)}`;
};
