/**
 * A stored value as found: absent is readable without a value; unreadable means invalid, or
 * that the browser denies access.
 */
export type FoundPreference =
  | { readonly readable: true; readonly value: string | null }
  | { readonly readable: false };

/** Port: preferences of this browser. Reading never fails; an unreadable value is absent. */
export type Preferences = {
  /** For values where absent and unreadable differ (GUARD-10). */
  readonly find: (key: PreferenceKey) => FoundPreference;
  readonly read: (key: PreferenceKey) => string | null;
  readonly write: (key: PreferenceKey, value: string) => void;
  readonly remove: (key: PreferenceKey) => void;
};

/** All values the shop stores in a browser, and where. */
export const preferenceKeys = {
  unitSystem: { name: 'unit_system', kept: 'cookie' },
  adminMode: { name: 'admin_mode', kept: 'cookie' },
  locale: { name: 'i18n_redirected', kept: 'cookie' },
  country: { name: 'country', kept: 'cookie' },
  consent: { name: 'consent', kept: 'cookie' },
  /** The profile was deleted on the previous page. */
  profileDeleted: { name: 'profile_deleted', kept: 'session' },
  /**
   * `store` or `admin` if such a user was signed in last, so that pages reserve space for their
   * parts.
   */
  staff: { name: 'staff', kept: 'local' },
  bannerClosed: { name: 'banner_closed', kept: 'session' },
  /** The chosen theme, if it differs from the device's. */
  theme: { name: 'theme', kept: 'local' },
  standardSize: { name: 'standard_size', kept: 'session' },
  /** The wearer that sizes are chosen for, by account and wearer id. */
  wearer: { name: 'wearer', kept: 'session' },
  /** The body garments are cut for. */
  cutFor: { name: 'cut_for', kept: 'local' },
  chatMessenger: { name: 'chat_messenger', kept: 'local' },
  chatDraft: { name: 'chat_draft', kept: 'session' },
  /** True once an external chat has received the user's identity. */
  chatKnown: { name: 'chat_known', kept: 'local' },
  chunkReload: { name: 'chunk_reload', kept: 'session' },
  placeAsked: { name: 'place_asked', kept: 'local' },
  creditPopupClosedBy: { name: 'credit_popup_closed_by', kept: 'local' },
  checkoutDraft: { name: 'checkout_draft', kept: 'session' },
  claimDraft: { name: 'claim_draft', kept: 'session' },
  sizeDraft: { name: 'size_draft', kept: 'session' },
  idealSizeInput: { name: 'ideal_size_input', kept: 'local' },
  sizeConfigs: { name: 'size_configs', kept: 'local' },
  /** Set manually, so its name in localStorage has no prefix (AUTH-13). */
  forceSocialSignIn: { name: 'force-social-login', kept: 'local-unprefixed' },
  /**
   * A guest's favorites, unfinished designs and recently viewed garments. They stay in this
   * browser.
   */
  favorites: { name: 'favorites', kept: 'local' },
  leftDesigns: { name: 'left_designs', kept: 'local' },
  viewedDesigns: { name: 'viewed_designs', kept: 'local' },
  /** The account whose pages are cached for offline use; removed at sign-out. */
  keptFor: { name: 'kept_for', kept: 'local' },
  textPreview: { name: 'text_preview', kept: 'session' },
  paymentKey: { name: 'payment_key', kept: 'session' },
} as const;
export type PreferenceKey = keyof typeof preferenceKeys;
