/** Makes vouchers within the transaction of another context, and lists them. */
export { createVouchers, listVouchers, type NewVoucher, writeVoucher } from '../store/vouchers.ts';
