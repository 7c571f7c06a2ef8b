import { settings } from '../../base/api/config.ts';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { linkTexts as t } from './link-texts.ts';

/** Editorial and service pages, in the order the side menu and the footer list them (MNU-6). */
export const infoLinks = [
  { to: pagePaths.content('faq'), text: t.faq },
  { to: pagePaths.reviews, text: t.writeReview },
  { to: pagePaths.contacts, text: t.contacts },
  { to: pagePaths.content('privacy'), text: t.privacy },
  { to: pagePaths.content('allergens'), text: t.allergens },
  // The app needs no link to its own download.
  ...(settings.appView ? [] : [{ to: pagePaths.appDownload, text: t.downloadApp }]),
];
