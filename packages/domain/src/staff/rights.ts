/** What somebody of the staff can be; kitchens and riders will stand beside the worker. */
export const staffRoles = ['viewer', 'worker', 'manager', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

const everyone: readonly StaffRole[] = staffRoles;
/** Who works with their hands: a viewer only reads. */
const workers: readonly StaffRole[] = ['worker', 'manager', 'owner'];
const managers: readonly StaffRole[] = ['manager', 'owner'];
const owners: readonly StaffRole[] = ['owner'];

/**
 * Everything that the staff may do, and the roles that may do it. Each endpoint of the contract names one of these
 * rights; the server, the navigation and the buttons read the same list.
 */
const rolesWith = {
  /** Reads the board, and each order with its history. */
  'orders.read': everyone,
  /** Finds orders that stand on no board any more: who may export them all of them, others a week's. */
  'orders.find': everyone,
  /** Takes orders away as a file, with names and telephones. */
  'orders.export': managers,
  /** Moves orders on, and records the money taken for them. */
  'orders.work': workers,
  /** Prints the slip of an order when it is accepted, as a device does by itself. */
  'orders.print': workers,
  /** Sees and moves what is shipped, which belongs to no shop. */
  'orders.ship': managers,
  /** Gives money back. */
  'orders.refund': managers,
  /** Proposes to change what was ordered, for its customer to agree. */
  'orders.change': managers,
  /** Gives an order to another shop: for who has this right in both. */
  'orders.move': managers,
  /** Keeps a telephone or a mail address from ordering without paying first. */
  'orders.block_contact': workers,
  /** Reads what a shop's day came to. */
  'takings.sum': managers,
  'tables.read': everyone,
  /** Opens and closes tables, and answers their calls. */
  'tables.serve': workers,
  'tables.edit': workers,
  'totems.edit': managers,
  /** Marks dishes as sold out. */
  'stock.mark': workers,
  'stock.read': everyone,
  /** Takes no orders for a while. */
  'shops.pause': workers,
  /** Reads a shop as it is edited: its hours, its areas, what it promises. */
  'shops.read': everyone,
  /** Edits one's own shops. */
  'shops.edit': managers,
  /** Opens another shop. */
  'shops.add': owners,
  /** Says in which order customers read the shops: of the brand, so for posts in all shops. */
  'shops.sort': managers,
  /** Says what happens to orders that nobody answers. */
  'shops.plan': managers,
  /** Scans codes: coupons, Prime, tickets, badges. */
  'codes.redeem': workers,
  /** Takes back what somebody else has scanned. */
  'codes.undo_others': managers,
  /** Shows a badge and reads the own hours. */
  'badge.show': workers,
  /** Sees what is on at the cinema, with the seats sold. */
  'cinema.read': everyone,
  /** Puts shows on, copies and changes them, in one's own shops. */
  'cinema.edit': managers,
  /** Calls a show off: everybody has their money back. */
  'cinema.cancel': managers,
  /** Reads hours: a worker their own, who may mend them everybody's of their shops. */
  'hours.read': workers,
  /** Mends hours, with a reason. */
  'hours.mend': managers,
  /** Registers devices of a shop, and switches them off. */
  'devices.edit': managers,
  /** Reads the menu as it is edited, drafts too. */
  'menu.read': everyone,
  /** Edits the menu: it belongs to the brand, so for posts in all shops. */
  'menu.edit': managers,
  /** Reads coupons, their use and what they cost. */
  'coupons.read': managers,
  /** Makes coupons, stops them and gives them to people: the brand pays, so for posts in all shops. */
  'coupons.edit': managers,
  /** Reads the texts of pages and notices as they are edited, with their history. */
  'contents.read': managers,
  /** Edits them: they are the brand's, so for posts in all shops. */
  'contents.edit': managers,
  /** Reads the versions of Prime's plan, and what Prime comes to. */
  'prime.read': managers,
  /** Writes them: the plan is the brand's, so for posts in all shops. */
  'prime.edit': owners,
  /** Reads who is a member, for posts in all shops: members are of no shop. */
  'members.read': managers,
  /** Ends a membership and gives money back, when its owner asks for it. */
  'members.edit': managers,
  'reviews.moderate': managers,
  /** Reads what people write: a worker what concerns their shops. */
  'inbox.read': workers,
  /** Answers them in the name of the brand. */
  'inbox.answer': managers,
  'pictures.upload': managers,
  'people.read': managers,
  /** Invites, gives posts, suspends: in one's own shops, up to one's own role. */
  'people.edit': managers,
  /** Keeps the own second factor, and shows anew who one is. */
  'factors.own': everyone,
  /** Says whether managers and owners must have a second factor. */
  'factors.require': owners,
  /** Reads the brand's settings, and what its installation decides. */
  'brand.read': owners,
  /** Edits them: they are the brand's, so for posts in all shops. */
  'brand.edit': owners,
  /** Reads how the services stand that the shop runs on, for posts in all shops: they are of no shop. */
  'status.read': managers,
  /** Reads who changed what: a manager of their shops, an owner of everything. */
  'audit.read': managers,
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type Right = keyof typeof rolesWith;

// The keys of the list are its rights.
export const rights = Object.keys(rolesWith) as readonly Right[];

const isRight = (word: string): word is Right => Object.hasOwn(rolesWith, word);

/** Whether a role, or a word that is none, has a right. */
export const hasRight = (role: string, right: Right): boolean => {
  const roles: readonly string[] = rolesWith[right];
  return roles.includes(role);
};

/** The right that a word names; undefined for who may call, such as `public` and `customer`. */
export const rightOf = (word: string): Right | undefined => (isRight(word) ? word : undefined);

/** What somebody is in one shop, or in all of them. */
export type StaffPost = {
  readonly role: StaffRole;
  /** Null where no shop has been named yet; nothing can be done there. */
  readonly shopId: string | null;
  readonly allShops: boolean;
};

/** Whether a post reaches a shop; what belongs to no shop is for who works for all of them. */
export const reaches = ({ shopId, allShops }: StaffPost, shop: string | null): boolean =>
  allShops || (shop !== null && shop === shopId);
