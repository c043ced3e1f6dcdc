/** NOTES-02: `05/11/25`, of an ISO date. */
export const noteDate = (published: string): string => {
  const [year = '', month = '', day = ''] = published.slice(0, 10).split('-');
  return `${day}/${month}/${year.slice(-2)}`;
};
