import { useQuery } from '@tanstack/react-query';
import { dietaryLabelNames } from '@zanga/domain/catalogue/italian-names';
import { isOver } from '@zanga/domain/ordering/transitions';
import { useService } from '../../../base/api/api.tsx';
import { useFeatureSwitch } from '../../../base/api/feature-switches.ts';
import { useSession } from '../../../base/session/session.ts';
import { useUser } from '../../../base/session/user.ts';
import { useStored } from '../../../base/storage/storage.ts';
import { addressesQuery } from '../../../parts/address/addresses-query.ts';
import { allergenNames } from '../../../parts/catalogue/catalogue-texts.ts';
import { useFavourites } from '../../../parts/favourites/favourites.ts';
import { guestOrders } from '../../../parts/ordering/guest-orders.ts';
import { savedCardsQuery } from '../../../parts/payment/payment-queries.ts';
import { tastesTexts } from '../tastes-texts.ts';
import { hubTexts as t } from './hub-texts.ts';

/** Number of orders, and whether some are running. */
const useOrders = (signedIn: boolean) => {
  const query = useService().query('GET /api/customer/orders', { query: { page: 1 } });
  const { data } = useQuery({ ...query, enabled: signedIn, staleTime: 60_000 });
  // Known only after hydration: the server draws the page without a person.
  const kept = useStored('orders');
  if (!signedIn) {
    const here = kept === null ? 0 : guestOrders().length;
    return here > 0 ? t.ordersHere(here) : t.ordersNone;
  }
  if (!data) return undefined;
  const running = data.data.filter(({ state }) => !isOver(state)).length;
  return running > 0 ? t.ordersRunning(running) : t.ordersCount(data.meta.total);
};

const useOwn = (signedIn: boolean) => {
  const service = useService();
  const on = { enabled: signedIn };
  const offered = useFeatureSwitch('zanga_prime');
  const coupons = useQuery({ ...service.query('GET /api/customer/active/coupons'), ...on }).data?.coupons;
  const status = useQuery({ ...service.query('GET /api/customer/prime'), enabled: signedIn }).data;
  const addresses = useQuery({ ...addressesQuery(service), ...on }).data?.data;
  const cards = useQuery({ ...savedCardsQuery(service), ...on }).data?.data;
  // A member keeps Prime's page while Prime is switched off.
  return { coupons, status, addresses, cards, prime: offered || status !== undefined };
};

/** State of each row of the hub, in words, as far as loaded. */
export const useHubStates = () => {
  const { signedIn } = useSession();
  const { data: user } = useUser();
  const { coupons, status, addresses, cards, prime } = useOwn(signedIn);
  const tastes = user && [
    ...user.dietary_labels.map((label) => dietaryLabelNames[label]),
    ...user.allergens_to_avoid.map((name) => tastesTexts.without(allergenNames[name].toLowerCase())),
  ];
  return {
    signedIn,
    prime,
    orders: useOrders(signedIn),
    coupons: coupons && t.couponsCount(coupons.length),
    primeState: signedIn ? status && t.primeState[status.state] : t.primeState.none,
    favourites: t.favouritesCount(useFavourites().length),
    pages: {
      dati: user?.email,
      indirizzi: addresses && t.addresses(addresses.length),
      carte: cards && t.cards(cards.length),
      gusti: tastes && (tastes.length > 0 ? tastes.join(', ') : t.tastesNone),
      notizie: user && (user.consents.marketing.granted ? t.newsOn : t.newsOff),
      privacy: t.privacyLine,
    },
  };
};
