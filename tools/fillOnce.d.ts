/**
 * Makes a folder with its content, once and whole, however many processes ask for it at the same time: each fills a draft of its own, and the
 * first to finish gives its draft the final name. When `fill` fails, so does this, and nothing is left behind.
 */
export declare const fillOnce: (folder: string, fill: (draft: string) => Promise<void>) => Promise<void>;
//# sourceMappingURL=fillOnce.d.ts.map
