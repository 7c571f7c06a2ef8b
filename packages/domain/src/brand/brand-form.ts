import type { ImageId } from '../ids.ts';
import type { DescribedForm } from '../staff/editing/described.ts';
import { canBeAccent, isAccent, nearestAccent } from './accent/accent.ts';
import type { brandFields } from './brand-fields.ts';
import { isVatNumber } from './vat-number.ts';

/** Features a brand may switch on. */
export const brandFeatures = ['zanga_prime', 'worker_badge'] as const;
export type BrandFeature = (typeof brandFeatures)[number];

/** Logos of means of payment shown by the shop, by the words in their addresses. */
export const serviceMarks = [
  'visa',
  'mastercard',
  'american-express',
  'apple-pay',
  'google-pay',
  'cash',
] as const;

/** Logos that promise a card payment. */
export const isCardMark = (slug: string): boolean =>
  slug !== 'cash' && serviceMarks.some((mark) => mark === slug);

/** Values of the fields that have a shape of their own. */
type OwnValues = {
  /** Ids of its pictures, and of its mark. */
  readonly pictures: readonly ImageId[];
  readonly logo: ImageId | null;
  /** Picture of the logo on pages and in letters; null shows the drawn one. */
  readonly page_logo: ImageId | null;
  /** Colour of buttons and links as `#rrggbb`; empty is the usual one. */
  readonly accent: string;
  readonly social_links: readonly { readonly name: string; readonly href: string }[];
  readonly marks: readonly { readonly slug: string; readonly name: string }[];
  readonly features: readonly BrandFeature[];
  /** Hosts, each with the page that opens at its empty path. */
  readonly domains: readonly { readonly host: string; readonly home_path: string }[];
};

/** Form of the brand: a value for each field of `brandFields`. */
export type BrandForm = DescribedForm<typeof brandFields, OwnValues>;

export type BrandProblem = { readonly field: string; readonly text: string };

const hostName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether a text is a valid host name, without a port. */
export const isHostName = (written: string): boolean => written.length <= 253 && hostName.test(written);

/** Whether an address is a page of this site. To a browser '//elsewhere' and '/\elsewhere' are other sites; '/' would ask again. */
export const isOwnPage = (written: string): boolean => /^\/[^/\\\s\p{Cc}][^\s\p{Cc}]*$/u.test(written);

const appVersion = /^\d{1,5}(\.\d{1,5}){0,3}$/;

export const isAppVersion = (written: string): boolean => appVersion.test(written);

const phone = { is: /^\+?[0-9 ]{6,20}$/, text: 'Scrivi solo cifre, con il prefisso' };
const email = { is: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, text: 'Scrivi un indirizzo email' };
const version = { is: appVersion, text: 'Scrivi una versione, per esempio 2.4.0' };

/** Fields with a fixed shape; an empty one is not shown. */
const shaped = {
  phone,
  email,
  certified_email: email,
  min_ios_version: version,
  min_android_version: version,
} as const;
// The keys of the list are fields of the form.
const shapedFields = Object.keys(shaped) as readonly (keyof typeof shaped)[];

/** Whether a web address is fit for a link: encrypted, and without a password. */
export const isWebAddress = (written: string): boolean => {
  const url = URL.parse(written);
  return url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.');
};

const webProblem = (field: string, written: string): readonly BrandProblem[] =>
  isWebAddress(written) ? [] : [{ field, text: 'Scrivi un indirizzo completo, che inizia con https://' }];

const storeProblem = (field: 'ios_store_url' | 'android_store_url', form: BrandForm) =>
  form[field] === '' ? [] : webProblem(field, form[field]);

const socialProblems = ({ social_links }: BrandForm): readonly BrandProblem[] =>
  social_links.flatMap(({ name, href }, at) => [
    ...(name === '' ? [{ field: `social_links.${at}.name`, text: 'Scrivi il nome del social' }] : []),
    ...(social_links.findIndex((one) => one.name === name) < at
      ? [{ field: `social_links.${at}.name`, text: 'Questo nome c’è già' }]
      : []),
    ...webProblem(`social_links.${at}.href`, href),
  ]);

const domainProblems = ({ domains }: BrandForm): readonly BrandProblem[] =>
  domains.flatMap(({ host, home_path }, at) => [
    ...(isHostName(host)
      ? []
      : [{ field: `domains.${at}.host`, text: 'Scrivi solo il nome, per esempio ordina.esempio.it' }]),
    ...(domains.findIndex((one) => one.host === host) < at
      ? [{ field: `domains.${at}.host`, text: 'Questo dominio c’è già' }]
      : []),
    ...(isOwnPage(home_path)
      ? []
      : [{ field: `domains.${at}.home_path`, text: 'Scrivi una pagina del sito, per esempio /pizze' }]),
  ]);

const accentProblem = ({ accent }: BrandForm): readonly BrandProblem[] => {
  if (accent === '' || canBeAccent(accent)) return [];
  const text = isAccent(accent)
    ? `Su questo colore le scritte dei bottoni non si leggono: il più vicino che va bene è ${nearestAccent(accent)}`
    : 'Scrivi un colore, per esempio #2b6639';
  return [{ field: 'accent', text }];
};

/** Problems that prevent saving a brand, by its fields. */
export const brandProblems = (form: BrandForm): readonly BrandProblem[] => [
  ...(form.name === '' ? [{ field: 'name', text: 'Scrivi il nome del marchio' }] : []),
  ...shapedFields.flatMap((field) =>
    form[field] === '' || shaped[field].is.test(form[field]) ? [] : [{ field, text: shaped[field].text }],
  ),
  ...(['min_ios_version', 'min_android_version'] as const)
    .filter((field) => form[field] === '')
    .map((field) => ({ field, text: 'Scrivi 0 se vanno bene tutte' })),
  ...(form.vat_number === '' || isVatNumber(form.vat_number)
    ? []
    : [
        {
          field: 'vat_number',
          text: 'Le cifre non tornano: sono undici, e l’ultima controlla le altre. Rileggile',
        },
      ]),
  ...accentProblem(form),
  ...storeProblem('ios_store_url', form),
  ...storeProblem('android_store_url', form),
  ...socialProblems(form),
  ...domainProblems(form),
];
