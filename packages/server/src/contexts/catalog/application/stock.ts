/** The stock, as other contexts may ask about it and change it within their transactions. */
export {
  isInStock,
  limitedStock,
  limitOf,
  type PiecesOfColor,
  returnStock,
  setStock,
  takeStock,
} from '../store/stock.ts';
