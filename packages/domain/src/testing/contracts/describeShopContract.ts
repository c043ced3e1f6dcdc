import { describeAccountContract } from './describeAccountContract.ts';
import { describeAfterOrderingContract } from './describeAfterOrderingContract.ts';
import { describeBasketsContract } from './describeBasketsContract.ts';
import { describeCatalogContract } from './describeCatalogContract.ts';
import { describeCheckoutContract } from './describeCheckoutContract.ts';
import { describeContentContract } from './describeContentContract.ts';
import { describeOrdersContract } from './describeOrdersContract.ts';
import { describePasskeysContract } from './describePasskeysContract.ts';
import { describePasswordsContract } from './describePasswordsContract.ts';
import { describePaymentsContract } from './describePaymentsContract.ts';
import { describeReviewsContract } from './describeReviewsContract.ts';
import { describeSearchContract } from './describeSearchContract.ts';
import { describeSecurityContract } from './describeSecurityContract.ts';
import { describeSizesContract } from './describeSizesContract.ts';
import { describeWearersContract } from './describeWearersContract.ts';
import type { OpenShop } from './shopUnderTest.ts';

/** Contract tests of all ports that customers need. */
export const describeShopContract = (name: string, open: OpenShop): void => {
  describeAccountContract(name, open);
  describeAfterOrderingContract(name, open);
  describeBasketsContract(name, open);
  describeCatalogContract(name, open);
  describeCheckoutContract(name, open);
  describeContentContract(name, open);
  describeOrdersContract(name, open);
  describePasskeysContract(name, open);
  describePasswordsContract(name, open);
  describePaymentsContract(name, open);
  describeReviewsContract(name, open);
  describeSearchContract(name, open);
  describeSecurityContract(name, open);
  describeSizesContract(name, open);
  describeWearersContract(name, open);
};
