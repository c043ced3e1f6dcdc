/** Makes vouchers, and gives back those an order used, within the transaction of another context; and lists them. */
export { createVouchers, giveVouchersBack, listVouchers, type NewVoucher, writeVoucher } from '../store/vouchers.ts';
