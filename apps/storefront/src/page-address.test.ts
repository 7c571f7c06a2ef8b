import type { Api } from '@zanga/contract/contract';
import { client } from '@zanga/contract/wire/client';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SETTINGS__', {});
const { pageAddress } = await import('./page-address.ts');
const { makeRouter } = await import('./router.tsx');

const router = makeRouter(client<Api>({ baseUrl: '', fetch }), 'https://zanga.example');
const addressOf = (url: string) => pageAddress(router, new URL(url, 'https://zanga.example'));

describe('the address a page is cached under', () => {
  it.each([
    ['/home', '/home'],
    ['/home?utm_source=mail&fbclid=1', '/home'],
    ['/home?cerca=pizza&carrello=1&prodotto=norma', '/home'],
    ['/%68om%65', '/home'],
    ['/pizze?page=2&x=1&labels=vegan', '/pizze?labels=vegan&page=2'],
    ['/pizze?labels=vegan&page=2', '/pizze?labels=vegan&page=2'],
    ['/pizze?page=-1', '/pizze?page=-1'],
    ['/pizze/rosse?without=milk,eggs&y=2', '/pizze/rosse?without=milk,eggs'],
    ['/thank-you?ordine=ord_1&z', '/thank-you?ordine=ord_1'],
    ['/non/esiste/qui?x=1', '/non/esiste/qui'],
    ['/caff%C3%A8?x=1', '/caff%C3%A8'],
    ['/%25ff?x=1', '/%25ff'],
    ['/HOME', '/home'],
    ['/Home?x=1', '/home'],
    ['/Pizze?Page=2&page=2', '/pizze?page=2'],
    ['/Pizze/ROSSE', '/pizze/rosse'],
    ['/PRODOTTO/Norma', '/prodotto/norma'],
    ['/Negozi/Catania', '/negozi/catania'],
    ['/Content/FAQ', '/content/faq'],
    ['/cat_7Gk', '/cat_7Gk'],
    ['/Orders/ord_7Gk/Ricevuta', '/orders/ord_7Gk/ricevuta'],
    ['/Password/Reset/aBc', '/password/reset/aBc'],
    ['/C/AbC7', '/c/AbC7'],
    ['/Non/Esiste/Qui', '/Non/Esiste/Qui'],
  ])('of %s is %s', (asked, address) => expect(addressOf(asked)).toBe(address));

  it('is the same for five hundred addresses with other parameters', () => {
    const all = Array.from({ length: 500 }, (_, at) => addressOf(`/pizze?page=2&n${at}=${at}`));
    expect(new Set(all)).toEqual(new Set(['/pizze?page=2']));
  });
});
