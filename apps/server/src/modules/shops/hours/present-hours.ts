import type { EditedHours } from '@zanga/contract/shops/shop-hours';
import type { Service } from '@zanga/domain/catalogue/vocabulary';
import { versionOf } from '../../../platform/edited-form.ts';
import type { Booked, ShopRow } from '../editing/edit-queries.ts';
import { presentBooked } from '../editing/present-form.ts';
import { datedHoursOf, servicesOf, weekOf } from '../read-schedule.ts';
import type { KeptHours } from './hours-queries.ts';

const formOf = (kept: KeptHours): EditedHours['form'] => {
  const week = (service: Service) => weekOf(kept, service).map((day) => [...day]);
  return {
    weeks: {
      delivery: week('delivery'),
      pickup: week('pickup'),
      onshop: week('onshop'),
      totem: week('totem'),
    },
    exceptions: datedHoursOf(kept.exceptions).map(({ date, service, intervals, reason }) => ({
      ...{ date, service, intervals, reason },
    })),
  };
};

export const presentHours = (shop: ShopRow, kept: KeptHours, booked: readonly Booked[]): EditedHours => {
  const form = formOf(kept);
  return {
    id: shop.id,
    version: versionOf(form),
    form,
    services: [...servicesOf(shop)],
    booked: presentBooked(booked),
  };
};
