/** Prefix of each kind of id; an id tells by itself which kind it is. */
export const idPrefixes = {
  adr: 'address',
  cal: 'call from a table',
  cat: 'category',
  chg: 'change of an order that is proposed',
  rdo: 'what is made again of an order',
  cdr: 'drawing of coupon codes',
  cho: 'choice of an option',
  cnt: 'content',
  cpn: 'coupon',
  crd: 'payment card',
  crt: 'cart',
  dev: 'device of a person',
  dvc: 'device of a shop',
  gft: 'coupon given to a group of customers',
  img: 'image',
  ing: 'ingredient of a dish',
  imp: 'table of products that was sent',
  inv: 'invitation to the staff',
  lin: 'line of a cart or an order',
  mbr: 'membership',
  mch: 'change of many products',
  opt: 'option group',
  ord: 'order',
  pay: 'payment',
  pfd: 'folder of pictures that was sent',
  pky: 'passkey of the staff',
  prd: 'product',
  rdm: 'redemption of a code',
  rev: 'review',
  rfd: 'refund',
  shf: 'shift',
  shp: 'shop',
  tak: 'money taken at a till',
  tbl: 'table of a shop',
  tck: 'cinema ticket',
  tok: 'token',
  ttm: 'totem',
  usr: 'user',
  wcp: 'coupon in a wallet',
} as const;
export type IdPrefix = keyof typeof idPrefixes;

/** An id of one kind: the compiler rejects a product's id in place of a shop's. */
export type Id<Prefix extends IdPrefix> = `${Prefix}_${string}`;

export type AddressId = Id<'adr'>;
export type CardId = Id<'crd'>;
export type CartId = Id<'crt'>;
export type CategoryId = Id<'cat'>;
export type ChoiceId = Id<'cho'>;
export type CouponDrawingId = Id<'cdr'>;
export type CouponGiftId = Id<'gft'>;
export type CouponId = Id<'cpn'>;
export type DeviceId = Id<'dev'>;
export type ImageId = Id<'img'>;
export type IngredientId = Id<'ing'>;
export type InvitationId = Id<'inv'>;
export type LineId = Id<'lin'>;
export type MembershipId = Id<'mbr'>;
export type MenuChangeId = Id<'mch'>;
export type MenuImportId = Id<'imp'>;
export type OptionGroupId = Id<'opt'>;
export type OrderChangeId = Id<'chg'>;
export type OrderId = Id<'ord'>;
export type OrderRedoId = Id<'rdo'>;
export type PasskeyId = Id<'pky'>;
export type PaymentId = Id<'pay'>;
export type PictureFolderId = Id<'pfd'>;
export type ProductId = Id<'prd'>;
export type RedemptionId = Id<'rdm'>;
export type RefundId = Id<'rfd'>;
export type ReviewId = Id<'rev'>;
export type ShiftId = Id<'shf'>;
export type ShopDeviceId = Id<'dvc'>;
export type ShopId = Id<'shp'>;
export type TableCallId = Id<'cal'>;
export type TableId = Id<'tbl'>;
export type TakingId = Id<'tak'>;
export type TicketId = Id<'tck'>;
export type TotemId = Id<'ttm'>;
export type UserId = Id<'usr'>;
export type WalletCouponId = Id<'wcp'>;

/** Whether an id is of one kind, where a text may be of several. */
export const isOfKind = <Prefix extends IdPrefix>(prefix: Prefix, text: string): text is Id<Prefix> =>
  text.startsWith(`${prefix}_`);

/** A stored text as the id of its kind; a text of another kind is a bug and throws. */
export const asId = <Prefix extends IdPrefix>(prefix: Prefix, text: string): Id<Prefix> => {
  if (!isOfKind(prefix, text)) throw new TypeError(`${text} is no id that begins with ${prefix}_`);
  return text;
};

/** An id as a person or another server wrote it, of any shape: one that names nothing is found nowhere. */
export const givenId = <Prefix extends IdPrefix>(_prefix: Prefix, text: string): Id<Prefix> =>
  text as Id<Prefix>;

/** Random bytes of an id: 128 bits are never guessed, nor drawn twice. */
export const idBytes = 16;

// Crockford's alphabet in lower case: no i, l, o, u, so that an id survives being read aloud.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const shape = /^[0-9a-hjkmnp-tv-z]{26}$/;

/** An id from the caller's random bytes; bytes after the sixteenth are ignored. */
export const idFrom = <Prefix extends IdPrefix>(prefix: Prefix, bytes: Uint8Array): Id<Prefix> => {
  if (bytes.length < idBytes) throw new RangeError(`An id takes ${idBytes} random bytes`);
  let text = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes.subarray(0, idBytes)) {
    buffer = ((buffer << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet.charAt((buffer >> bits) & 31);
    }
  }
  return `${prefix}_${text}${alphabet.charAt((buffer << (5 - bits)) & 31)}`;
};

/** Whether a text is a well-formed id of that kind; a slug never is. */
export const isId = <Prefix extends IdPrefix>(prefix: Prefix, text: string): text is Id<Prefix> =>
  text.startsWith(`${prefix}_`) && shape.test(text.slice(prefix.length + 1));
