/** The one category that is a screen of its own (RTE-22): its shows have dates and seats. */
const cinema = 'cinema';

/** The way to a category, as a link's own words: `<Link {...categoryLink(slug)}>`. */
export const categoryLink = (slug: string) =>
  slug === cinema
    ? ({ to: '/cinema' } as const)
    : ({ to: '/$category', params: { category: slug } } as const);
