export const topBannerHeight = (open: boolean): number => (open ? 32 : 0);

/**
 * Retail users have their own; a closed one stays closed for the session (SHELL-05, SHELL-06,
 * SHELL-08).
 */
export const topBanner = (visitor: {
  readonly isRetailStore: boolean;
  readonly closed: boolean;
}): 'retail' | 'top' | 'none' =>
  visitor.isRetailStore ? 'retail' : visitor.closed ? 'none' : 'top';
