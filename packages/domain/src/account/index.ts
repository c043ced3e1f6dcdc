export type { Account, SignInRefused, SignUp, SignUpRefused, Visit } from './accountPort.ts';
export { afterAuthChange, type CachedQuery, type OwnData, ownData } from './authChange.ts';
export { signInMessage, signUpMessage } from './authMessage.ts';
export {
  type ConfirmationFailure,
  checkNewPassword,
  checkSaveSize,
  checkSignIn,
  checkSignUp,
  confirmPassword,
  parseOptionalPassword,
  type SaveSizeFailures,
  type SaveSizeForm,
  type SignUpFailures,
  type SignUpForm,
  type TermsFailure,
} from './checkForms.ts';
export {
  maximumSignUpPassword,
  minimumSignInPassword,
  minimumSignUpPassword,
  type PasswordFailure,
  parseSignInPassword,
  parseSignUpPassword,
} from './credentials.ts';
export { closedCreditPopup, showsCreditPopup } from './creditPopup.ts';
export { deleteProfile } from './deleteProfile.ts';
export { type AdminSizeOption, adminSizeOptions, asksForConsent, isMeasured, sizeOptionsFor, versionAt } from './impersonation.ts';
export {
  type PasswordReset,
  type PasswordResetEvent,
  type PasswordResetMessage,
  passwordResetMessage,
  passwordResetReason,
  reducePasswordReset,
  startPasswordReset,
} from './passwordReset.ts';
export type { PasswordResetRefused, Passwords, ResetLink } from './passwordsPort.ts';
export {
  checkReferrer,
  defaultReferralAmounts,
  isReferralValidFor,
  type Referral,
  type ReferralRefused,
  type Referrals,
  referralAmount,
  referralKey,
} from './referral.ts';
export { signIn } from './signIn.ts';
export { signOut } from './signOut.ts';
export { adminModeOf, type CurrentUser, hasAdminUi, hasOrdered, isAdmin, isOldCustomer, isRetailStore } from './user.ts';
