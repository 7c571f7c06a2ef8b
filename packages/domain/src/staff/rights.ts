import type { ShopId } from '../ids.ts';

/** Roles of the staff; kitchens and riders will stand beside the worker. */
export const staffRoles = ['viewer', 'worker', 'manager', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

const everyone: readonly StaffRole[] = staffRoles;
/** Roles that change things: a viewer only reads. */
const workers: readonly StaffRole[] = ['worker', 'manager', 'owner'];
const managers: readonly StaffRole[] = ['manager', 'owner'];
const owners: readonly StaffRole[] = ['owner'];

/**
 * All rights of the staff, each with its roles. Every endpoint of the contract names one; the server, the navigation
 * and the buttons read the same list.
 */
const rolesWith = {
  /** Reads the board, and each order with its history. */
  'orders.read': everyone,
  /** Finds past orders: with `orders.export` all of them, otherwise a week's. */
  'orders.find': everyone,
  /** Exports orders as a file, with names and telephones. */
  'orders.export': managers,
  /** Moves orders to their next states, and records the money taken for them. */
  'orders.work': workers,
  /** Prints the slip of an order when it is accepted, as a device does by itself. */
  'orders.print': workers,
  /** Sees and moves shipped orders, which belong to no shop. */
  'orders.ship': managers,
  /** Refunds. */
  'orders.refund': managers,
  /** Proposes to change an order, for its customer to agree. */
  'orders.change': managers,
  /** Gives an order to another shop: needs this right in both. */
  'orders.move': managers,
  /** Blocks a telephone or a mail address from ordering without payment. */
  'orders.block_contact': workers,
  /** Reads the sum of a shop's day. */
  'takings.sum': managers,
  'tables.read': everyone,
  /** Opens and closes tables, and answers their calls. */
  'tables.serve': workers,
  'tables.edit': workers,
  'totems.edit': managers,
  /** Marks dishes as sold out. */
  'stock.mark': workers,
  'stock.read': everyone,
  /** Pauses the shop. */
  'shops.pause': workers,
  /** Reads a shop's forms: hours, areas, slots. */
  'shops.read': everyone,
  /** Edits one's own shops. */
  'shops.edit': managers,
  /** Opens another shop. */
  'shops.add': owners,
  /** Sorts the shops for customers: the order is the brand's, so for posts in all shops. */
  'shops.sort': managers,
  /** Sets the plan for unanswered orders. */
  'shops.plan': managers,
  /** Scans codes: coupons, Prime, tickets, badges. */
  'codes.redeem': workers,
  /** Undoes a colleague's scan. */
  'codes.undo_others': managers,
  /** Shows a badge and reads one's own hours. */
  'badge.show': workers,
  /** Reads the programme of the cinema, with the seats sold. */
  'cinema.read': everyone,
  /** Puts shows on, copies and changes them, in one's own shops. */
  'cinema.edit': managers,
  /** Calls a show off: all its tickets are refunded. */
  'cinema.cancel': managers,
  /** Reads hours: workers their own, with `hours.mend` all of one's shops. */
  'hours.read': workers,
  /** Corrects hours, with a reason. */
  'hours.mend': managers,
  /** Registers devices of a shop, and switches them off. */
  'devices.edit': managers,
  /** Reads the forms of the menu, drafts included. */
  'menu.read': everyone,
  /** Edits the menu: it belongs to the brand, so for posts in all shops. */
  'menu.edit': managers,
  /** Reads coupons, their use and their cost. */
  'coupons.read': managers,
  /** Makes coupons, stops them and gives them to people: the brand pays, so for posts in all shops. */
  'coupons.edit': managers,
  /** Reads the forms of pages and notices, with their history. */
  'contents.read': managers,
  /** Edits these texts: they are the brand's, so for posts in all shops. */
  'contents.edit': managers,
  /** Reads the versions of Prime's plan, and its figures. */
  'prime.read': managers,
  /** Writes versions: the plan is the brand's, so for posts in all shops. */
  'prime.edit': owners,
  /** Reads the list of members, for posts in all shops: members belong to no shop. */
  'members.read': managers,
  /** Ends a membership and refunds it, at its owner's request. */
  'members.edit': managers,
  'reviews.moderate': managers,
  /** Reads customers' messages: a worker the ones of their shops. */
  'inbox.read': workers,
  /** Answers messages in the name of the brand. */
  'inbox.answer': managers,
  'pictures.upload': managers,
  'people.read': managers,
  /** Invites, gives posts, suspends: in one's own shops, up to one's own role. */
  'people.edit': managers,
  /** Keeps one's own second factor, and proves one's identity again. */
  'factors.own': everyone,
  /** Sets whether managers and owners must have a second factor. */
  'factors.require': owners,
  /** Reads the brand's settings, and the installation's. */
  'brand.read': owners,
  /** Edits the settings: they are the brand's, so for posts in all shops. */
  'brand.edit': owners,
  /** Reads the status of the services, for posts in all shops: services belong to no shop. */
  'status.read': managers,
  /** Reads the audit: a manager of their shops, an owner everything. */
  'audit.read': managers,
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type Right = keyof typeof rolesWith;

// The keys of the list are its rights.
export const rights = Object.keys(rolesWith) as readonly Right[];

const isRight = (word: string): word is Right => Object.hasOwn(rolesWith, word);

/** Whether a role, or any other word, has a right. */
export const hasRight = (role: string, right: Right): boolean => {
  const roles: readonly string[] = rolesWith[right];
  return roles.includes(role);
};

/** The right of a word; undefined for other audiences, such as `public` and `customer`. */
export const rightOf = (word: string): Right | undefined => (isRight(word) ? word : undefined);

/** A person's role in one shop, or in all of them. */
export type StaffPost = {
  readonly role: StaffRole;
  /** Null before a shop is chosen; such a post allows nothing. */
  readonly shopId: ShopId | null;
  readonly allShops: boolean;
};

/** Whether a post reaches a shop; brand-wide things (null) need a post in all shops. */
export const reaches = ({ shopId, allShops }: StaffPost, shop: string | null): boolean =>
  allShops || (shop !== null && shop === shopId);
