import type { LinkProps } from '@tanstack/react-router';
import type { Right } from '@zanga/domain/staff/rights';
import { LeafIcon } from '@zanga/ui/icons/dish-icons.tsx';
import type { IconProps } from '@zanga/ui/icons/icon.tsx';
import {
  CheckIcon,
  InfoIcon,
  MailIcon,
  PrimeIcon,
  StarIcon,
  TagIcon,
  TicketIcon,
} from '@zanga/ui/icons/panel-icons.tsx';
import { DeviceIcon, EditIcon } from '@zanga/ui/icons/person-icons.tsx';
import { BagIcon, ClockIcon, FilterIcon, StoreIcon, UserIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { CashIcon, CutleryIcon, ReceiptIcon } from '@zanga/ui/icons/till-icons.tsx';
import type { ComponentType } from 'react';
import { names } from '../../base/names.ts';

/** Headings of the navigation, in order. */
export const screenGroups = ['counter', 'brand'] as const;
type ScreenGroup = (typeof screenGroups)[number];

/** A screen of the office, as navigation and command palette show it. */
export type Screen = {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: string;
  /** Shorter name for narrow places. */
  readonly short: string;
  readonly icon: ComponentType<IconProps>;
  /** Right that shows the screen in the navigation. */
  readonly right: Right;
  /** The right must hold in all shops: the screen's data belong to no single one. */
  readonly everywhere?: true;
  readonly group: ScreenGroup;
  /** Of one shop at a time, of one or all of them, or always of the whole brand. */
  readonly shops: 'one' | 'any' | 'brand';
  /** Whether shipping can be chosen like a shop. */
  readonly shipping?: true;
  /** Number of waiting things beside its name. */
  readonly counted?: 'messages';
};

/** All screens, in the order of the navigation; a phone's bar shows the first four that the person may see. */
export const screens: readonly Screen[] = [
  {
    to: '/',
    label: 'Ordini in corso',
    short: 'Ordini',
    icon: BagIcon,
    right: 'orders.read',
    group: 'counter',
    shops: 'one',
    shipping: true,
  },
  {
    to: '/ordini',
    label: 'Tutti gli ordini',
    short: 'Storico',
    icon: ReceiptIcon,
    right: 'orders.find',
    group: 'counter',
    shops: 'any',
    shipping: true,
  },
  {
    to: '/scanner',
    label: 'Scanner',
    short: 'Scanner',
    icon: TicketIcon,
    right: 'codes.redeem',
    group: 'counter',
    shops: 'any',
  },
  {
    to: '/tavoli',
    label: 'Tavoli e totem',
    short: 'Tavoli',
    icon: StoreIcon,
    right: 'tables.read',
    group: 'counter',
    shops: 'one',
  },
  {
    to: '/esauriti',
    label: 'Esauriti',
    short: 'Esauriti',
    icon: LeafIcon,
    right: 'stock.read',
    group: 'counter',
    shops: 'one',
  },
  {
    to: '/cinema',
    label: 'Cinema',
    short: 'Cinema',
    icon: TicketIcon,
    right: 'cinema.read',
    group: 'counter',
    shops: 'any',
  },
  {
    to: '/incassi',
    label: 'Incassi del giorno',
    short: 'Incassi',
    icon: CashIcon,
    right: 'takings.sum',
    group: 'counter',
    shops: 'one',
  },
  {
    to: '/menu',
    label: 'Menù',
    short: 'Menù',
    icon: CutleryIcon,
    right: 'menu.read',
    group: 'brand',
    shops: 'brand',
  },
  {
    to: '/coupon',
    label: 'Coupon',
    short: 'Coupon',
    icon: TagIcon,
    right: 'coupons.read',
    group: 'brand',
    shops: 'brand',
  },
  {
    to: '/prime',
    label: names.membership,
    short: names.prime,
    icon: PrimeIcon,
    right: 'prime.read',
    group: 'brand',
    shops: 'brand',
  },
  {
    to: '/prime/iscritti',
    label: `Iscritti ${names.prime}`,
    short: 'Iscritti',
    icon: UserIcon,
    right: 'members.read',
    everywhere: true,
    group: 'brand',
    shops: 'brand',
  },
  {
    to: '/testi',
    label: 'Testi',
    short: 'Testi',
    icon: EditIcon,
    right: 'contents.read',
    group: 'brand',
    shops: 'brand',
  },
  {
    to: '/testi/email',
    label: 'Email ai clienti',
    short: 'Email',
    icon: MailIcon,
    right: 'contents.read',
    group: 'brand',
    shops: 'brand',
  },
  {
    to: '/negozi',
    label: 'Negozi',
    short: 'Negozi',
    icon: StoreIcon,
    right: 'shops.read',
    group: 'brand',
    shops: 'brand',
  },
  {
    to: '/risposte',
    label: 'Ordini senza risposta',
    short: 'Risposte',
    icon: ClockIcon,
    right: 'shops.plan',
    group: 'brand',
    shops: 'any',
  },
  {
    to: '/messaggi',
    label: 'Messaggi',
    short: 'Messaggi',
    icon: MailIcon,
    right: 'inbox.read',
    group: 'brand',
    shops: 'any',
    counted: 'messages',
  },
  {
    to: '/recensioni',
    label: 'Recensioni',
    short: 'Recensioni',
    icon: StarIcon,
    right: 'reviews.moderate',
    group: 'brand',
    shops: 'any',
    shipping: true,
  },
  {
    to: '/persone',
    label: 'Persone',
    short: 'Persone',
    icon: UserIcon,
    right: 'people.read',
    group: 'brand',
    shops: 'brand',
  },
  {
    to: '/orari',
    label: 'Orari di lavoro',
    short: 'Orari',
    icon: ClockIcon,
    right: 'hours.read',
    group: 'brand',
    shops: 'any',
  },
  {
    to: '/dispositivi',
    label: 'Dispositivi',
    short: 'Dispositivi',
    icon: DeviceIcon,
    right: 'devices.edit',
    group: 'brand',
    shops: 'one',
  },
  {
    to: '/primi-passi',
    label: 'Primi passi',
    short: 'Primi passi',
    icon: CheckIcon,
    right: 'brand.read',
    group: 'brand',
    shops: 'brand',
  },
  {
    to: '/impostazioni',
    label: 'Impostazioni',
    short: 'Impostazioni',
    icon: FilterIcon,
    right: 'brand.read',
    group: 'brand',
    shops: 'brand',
  },
  {
    to: '/stato',
    label: 'Stato dei servizi',
    short: 'Stato',
    icon: InfoIcon,
    right: 'status.read',
    everywhere: true,
    group: 'brand',
    shops: 'brand',
  },
  {
    to: '/registro',
    label: 'Registro',
    short: 'Registro',
    icon: ReceiptIcon,
    right: 'audit.read',
    group: 'brand',
    shops: 'any',
  },
  {
    to: '/aiuto',
    label: 'Guida',
    short: 'Guida',
    icon: InfoIcon,
    right: 'orders.read',
    group: 'brand',
    shops: 'brand',
  },
];
