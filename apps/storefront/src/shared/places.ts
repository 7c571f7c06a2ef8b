/** Addresses that several features lead to. */
export const places = {
  contacts: '/contacts',
  appDownload: '/app-download',
  reviews: '/reviews',
  content: (page: string) => `/content/${page}`,
  shop: (slug: string) => `/negozi/${slug}`,
} satisfies Readonly<Record<string, string | ((name: string) => string)>>;
