export const continentCodes = ['AF', 'NA', 'OC', 'AN', 'AS', 'EU', 'SA'] as const;
export type ContinentCode = (typeof continentCodes)[number];
