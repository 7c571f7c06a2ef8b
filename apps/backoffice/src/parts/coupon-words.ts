import type { RewardKind } from '@zanga/domain/coupons/coupon';
import type { Occasion } from '@zanga/domain/coupons/occasions';

export const rewardNames: Readonly<Record<RewardKind, string>> = {
  percentage: 'Uno sconto in percentuale',
  amount: 'Un importo in euro',
  free_product: 'Un prodotto gratis',
  free_delivery: 'La consegna gratis',
};

export const occasionNames: Readonly<Record<Occasion, string>> = {
  birthday: 'Per il compleanno',
  first_order: 'A chi si iscrive',
  win_back: 'A chi non ordina da un po’',
};
