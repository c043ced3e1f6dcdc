export const topBannerHeight = (open: boolean): number => (open ? 32 : 0);

/**
 * Which banner shows above the header: retail users have their own; closing the top banner
 * lasts for the session (SHELL-05, SHELL-06, SHELL-08).
 */
export const topBanner = (visitor: {
  readonly isRetailStore: boolean;
  readonly closed: boolean;
}): 'retail' | 'top' | 'none' =>
  visitor.isRetailStore ? 'retail' : visitor.closed ? 'none' : 'top';
