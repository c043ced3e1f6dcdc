/** The server’s mails for the demo, built as a script of its own. */
import { confirmEmailMail } from '../../packages/server/src/contexts/account/mails/confirmEmail.ts';
import { passwordResetMail } from '../../packages/server/src/contexts/account/mails/passwordReset.ts';
import { welcomeMail } from '../../packages/server/src/contexts/account/mails/welcome.ts';
import { orderLinkMail } from '../../packages/server/src/contexts/orders/mails/orderLink.ts';
import { orderReceiptMail } from '../../packages/server/src/contexts/orders/mails/orderReceipt.ts';
import { stepLetter } from '../../packages/server/src/contexts/orders/mails/orderStep.ts';
import {
  claimDecidedMail,
  claimReceivedMail,
} from '../../packages/server/src/contexts/support/mails/claims.ts';
import type { ShopMails } from '../../packages/web/src/composition/demo/shopMails.ts';

export const mails: ShopMails = {
  claimDecided: claimDecidedMail,
  claimReceived: claimReceivedMail,
  confirmEmail: confirmEmailMail,
  orderLink: orderLinkMail,
  orderReceipt: orderReceiptMail,
  orderStep: stepLetter,
  passwordReset: passwordResetMail,
  welcome: welcomeMail,
};
