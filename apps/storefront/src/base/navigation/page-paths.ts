/** Paths of the pages that several features link to. */
export const pagePaths = {
  contacts: '/contacts',
  menu: '/menu',
  appDownload: '/app-download',
  reviews: '/reviews',
  content: (page: string) => `/content/${page}`,
  shop: (slug: string) => `/negozi/${slug}`,
  product: (slug: string) => `/prodotto/${slug}`,
} satisfies Readonly<Record<string, string | ((name: string) => string)>>;
