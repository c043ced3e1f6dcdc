import type { Locale } from '@tailorbird/domain/kernel';
import type { Order, OrderStep } from '@tailorbird/domain/orders';
import type { Claim } from '@tailorbird/domain/support';
import { withBase } from '../../ui/basePath.ts';

export type WrittenMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/** `origin` is the address of the shop, without a slash at its end. */
export type Place = { readonly locale: Locale; readonly origin: string };
type ToPath = Place & { readonly to: string; readonly path: string };
type AboutClaim = Place & { readonly claim: Claim; readonly link: string };

/** Mails of the server. `tools/demo/mails.ts` exports them as a script of the demo. */
export type ShopMails = {
  readonly claimDecided: (letter: AboutClaim) => WrittenMail;
  readonly claimReceived: (letter: AboutClaim) => WrittenMail;
  readonly confirmEmail: (letter: ToPath) => WrittenMail;
  readonly orderLink: (
    letter: Place & { readonly to: string; readonly orderNumber: string; readonly link: string },
  ) => WrittenMail;
  readonly orderReceipt: (
    letter: Place & { readonly order: Order; readonly path: string; readonly sold: null },
  ) => WrittenMail;
  readonly orderStep: (
    order: Order,
    step: OrderStep,
    letter: Place & {
      readonly path: string;
      readonly fitKey: string | null;
      readonly feedbackLink: string;
    },
  ) => WrittenMail;
  readonly passwordReset: (letter: ToPath) => WrittenMail;
  readonly welcome: (
    letter: Place & {
      readonly to: string;
      readonly setPasswordPath: null;
      readonly confirmPath: null;
    },
  ) => WrittenMail;
};

export const loadShopMails = async (): Promise<ShopMails> => {
  const built = (await import(/* @vite-ignore */ withBase('/mails.js'))) as {
    readonly mails: ShopMails;
  };
  return built.mails;
};
