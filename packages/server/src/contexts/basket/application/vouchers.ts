/** Makes vouchers, and gives back those an order used, or ends some, within the transaction of another context; and lists them. */
export {
  createVouchers,
  endVoucher,
  giveVouchersBack,
  listVouchers,
  type NewVoucher,
  usedVouchers,
  writeVoucher,
} from '../store/vouchers.ts';
