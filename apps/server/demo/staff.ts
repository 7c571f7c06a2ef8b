/** A member of the demo's staff; without a shop they work for the brand. */
export type DemoStaff = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: 'worker' | 'manager' | 'owner';
  readonly shop: string | null;
};

const worker = (shop: string, firstname: string, lastname: string): DemoStaff => ({
  email: `banco-${shop}@zanga.example`,
  firstname,
  lastname,
  role: 'worker',
  shop,
});

/** Staff of the demo: an owner, a manager, and one person at the counter of each shop. */
export const demoStaff: readonly DemoStaff[] = [
  { email: 'titolare@zanga.example', firstname: 'Rosalia', lastname: 'Zanga', role: 'owner', shop: null },
  { email: 'direzione@zanga.example', firstname: 'Ignazio', lastname: 'Greco', role: 'manager', shop: null },
  worker('catania', 'Agata', 'Spampinato'),
  worker('messina', 'Placido', 'Arena'),
  worker('palermo', 'Benedetta', 'Di Bella'),
  worker('ragusa', 'Giorgia', 'Leonardi'),
  worker('siracusa', 'Lucia', 'Bruno'),
  worker('taormina', 'Pancrazio', 'Lo Presti'),
];

/** A public password, so these accounts exist in the sandbox alone. */
export const demoStaffPassword = 'zanga-demo-2026';

/** Its Argon2id hash, computed once: seeding need not wait for eight of them. */
export const demoStaffPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$HDQu82m3aMzveZa69WEmAw$pxHm/JxqafhVrA0uQ8AmKzWBfvzNZ2x9UzrGsz31qhs';
