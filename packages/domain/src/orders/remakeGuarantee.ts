/** ORDER-09. */
export const remakeGuaranteeMonths = 4;

/**
 * The last instant of the free remake guarantee, ISO 8601: the same time of the same day four calendar months after the purchase, or of the last day of that
 * month when it is shorter. Months are counted in UTC, the time orders are kept in.
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

/** ORDER-09: whether a free remake may be asked for now; not before the purchase, not after four months. */
export const isUnderRemakeGuarantee = (datePlaced: string, now: string): boolean => {
  const instant = Date.parse(now);
  return instant >= Date.parse(datePlaced) && instant <= Date.parse(remakeGuaranteeEnd(datePlaced));
};
