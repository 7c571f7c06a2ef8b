import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { service } from '../../../base/api.ts';
import { EntranceFrame } from '../entrance-frame.tsx';
import { FirstOwnerForm } from './first-owner-form.tsx';
import { firstOwnerTexts as t } from './first-owner-texts.ts';

/** Creates the first owner, with the key of the server's log; once there is one it leads to the entrance. */
export function FirstOwnerPage({ onEntered }: { readonly onEntered: () => void }) {
  const { data } = useQuery(service.query('GET /api/backoffice/first-owner'));
  return (
    <EntranceFrame title={t.title} line={data?.needed === false ? t.notNeeded : t.line}>
      {data?.needed === false ? (
        <Link to="/accesso" className="tap font-semibold text-tomato-ink underline">
          {t.toEntrance}
        </Link>
      ) : (
        <FirstOwnerForm onEntered={onEntered} />
      )}
    </EntranceFrame>
  );
}
