import { Link } from '@tanstack/react-router';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { topicNames } from '@zanga/contract/brand/contact-topics';
import type { InboxMessage } from '@zanga/contract/brand/inbox';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { service } from '../../base/api.ts';
import { useMay } from '../../base/user.ts';
import { Loaded } from '../../parts/frame/loaded.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { momentText } from '../../parts/moment.ts';
import { Section } from '../../parts/section.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AssignedSection } from './assigned-section.tsx';
import { useMessage } from './inbox-queries.ts';
import { inboxTexts } from './inbox-texts.ts';
import { ShopSection } from './shop-section.tsx';
import { TheirOrders } from './their-orders.tsx';
import { useSeeingTo } from './use-seeing-to.ts';

const t = inboxTexts.message;

type SaidProps = { readonly by: string; readonly at: string; readonly text: string };

/** Text of a customer or an answer, as written: its links and markup stay plain text. */
function Said({ by, at, text }: SaidProps) {
  return (
    <li className="flex flex-col gap-1.5 border-line border-b pb-4 last:border-b-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">{by}</span>
        <time dateTime={at} className="text-caption text-ink-soft">
          {momentText(at)}
        </time>
      </p>
      <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{text}</p>
    </li>
  );
}

type ClosingProps = { readonly message: InboxMessage };

/** Closes a message without an answer, or opens it again. */
function Closing({ message: { reference, version, closed } }: ClosingProps) {
  const { busy, alert, seeTo } = useSeeingTo(reference);
  const press = () =>
    seeTo(
      () =>
        service.api(`POST /api/backoffice/messages/:message/${closed ? 'reopen' : 'close'}`, {
          params: { message: reference },
          body: { version },
        }),
      () => toast({ text: closed ? t.reopened : t.closed }),
    );
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <FormAlert text={alert} />
      <div className="flex flex-wrap items-center gap-3 text-small">
        {closed && <p>{t.closedLine}</p>}
        <button type="button" className={deskButtonStyle()} aria-disabled={busy || undefined} onClick={press}>
          {closed ? t.reopen : t.close}
        </button>
      </div>
    </div>
  );
}

type ThreadProps = { readonly message: InboxMessage; readonly mayAnswer: boolean };

function Thread({ message, mayAnswer }: ThreadProps) {
  const { name, at, message: text, answers, order } = message;
  return (
    <Section title={t.thread}>
      {order && <p className="text-ink-soft text-small wrap-anywhere">{t.order(order)}</p>}
      <ul className="flex flex-col gap-4 pt-1">
        <Said by={t.wrote(name)} at={at} text={text} />
        {answers.map(({ id, by, at: when, text: said }) => (
          <Said key={id} by={t.answered(by ?? t.left)} at={when} text={said} />
        ))}
      </ul>
      {mayAnswer && <AnswerForm message={message} />}
      {mayAnswer && <Closing message={message} />}
    </Section>
  );
}

const lineOf = ({ reference, topic, closed, shop }: InboxMessage) =>
  [reference, topicNames[topic], ...(shop ? [shop.name] : []), closed ? t.done : t.open].join(' · ');

/** A message with its answers, and the orders of its author. */
export function MessagePage({ reference }: { readonly reference: string }) {
  const query = useMessage(reference);
  const { data, error } = query;
  const mayAnswer = useMay('inbox.answer');
  return (
    <div className="min-h-0 flex-1">
      <PageHeader
        title={data?.name ?? (error ? errorText(error) : inboxTexts.title)}
        tab={data ? `${reference}, ${inboxTexts.title}` : inboxTexts.title}
        line={data && lineOf(data)}
      >
        <Link to="/messaggi" className={deskButtonStyle()}>
          {t.back}
        </Link>
      </PageHeader>
      <Loaded query={query}>
        {(message) => (
          <div className="grid max-w-6xl gap-5 p-4 md:p-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
            <Thread message={message} mayAnswer={mayAnswer} />
            <div className="flex min-w-0 flex-col gap-5">
              <AssignedSection message={message} mayAnswer={mayAnswer} />
              {mayAnswer && <ShopSection key={message.shop?.id ?? ''} message={message} />}
              <Section title={inboxTexts.columns.name}>
                <p className="wrap-anywhere">{message.email}</p>
                <p className="text-ink-soft text-small">{message.customer ? t.customer : t.typed}</p>
              </Section>
              <TheirOrders email={message.email} />
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
}
