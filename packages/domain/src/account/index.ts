export type {
  Account,
  Credentials,
  SignInRefused,
  SignUp,
  SignUpRefused,
  Visit,
} from './accountPort.ts';
export {
  checkEmailChange,
  checkNewPassword,
  checkPasswordChange,
  checkSaveSize,
  checkSignIn,
  checkSignUp,
  type EmailChangeFields,
  type FieldFailure,
  type FieldFailures,
  type NewPasswordFields,
  type PasswordChangeFields,
  parseNewPassword,
  type SaveSizeFailures,
  type SaveSizeForm,
  type SignInFields,
  type SignUpFields,
  sizeSavingSource,
} from './checkForms.ts';
export {
  checkReferral,
  daysOfRewardedFriends,
  householdOf,
  mailboxOf,
  maximumRewardedFriends,
  type ReferralRejection,
  type ReferralSide,
  rewardsPerOrder,
} from './checkReferral.ts';
export {
  type IsCommonPassword,
  maximumSignUpPassword,
  minimumSignInPassword,
  minimumSignUpPassword,
  type PasswordFailure,
  parseSignInPassword,
  parseSignUpPassword,
} from './credentials.ts';
export { deleteProfile } from './deleteProfile.ts';
export { type Device, describeDevice } from './device.ts';
export {
  type AdminSizeOption,
  adminSizeOptions,
  checkReason,
  isActedFor,
  isTracked,
  maximumReasonLength,
  minimumReasonLength,
  needsConsent,
  sizeOptionsFor,
  versionAt,
} from './impersonation.ts';
export {
  maximumPasskeyNameLength,
  maximumPasskeys,
  mayRemovePasskey,
  type Passkey,
  parsePasskeyName,
} from './passkey.ts';
export type { OwnerProof, PasskeyNotGiven, PasskeyRefused, Passkeys } from './passkeysPort.ts';
export type { PasswordResetRefused, Passwords, ResetLink } from './passwordsPort.ts';
export type {
  ActingFor,
  CustomerNotCreated,
  CustomerRecord,
  KnownCustomer,
  People,
  PeopleRefused,
  StaffRecord,
} from './peoplePort.ts';
export {
  type ExportRefused,
  needsPassword,
  type ProfileExport,
  passwordGraceMinutes,
} from './profileExport.ts';
export {
  checkReferrer,
  defaultReferralAmounts,
  type Invitation,
  type InvitationRefused,
  isReferralValidFor,
  type Referral,
  type ReferralRefused,
  type Referrals,
  referralAmount,
  referralKey,
} from './referral.ts';
export { canRestoreProfile, profileRestoreDays } from './restoreProfile.ts';
export { type SecurityEvent, type SecurityEventKind, securityEventKinds } from './securityEvent.ts';
export type {
  AccountSecurity,
  EmailLinkRefused,
  OpenSession,
  Security,
  SecurityField,
  SecurityRefused,
} from './securityPort.ts';
export { signIn } from './signIn.ts';
export { signOut } from './signOut.ts';
export {
  type SocialEntry,
  type SocialRefusal,
  socialEntryOf,
  type VerifiedIdentity,
} from './socialIdentity.ts';
export type {
  LinkedIdentity,
  PendingIdentity,
  SocialAccounts,
  SocialConfirmRefused,
  SocialLinkRefused,
  SocialState,
} from './socialPort.ts';
export { analyticsTraits } from './traits.ts';
export {
  adminModeOf,
  type CurrentUser,
  hasAdminUi,
  hasOrdered,
  isAdmin,
  isImpersonated,
  isOldCustomer,
  isRetailStore,
  type ProfileChanges,
} from './user.ts';
