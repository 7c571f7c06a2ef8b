import type { TriedService } from '@zanga/domain/brand/service-trial';

/** Names of services, in trials and in the audit. */
export const serviceNames: Readonly<Record<TriedService, string>> = {
  email: 'Posta',
  sms: 'SMS',
  push: 'Notifiche',
  payments: 'Carte',
  geocoding: 'Ricerca degli indirizzi',
};
