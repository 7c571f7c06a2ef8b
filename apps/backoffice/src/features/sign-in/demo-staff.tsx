import { useQuery } from '@tanstack/react-query';
import { type DemoPerson, fetchDemoPeople } from '@zanga/contract/people/demo-people';
import { service } from '../../base/api.ts';
import { signInTexts as t } from './sign-in-texts.ts';

type DemoStaffProps = { readonly onChosen: (person: DemoPerson) => void };

const doesWhat = ({ role, shop }: DemoPerson) =>
  role === 'worker' && shop ? t.demo.worker(shop) : role === 'manager' ? t.demo.manager : t.demo.owner;

/** In the sandbox: the demo's staff with their rights, a sign-in by one tap. Nothing in a real shop. */
export function DemoStaff({ onChosen }: DemoStaffProps) {
  const { data: check } = useQuery(service.query('GET /api/check/app'));
  const demo = check?.features.includes('demo') ?? false;
  const { data = [] } = useQuery({ queryKey: ['demo people'], queryFn: fetchDemoPeople, enabled: demo });
  const staff = data.filter(({ role }) => role !== null);
  if (staff.length === 0) return null;
  return (
    <section aria-labelledby="demo-staff" className="mt-6 border-line border-t pt-5">
      <h2 id="demo-staff" className="pb-2 font-semibold">
        {t.demo.title}
      </h2>
      <ul className="flex flex-col gap-1">
        {staff.map((person) => (
          <li key={person.email}>
            <button
              type="button"
              onClick={() => onChosen(person)}
              className="flex min-h-11 w-full flex-col rounded-md px-3 py-2 text-start hover:bg-sunken"
            >
              <span className="font-semibold">{person.name}</span>
              <span className="text-ink-soft text-small">{doesWhat(person)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
