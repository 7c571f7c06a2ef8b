import { channelNames } from '../../catalogue/italian-names.ts';
import { services } from '../../catalogue/vocabulary.ts';
import { type PaymentKind, paymentKinds } from '../../ordering/payment-kinds.ts';
import type { Descriptions } from '../../staff/editing/described.ts';

/** Payment methods of a shop, in the staff's words. */
const paymentNames = {
  card: 'Carta, online',
  cash: 'Contanti alla consegna',
  till: 'Alla cassa',
} as const satisfies Record<PaymentKind, string>;

/** Fields that staff edit of a shop beside its hours, areas and slots, with the right `shops.edit`. */
export const shopFields = {
  name: { label: 'Nome', kind: 'text', most: 60, terse: true, drawn: { section: 'words' } },
  description: {
    label: 'Descrizione',
    kind: 'text',
    most: 2000,
    rows: 3,
    drawn: { section: 'words', hint: 'Due righe per chi non ci è mai stato.' },
  },
  street: { label: 'Via', kind: 'text', most: 120, terse: true },
  number: { label: 'Numero', kind: 'text', most: 20, terse: true },
  zip: { label: 'CAP', kind: 'text', most: 10 },
  city: { label: 'Comune', kind: 'text', most: 120, terse: true },
  province: { label: 'Provincia', kind: 'text', most: 10, upper: true },
  lat: { label: 'Latitudine', kind: 'own' },
  lng: { label: 'Longitudine', kind: 'own' },
  // In the audit a shop's phone and mail have other keys than a person's.
  phone: { label: 'Telefono', kind: 'text', most: 30, key: 'shop_phone', column: 'phone' },
  email: { label: 'Email', kind: 'text', most: 120, terse: true, key: 'shop_email', column: 'email' },
  services: {
    label: 'Servizi',
    kind: 'choices',
    words: { known: services, names: channelNames },
    one: 'Il servizio',
  },
  payments: {
    label: 'Pagamenti',
    kind: 'choices',
    words: { known: paymentKinds, names: paymentNames },
    one: 'Il pagamento',
  },
  merchandise: {
    label: 'Merchandising',
    kind: 'yes_no',
    drawn: { section: 'sale', label: 'Vende anche il merchandising' },
  },
  pictures: { label: 'Foto', kind: 'own' },
  logo: { label: 'Marchio del negozio', audit: 'Marchio', kind: 'own' },
  // Open to the public: customers see it and order there.
  published: { label: 'Aperto al pubblico', audit: 'Pubblicato', kind: 'yes_no' },
} as const satisfies Descriptions<'words' | 'sale'>;
