/** What the package, which has no types, brings along. */
declare module 'wawoff2/decompress.js' {
  const decompress: (woff2: Uint8Array) => Promise<Uint8Array>;
  export default decompress;
}
