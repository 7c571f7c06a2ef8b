import type { Names } from '@zanga/domain/brand/names';

/** Web app manifest: name and start page of the shop on a phone's home screen. */
export const webManifest = ({ brand }: Names) => ({
  name: brand,
  short_name: brand,
  description: 'A domicilio, in negozio e da portare via.',
  lang: 'it',
  id: '/',
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf3e6',
  theme_color: '#fbf3e6',
  categories: ['food', 'shopping'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Cerca nel menù', url: '/home?cerca=' },
    { name: 'I negozi', url: '/contacts' },
  ],
});
