/** ORDER-09. */
export const remakeGuaranteeMonths = 4;

/**
 * The last ISO 8601 instant of the free remake guarantee: four calendar months after the
 * purchase at the same time, or on the last day of a shorter month. Counted in UTC.
 */
export const remakeGuaranteeEnd = (datePlaced: string): string => {
  const placed = new Date(datePlaced);
  const end = new Date(placed.getTime());
  end.setUTCDate(1);
  end.setUTCMonth(placed.getUTCMonth() + remakeGuaranteeMonths);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(placed.getUTCDate(), lastDay));
  return end.toISOString();
};

/**
 * True if a free remake can be requested now (ORDER-09): between the purchase and four months
 * later.
 */
export const isUnderRemakeGuarantee = (datePlaced: string, now: string): boolean => {
  const instant = Date.parse(now);
  return instant >= Date.parse(datePlaced) && instant <= Date.parse(remakeGuaranteeEnd(datePlaced));
};
