export { mountChanges } from './changes-routes.ts';
export { mountBrandOffice } from './office/office-routes.ts';
export { mountBrandOpening } from './opening/opening-routes.ts';
export { hasBrand, homePathFor, isNetworkOn } from './queries.ts';
export { mountBrand } from './routes.ts';
export { mountServiceTrials } from './trials/trial-routes.ts';
export { mailsReach, smsReach } from './who-does.ts';
