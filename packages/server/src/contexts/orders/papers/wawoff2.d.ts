/** Types for a package without any. */
declare module 'wawoff2/decompress.js' {
  const decompress: (woff2: Uint8Array) => Promise<Uint8Array>;
  export default decompress;
}
