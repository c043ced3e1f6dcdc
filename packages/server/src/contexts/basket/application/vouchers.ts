/** Makes vouchers within the transaction of another context. */
export { createVouchers, type NewVoucher } from '../store/vouchers.ts';
