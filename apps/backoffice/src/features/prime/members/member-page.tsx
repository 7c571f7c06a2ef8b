import { Link } from '@tanstack/react-router';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { money } from '@zanga/browser/format.ts';
import type { SeenMember } from '@zanga/contract/ordering/prime-members';
import { newKey } from '@zanga/contract/wire/new-key';
import { formatDate } from '@zanga/domain/time-format';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { type ReactNode, useId, useState } from 'react';
import { useMay } from '../../../base/user.ts';
import { DisputeList } from '../../../parts/dispute-list.tsx';
import { disputesTexts } from '../../../parts/disputes-texts.ts';
import { Loaded } from '../../../parts/frame/loaded.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { momentText } from '../../../parts/moment.ts';
import { useMember } from '../prime-queries.ts';
import { MemberFacts } from './member-facts.tsx';
import { MemberNotes } from './member-notes.tsx';
import { MemberPayments } from './member-payments.tsx';
import { eventNames, memberName, stateNames } from './member-words.ts';
import { membersTexts, memberTexts as t } from './members-texts.ts';
import { RequestDialog } from './request-dialog.tsx';
import { type MemberQuestion, mayResume, requestOf } from './requests.ts';

type PartProps = { readonly title: string; readonly children: ReactNode };

function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="font-semibold font-text text-h4 tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Timeline({ seen }: { readonly seen: SeenMember }) {
  return (
    <ol className="flex flex-col gap-1 text-small">
      {seen.timeline.map(({ at, what, amount }) => (
        <li key={`${at} ${what}`} className="flex flex-wrap gap-x-4 border-line border-b py-1.5">
          <span className="text-ink-soft tabular-nums">{momentText(at)}</span>
          <span>{[eventNames[what], amount === null ? '' : money(amount)].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ol>
  );
}

function Others({ seen }: { readonly seen: SeenMember }) {
  if (seen.others.length === 0) return null;
  return (
    <Part title={t.others}>
      <ul className="flex flex-col gap-1 text-small">
        {seen.others.map(({ id, state, since }) => (
          <li key={id}>
            <Link to="/prime/iscritti/$member" params={{ member: id }} className="underline">
              {[formatDate(new Date(since)), stateNames[state]].join(', ')}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

type OnRequestProps = { readonly seen: SeenMember; readonly onAsk: (asked: MemberQuestion) => void };

/** Actions on a member's request; an ended membership has none to end. */
function OnRequest({ seen, onAsk }: OnRequestProps) {
  const { cancel_ends_at: ends, end_now: refund } = seen;
  if (refund === null) return null;
  return (
    <Part title={t.onRequest}>
      <p className="text-ink-soft text-small">{t.onRequestLine}</p>
      <div className="flex flex-wrap gap-2">
        {ends !== null && (
          <button type="button" className={deskButtonStyle()} onClick={() => onAsk({ kind: 'cancel' })}>
            {t.cancel}
          </button>
        )}
        {mayResume(seen) && (
          <button type="button" className={deskButtonStyle()} onClick={() => onAsk({ kind: 'resume' })}>
            {t.resume}
          </button>
        )}
        <button type="button" className={deskButtonStyle()} onClick={() => onAsk({ kind: 'end' })}>
          {t.endNow}
        </button>
      </div>
    </Part>
  );
}

type MemberViewProps = OnRequestProps & { readonly mayEdit: boolean };

function MemberView({ seen, mayEdit, onAsk }: MemberViewProps) {
  return (
    <div className="grid max-w-6xl gap-8 p-4 md:p-6 xl:grid-cols-[1fr_20rem] xl:items-start">
      <div className="flex min-w-0 flex-col gap-8">
        <MemberFacts seen={seen} />
        <Part title={t.payments}>
          <MemberPayments
            seen={seen}
            mayEdit={mayEdit}
            onRefund={({ id: payment }) => onAsk({ kind: 'refund', payment, key: newKey() })}
          />
        </Part>
        {seen.disputes && seen.disputes.length > 0 && (
          <Part title={disputesTexts.title}>
            <DisputeList disputes={seen.disputes} />
          </Part>
        )}
        <Part title={t.notes}>
          <MemberNotes seen={seen} mayEdit={mayEdit} />
        </Part>
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        {mayEdit && <OnRequest seen={seen} onAsk={onAsk} />}
        <Part title={t.timeline}>
          <Timeline seen={seen} />
        </Part>
        <Others seen={seen} />
      </div>
    </div>
  );
}

/** A membership: state, history, and the actions on request. */
export function MemberPage({ id }: { readonly id: string }) {
  const query = useMember(id);
  const { data, error, refetch } = query;
  const mayEdit = useMay('members.edit');
  const [asked, setAsked] = useState<MemberQuestion>();
  const request = data && asked && requestOf(data, asked);
  return (
    <div className="min-h-0 flex-1">
      <PageHeader
        title={data ? memberName(data) : error ? errorText(error) : membersTexts.title}
        line={data && stateNames[data.state]}
      >
        <Link to="/prime/iscritti" className={deskButtonStyle()}>
          {t.back}
        </Link>
      </PageHeader>
      <Loaded query={query}>{(seen) => <MemberView seen={seen} mayEdit={mayEdit} onAsk={setAsked} />}</Loaded>
      {request && (
        <RequestDialog
          request={request}
          onFailed={() => void refetch()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
