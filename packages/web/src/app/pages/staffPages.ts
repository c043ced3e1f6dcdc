/** The pages of those who work here, loaded when one is first shown. */
export const staffPages = {
  studioInbox: () => import('../../features/studio/inbox/InboxPage.tsx'),
  studioClaims: () => import('../../features/studio/claims/StudioClaimsPage.tsx'),
  studioFits: () => import('../../features/studio/workshop/FirstPiecesPage.tsx'),
  studioJobs: () => import('../../features/studio/workshop/JobsPage.tsx'),
  makingSheets: () => import('../../features/studio/workshop/SheetsPage.tsx'),
  studio: () => import('../../features/studio/workshop/StudioPage.tsx'),
  studioCustomers: () => import('../../features/studio/people/CustomersPage.tsx'),
  studioData: () => import('../../features/studio/data/ShopDataPage.tsx'),
  sizeConvert: () => import('../../features/studio/convert/SizeConvertPage.tsx'),
  retailProducts: () => import('../../features/studio/retail/RetailProductsPage.tsx'),
  retailInventory: () => import('../../features/studio/data/InventoryPage.tsx'),
  till: () => import('../../features/studio/till/TillPage.tsx'),
  tillSales: () => import('../../features/studio/till/SalesPage.tsx'),
  studioRecords: () => import('../../features/studio/people/RecordsPage.tsx'),
} as const;
