import { settings } from '../../base/api/config.ts';
import { places } from '../../base/navigation/page-paths.ts';
import { linkTexts as t } from './link-texts.ts';

/** Editorial and service pages, in the order the side menu and the footer list them (MNU-6). */
export const infoLinks = [
  { to: places.content('faq'), text: t.faq },
  { to: places.reviews, text: t.writeReview },
  { to: places.contacts, text: t.contacts },
  { to: places.content('privacy'), text: t.privacy },
  { to: places.content('allergens'), text: t.allergens },
  // Nobody fetches the app from inside the app.
  ...(settings.appView ? [] : [{ to: places.appDownload, text: t.downloadApp }]),
];
