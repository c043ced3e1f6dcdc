/** Something kept as it was found: absent is readable too, with no value; not readable is what cannot be decoded, or a browser that forbids asking. */
export type FoundPreference =
  | { readonly readable: true; readonly value: string | null }
  | { readonly readable: false };

/** Port: small choices kept in this browser. Reading never fails: what cannot be read is absent. */
export type Preferences = {
  /** For what is not the same when absent and when it cannot be read (GUARD-10). */
  readonly find: (key: PreferenceKey) => FoundPreference;
  readonly read: (key: PreferenceKey) => string | null;
  readonly write: (key: PreferenceKey, value: string) => void;
  readonly remove: (key: PreferenceKey) => void;
};

/** Everything the shop remembers in a browser, and for how long. */
export const preferenceKeys = {
  unitSystem: { name: 'unit_system', kept: 'cookie' },
  adminMode: { name: 'admin_mode', kept: 'cookie' },
  locale: { name: 'i18n_redirected', kept: 'cookie' },
  country: { name: 'country', kept: 'cookie' },
  consent: { name: 'consent', kept: 'cookie' },
  /** That the profile was deleted on the page before. */
  profileDeleted: { name: 'profile_deleted', kept: 'session' },
  /** `store` or `admin` where one of them was signed in last: a page reserves room for their parts. */
  staff: { name: 'staff', kept: 'local' },
  bannerClosed: { name: 'banner_closed', kept: 'session' },
  /** Light or dark pages, where somebody wants another than the device has. */
  theme: { name: 'theme', kept: 'local' },
  standardSize: { name: 'standard_size', kept: 'session' },
  /** For whom sizes are chosen, by the numbers of account and wearer. */
  wearer: { name: 'wearer', kept: 'session' },
  /** For whose body garments are to be cut. */
  cutFor: { name: 'cut_for', kept: 'local' },
  chatMessenger: { name: 'chat_messenger', kept: 'local' },
  chatDraft: { name: 'chat_draft', kept: 'session' },
  /** Whether a messenger of another company was told who somebody is. */
  chatKnown: { name: 'chat_known', kept: 'local' },
  chunkReload: { name: 'chunk_reload', kept: 'session' },
  creditPopupClosedBy: { name: 'credit_popup_closed_by', kept: 'local' },
  checkoutDraft: { name: 'checkout_draft', kept: 'session' },
  claimDraft: { name: 'claim_draft', kept: 'session' },
  sizeDraft: { name: 'size_draft', kept: 'session' },
  idealSizeInput: { name: 'ideal_size_input', kept: 'local' },
  sizeConfigs: { name: 'size_configs', kept: 'local' },
  /** Set by hand, so its name in localStorage has no prefix (AUTH-13). */
  forceSocialSignIn: { name: 'force-social-login', kept: 'local-unprefixed' },
  /** What a guest likes, what was begun to be designed, and what was looked at last. All of it stays in this browser. */
  favorites: { name: 'favorites', kept: 'local' },
  leftDesigns: { name: 'left_designs', kept: 'local' },
  viewedDesigns: { name: 'viewed_designs', kept: 'local' },
  /** For which account pages are kept for when there is no network; gone when nobody is signed in. */
  /** The basket as it was last, and what was asked of it without a network; both go with whoever they belong to. */
  keptFor: { name: 'kept_for', kept: 'local' },
  /** Which texts that are not published staff look at in this tab. */
  textPreview: { name: 'text_preview', kept: 'session' },
  paymentKey: { name: 'payment_key', kept: 'session' },
} as const;
export type PreferenceKey = keyof typeof preferenceKeys;
