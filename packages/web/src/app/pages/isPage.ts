type IsPage = (path: string) => boolean;

let known: IsPage | null = null;

/** Brings in the table of all pages, with what asks it. */
export const knowPages = async (): Promise<void> => {
  known = (await import('./pageRoutes.ts')).isPage;
};

/** Whether the shop has a page at this path, for links to pages that are yet to come; none while they are not known. */
export const isPage: IsPage = (path) => known?.(path) ?? false;
