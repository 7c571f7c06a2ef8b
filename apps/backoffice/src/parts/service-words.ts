import type { TriedService } from '@zanga/domain/brand/service-trial';

/** What the services are called that an owner tries, and that the audit tells of. */
export const serviceNames: Readonly<Record<TriedService, string>> = {
  email: 'Posta',
  sms: 'SMS',
  push: 'Notifiche',
  payments: 'Carte',
  geocoding: 'Ricerca degli indirizzi',
};
