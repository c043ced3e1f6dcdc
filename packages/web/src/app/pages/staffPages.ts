/** The pages of those who work here, loaded when one is first shown. */
export const staffPages = {
  studioInbox: () => import('../../features/support/inbox/InboxPage.tsx'),
  studioClaims: () => import('../../features/support/studio/StudioClaimsPage.tsx'),
  studioFits: () => import('../../features/orders/studio/FirstPiecesPage.tsx'),
  studioJobs: () => import('../../features/orders/studio/JobsPage.tsx'),
  makingSheets: () => import('../../features/orders/studio/SheetsPage.tsx'),
  studio: () => import('../../features/orders/studio/StudioPage.tsx'),
  studioCustomers: () => import('../../features/staff/people/CustomersPage.tsx'),
  studioData: () => import('../../features/staff/data/ShopDataPage.tsx'),
  sizeConvert: () => import('../../features/staff/convert/SizeConvertPage.tsx'),
  retailProducts: () => import('../../features/staff/retail/RetailProductsPage.tsx'),
  retailInventory: () => import('../../features/staff/data/InventoryPage.tsx'),
  till: () => import('../../features/staff/till/TillPage.tsx'),
  tillSales: () => import('../../features/staff/till/SalesPage.tsx'),
  studioRecords: () => import('../../features/staff/people/RecordsPage.tsx'),
} as const;
