/** The stock, as other contexts may ask about it and change it within their transactions. */
export { isInStock, limitOf, type PiecesOfColor, returnStock, takeStock } from '../store/stock.ts';
