export type { Account, SignInRefused, SignUp, SignUpRefused, Visit } from './accountPort.ts';
export {
  type EmailFailure,
  maximumSignUpPassword,
  minimumSignInPassword,
  minimumSignUpPassword,
  type PasswordFailure,
  parseEmail,
  parseSignInPassword,
  parseSignUpPassword,
} from './credentials.ts';
export type { PasswordResetRefused, Passwords, ResetLink } from './passwordsPort.ts';
export { adminModeOf, type CurrentUser, hasAdminUi, hasOrdered, isAdmin, isOldCustomer, isRetailStore } from './user.ts';
