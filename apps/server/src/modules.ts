import type pg from 'pg';
import { demoShop } from '../demo/look/demo-shop.ts';
import { mountDemoPeople } from '../demo/people-route.ts';
import type { Captcha } from './adapters/captcha/port.ts';
import { chooseFiles } from './adapters/files/choose-files.ts';
import { chooseGeocoding, mayAskAhead, searchCredit } from './adapters/geocoding/choose-geocoding.ts';
import { embeddedGeocoding } from './adapters/geocoding/embedded.ts';
import type { Geocoding } from './adapters/geocoding/port.ts';
import type { PaymentProvider } from './adapters/payments/port.ts';
import { chooseSocials } from './adapters/social/choose-socials.ts';
import { mountSandboxSocial } from './adapters/social/mount-sandbox.ts';
import type { Config } from './config.ts';
import { type AccountSettings, mountAccounts, openAccounts } from './modules/accounts/mount.ts';
import type { Accounts } from './modules/accounts/public.ts';
import {
  addressesOfPerson,
  handlePointJobs,
  mountAddresses,
  mountPlaces,
  mountWhere,
  whereOfPerson,
} from './modules/addresses/mount.ts';
import { mountAudit } from './modules/audit/mount.ts';
import { handleBadgeJobs, mountBadge, openBadges, personalHours } from './modules/badge/mount.ts';
import {
  isNetworkOn,
  mailsReach,
  mountBrand,
  mountBrandOffice,
  mountBrandOpening,
  mountChanges,
  mountServiceTrials,
  smsReach,
} from './modules/brand/mount.ts';
import { mountCaptcha } from './modules/captcha/mount.ts';
import { type KeptCatalogue, mountCatalogue, personalFavourites } from './modules/catalogue/mount.ts';
import { rootCategoriesOf } from './modules/catalogue/public-menu.ts';
import { copyUnsold } from './modules/catalogue/public-stock.ts';
import { mountCinema, openCinema } from './modules/cinema/mount.ts';
import { mountClock, type SandboxTime } from './modules/clock/mount.ts';
import { handleContactJobs, mountContacts, mountInbox, personalMessages } from './modules/contacts/mount.ts';
import { mountContents, personalAgreements } from './modules/content/mount.ts';
import {
  grantCoupons,
  mountCoupons,
  mountCouponsOffice,
  openCoupons,
  personalCoupons,
} from './modules/coupons/mount.ts';
import { mountShopDevices } from './modules/devices/mount.ts';
import {
  mountMembership,
  mountPrimeOffice,
  nextMembershipDue,
  openMemberships,
  personalMembership,
} from './modules/membership/mount.ts';
import { readBenefits } from './modules/membership/public.ts';
import {
  mountLettersOffice,
  mountNotificationChoices,
  mountOutbox,
  personalChoices,
} from './modules/notifications/mount.ts';
import type { Notify, TrySenders } from './modules/notifications/public.ts';
import {
  forgetPointsOfOrders,
  mountOrdering,
  personalCart,
  personalOrders,
} from './modules/ordering/mount.ts';
import { mountPayments, type Payments } from './modules/payments/mount.ts';
import { mountPictures } from './modules/pictures/mount.ts';
import {
  handleRedemptionJobs,
  makeRedemptions,
  mountRedemption,
  personalCodes,
} from './modules/redemption/mount.ts';
import { mountReviews, personalReviews } from './modules/reviews/mount.ts';
import {
  handleShopJobs,
  mountPromises,
  mountShopOffice,
  mountShops,
  mountZones,
} from './modules/shops/mount.ts';
import { mountStatus } from './modules/status/mount.ts';
import { handleTableJobs, mountTables } from './modules/tables/mount.ts';
import { mountTotems } from './modules/totems/mount.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database/connection.ts';
import type { Rush } from './platform/http/limits/rush.ts';
import type { InTurn } from './platform/http/limits/turns.ts';
import type { MountTools } from './platform/http/mount.ts';
import type { Jobs } from './platform/jobs.ts';
import type { LiveEvents } from './platform/live/live-events.ts';
import type { PublicChanges } from './platform/live/public-changes.ts';
import type { Log } from './platform/log.ts';
import type { DrawPage } from './platform/made-of.ts';
import type { Metrics } from './platform/metrics.ts';

/** Tools of all modules; each takes the ones it needs. */
export type Tools = MountTools & {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly jobs: Jobs;
  readonly metrics: Metrics;
  readonly config: Config;
  readonly log: Log;
  readonly captcha: Captcha;
  readonly webPushKey: () => Promise<string | null>;
  readonly notify: Notify;
  readonly senders: TrySenders;
  readonly provider: PaymentProvider;
  /** Whether this is a restored copy, which sends nothing. */
  readonly held: boolean;
  readonly accounts: Accounts;
  readonly catalogue: KeptCatalogue;
  readonly payments: Payments;
  readonly live: LiveEvents;
  readonly changes: PublicChanges;
  readonly time: SandboxTime;
  /** Public address of the site. */
  readonly origin: () => string;
  readonly draw: DrawPage;
  readonly inTurn: InTurn;
  readonly rush: Rush;
};

type AccountNeeds = Omit<AccountSettings, 'socials' | 'networkOn' | 'sandbox' | 'sms'> & {
  readonly config: Config;
  readonly clock: Clock;
  readonly time: SandboxTime;
  readonly payments: Payments;
};

/** Opens the accounts, with the personal data of the other modules. */
export const openAccountsWith = ({ config, clock, time, payments, ...tools }: AccountNeeds) =>
  openAccounts({
    ...tools,
    socials: chooseSocials(config, time.world),
    networkOn: (network) => isNetworkOn(tools.db, config.BRAND_ID, network),
    secret: config.SIGNING_KEY,
    secretsBefore: config.SIGNING_KEYS_BEFORE,
    sandbox: config.SANDBOX,
    sms: smsReach(config),
    personalData: [
      addressesOfPerson(tools.db),
      whereOfPerson(tools.db),
      personalFavourites(tools.db),
      personalCart(tools.db),
      personalOrders(tools.db),
      personalMessages(tools.db),
      personalReviews(tools.db),
      personalChoices(tools.db),
      personalAgreements(tools.db),
      payments.personalData,
      personalMembership(tools.db, clock),
      personalCoupons(tools.db),
      personalCodes(tools.db),
      personalHours(tools.db),
    ],
    isMember: async (userId, now) => (await readBenefits(tools.db, userId, now)) !== undefined,
  });

/** Geocoding without remembered answers; the embedded one has its own thread, so it is used as it is. */
const freshly = (config: Config, db: Db, geocoding: Geocoding) => () =>
  config.GEOCODING === 'embedded' ? geocoding : chooseGeocoding(config, db);

/** Nightly deletion of expired data, for modules without other jobs. */
const handleSweeps = (tools: Tools): void => {
  handleContactJobs(tools);
  handleBadgeJobs(tools);
  handleShopJobs(tools);
  handleTableJobs(tools);
  handleRedemptionJobs(tools);
};

/** The brand: its settings, its opening, and changes for open pages. */
const mountWholeBrand = (tools: Tools) => {
  mountBrand({
    ...tools,
    rootCategories: async (now) => rootCategoriesOf(await tools.catalogue.visible.getNewest(), now),
  });
  mountBrandOffice(tools);
  mountChanges(tools);
  const reached = { mail: mailsReach(tools.config), sms: smsReach(tools.config) };
  mountBrandOpening({ ...tools, reached, cards: tools.payments.takesCards, demo: demoShop });
};

/** Mounts every module with its routes, jobs and followers. */
export const mountModules = async (tools: Tools) => {
  mountAccounts(tools, tools.accounts);
  mountAddresses(tools);
  mountAudit(tools);
  mountWhere(tools);
  mountWholeBrand(tools);
  mountCaptcha(tools);
  const files = chooseFiles(tools.config, tools.db);
  mountCatalogue({ ...tools, files });
  mountContacts(tools);
  mountInbox(tools);
  mountContents(tools);
  mountPayments(tools, tools.payments);
  const redemptions = makeRedemptions(tools.db);
  const tickets = openCinema({ ...tools, redemptions });
  mountCinema({ ...tools, redemptions, tickets });
  const { onTableLeft } = await mountOrdering({ ...tools, tickets });
  mountPictures({ ...tools, files });
  const { keys } = tools.accounts;
  const memberships = { ...tools, redemptions, keys, confirmsPhones: smsReach(tools.config) };
  openMemberships(memberships);
  mountMembership(tools, memberships);
  mountPrimeOffice(tools, memberships);
  const coupons = { ...tools, redemptions, keys, confirmsPhones: smsReach(tools.config) };
  openCoupons(coupons);
  mountCoupons(tools, coupons);
  mountCouponsOffice(tools, coupons);
  tools.accounts.onArrival((userId) => grantCoupons(coupons, userId));
  openBadges({ redemptions });
  mountBadge({ ...tools, redemptions });
  mountShopDevices(tools, { ...tools, redemptions });
  mountRedemption(tools, redemptions);
  mountNotificationChoices(tools);
  mountLettersOffice(tools);
  mountReviews(tools);
  mountShops(tools);
  mountShopOffice({ ...tools, onShopCopied: copyUnsold });
  mountTables({ ...tools, onTableLeft });
  mountTotems(tools);
  mountStatus(tools);
  handleSweeps(tools);
  const geocoding = chooseGeocoding(tools.config, tools.db);
  mountServiceTrials({ ...tools, freshGeocoding: freshly(tools.config, tools.db, geocoding) });
  const search = { ahead: mayAskAhead(tools.config), credit: searchCredit(tools.config) };
  mountPlaces({ ...tools, geocoding, search });
  if (tools.config.GEOCODING === 'google')
    handlePointJobs({ ...tools, towns: embeddedGeocoding(), forgetOfOrders: forgetPointsOfOrders });
  mountPromises({ ...tools, geocoding });
  mountZones(tools);
  if (tools.config.SANDBOX) {
    mountOutbox(tools);
    mountDemoPeople(tools);
    mountClock({
      ...tools,
      nextDue: (after) => nextMembershipDue(tools.db, after),
      onMoved: () => tools.ready.drop(),
    });
    mountSandboxSocial(tools.app);
  }
};
