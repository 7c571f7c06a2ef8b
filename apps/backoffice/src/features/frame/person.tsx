import { staffRoles } from '@zanga/domain/staff/rights';
import { useUser } from '../../base/user.ts';
import { frameTexts as t } from './frame-texts.ts';

/** Name and role of the signed-in person, or of the person on the device. */
export const usePerson = () => {
  const { data: user } = useUser();
  if (!user) return undefined;
  const held = new Set(user.roles.map(({ name }) => name));
  return {
    name: `${user.firstname} ${user.lastname}`.trim() || user.email,
    email: user.email,
    initials: [user.firstname, user.lastname].map((name) => [...name][0]?.toUpperCase() ?? '').join(''),
    roles: staffRoles
      .filter((role) => held.has(role))
      .map((role) => t.roles[role])
      .join(', '),
  };
};

/** Circle with the person's initials. */
export function Initials({ letters }: { readonly letters: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-full bg-majolica-wash font-semibold text-caption text-majolica-ink"
    >
      {letters}
    </span>
  );
}
