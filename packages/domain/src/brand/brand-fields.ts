import type { Descriptions } from '../staff/editing/described.ts';

const text = (most: number) => ({ kind: 'text', most, terse: true }) as const;

/** Fields of the brand that an owner edits, with the right `brand.edit`, in the order of the settings. */
export const brandFields = {
  pictures: { label: 'Foto', kind: 'own' },
  logo: { label: 'Marchio', kind: 'own' },
  page_logo: { label: 'Logo nelle pagine', kind: 'own' },
  accent: { label: 'Colore', kind: 'own' },
  name: { label: 'Nome', ...text(60) },
  // Empty is the brand's "Prime".
  membership_name: { label: 'Nome dell’abbonamento', ...text(60) },
  tagline: { label: 'Frase della home', ...text(120) },
  description: { label: 'Descrizione', ...text(600) },
  // In the audit the brand's phone and mail have other keys than a person's.
  phone: { label: 'Telefono', ...text(30), key: 'brand_phone', column: 'phone' },
  email: { label: 'Email', ...text(120), key: 'brand_email', column: 'email' },
  company_name: { label: 'Ragione sociale', ...text(120) },
  company_address: { label: 'Sede legale', ...text(200) },
  vat_number: { label: 'Partita IVA', ...text(30) },
  register: { label: 'Registro imprese e capitale', audit: 'Registro imprese', ...text(200) },
  certified_email: { label: 'PEC', ...text(120) },
  social_links: { label: 'Social', kind: 'own' },
  marks: { label: 'Marchi di pagamento', kind: 'own' },
  features: { label: 'Funzioni', kind: 'own' },
  facebook_login: { label: 'Accesso con Facebook', kind: 'yes_no' },
  apple_login: { label: 'Accesso con Apple', kind: 'yes_no' },
  min_ios_version: {
    label: 'App per iPhone più vecchia che funziona',
    audit: 'App per iPhone più vecchia',
    ...text(30),
  },
  min_android_version: {
    label: 'App per Android più vecchia che funziona',
    audit: 'App per Android più vecchia',
    ...text(30),
  },
  ios_store_url: { label: 'Pagina dell’App Store', audit: 'App Store', ...text(300) },
  android_store_url: { label: 'Pagina di Google Play', audit: 'Google Play', ...text(300) },
  shipping_fee: {
    label: 'Costo della spedizione',
    audit: 'Spedizione',
    kind: 'cents',
    key: 'shipping_fee_cents',
  },
  // Null if shipping is never free.
  shipping_free_over: {
    label: 'Spedizione gratis da',
    kind: 'cents',
    optional: true,
    key: 'shipping_free_over_cents',
  },
  domains: { label: 'Domini', kind: 'own' },
} as const satisfies Descriptions;
