/** Everything about this company is invented; its VAT number passes the check digit and belongs to examples. */
export const demoBrand = {
  name: 'Zanga',
  tagline: 'La Sicilia, calda calda',
  description:
    'Sei cucine in sei città della Sicilia: pizza di grani antichi, arancini fritti al momento, granite, dolci di ricotta e una dispensa che parte per tutta Italia. Ordini, passi a ritirare, ti siedi o ti aspetti il campanello.',
  phone: '+39 095 010 0100',
  email: 'ciao@zanga.example',
  company: {
    name: 'Zanga S.r.l. (società di fantasia)',
    address: 'Via Etnea 0, 95131 Catania (CT)',
    vat_number: 'IT01234567897',
    register: 'REA CT-000000 · Capitale sociale 10.000,00\u00a0€\u00a0i.v.',
    certified_email: 'zanga@pec.zanga.example',
  },
  socialLinks: [
    { name: 'Instagram', href: 'https://instagram.zanga.example' },
    { name: 'Facebook', href: 'https://facebook.zanga.example' },
    { name: 'TikTok', href: 'https://tiktok.zanga.example' },
  ],
  services: [
    { slug: 'visa', name: 'Visa' },
    { slug: 'mastercard', name: 'Mastercard' },
    { slug: 'american-express', name: 'American Express' },
    { slug: 'apple-pay', name: 'Apple Pay' },
    { slug: 'google-pay', name: 'Google Pay' },
    { slug: 'cash', name: 'Contanti' },
  ],
  features: ['zanga_prime', 'worker_badge'],
} as const;
