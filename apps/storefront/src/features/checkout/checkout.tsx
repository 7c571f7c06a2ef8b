import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import type { Order } from '@zanga/contract/ordering/orders';
import { formatDate } from '@zanga/domain/time-format';
import { Suspense, useRef } from 'react';
import { useService } from '../../base/api/api.tsx';
import { lazyWhenIdle } from '../../base/loading/lazy-when-idle.ts';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { useAgreements } from '../../parts/agreements/use-agreements.ts';
import { readCart } from '../../parts/cart/cart-state.ts';
import { readLiveCart } from '../../parts/cart/live-cart.ts';
import { orderQuery } from '../../parts/ordering/order-query.ts';
import type { CardPaymentHandle } from '../../parts/payment/card-form-port.ts';
import { carriedTo } from '../../parts/payment/wallet/wallet-contact.ts';
import { RowCard } from './checkout-row.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { checkoutTexts as t } from './checkout-texts.ts';
import { ConfirmPanel, OrderButton } from './confirm-panel.tsx';
import { ContactRow } from './contact/contact-row.tsx';
import { type ContactForm, useContactForm } from './contact/use-contact-form.ts';
import { CouponRow } from './coupon-row.tsx';
import { DraftRows } from './draft-rows.tsx';
import { effectOf } from './effect.ts';
import { ErrorSummary } from './error-summary.tsx';
import { ExtrasRow } from './extras/extras-row.tsx';
import { useWishes } from './extras/use-wishes.ts';
import { GiftRow } from './gift-row.tsx';
import type { Obstacle } from './obstacles.ts';
import { ageAsked } from './obstacles.ts';
import { orderedAgain, waysToPay } from './other-ways.ts';
import { PaymentRow } from './payment-row.tsx';
import { PlacedSteps, PlacedSummary } from './placed-steps.tsx';
import { type Ordering, useOrdering } from './placing/use-ordering.ts';
import { type RowName, type Rows, useRows } from './rows.ts';
import { useReadiness } from './use-readiness.ts';

// Most orders need no proof.
const ProofDialog = lazyWithRetry(() => import('./proof/proof-dialog.tsx'));

// Suggested dishes load when the browser is idle.
const CartCompanions = lazyWhenIdle(() => import('../../parts/together/cart-companions.tsx'));

const focusable = 'input:not(:disabled), select, textarea, button';

const fields = ['name', 'telephone', 'email'] as const;

/** The row of an obstacle, where it has one. */
const rowOf = ({ at }: Obstacle): RowName | undefined => {
  if ('field' in at) return 'contact';
  return at.place === 'summary' || at.place === 'age' || at.place === 'agreements' || at.place === 'tickets'
    ? undefined
    : at.place;
};

/** Opens the row of an obstacle and moves the focus there: to its field, or to the first of the row. */
const goToObstacle = (obstacle: Obstacle, { form }: ContactForm, rows: Rows) => {
  const { at } = obstacle;
  const row = rowOf(obstacle);
  if (row) rows.openNow(row);
  if ('field' in at) {
    const field = fields.find((name) => name === at.field);
    if (field) form.setFocus(field);
    return;
  }
  const place = document.getElementById(at.place);
  place?.scrollIntoView({ block: 'start' });
  const inside = place?.querySelector<HTMLElement>(`#${at.place}-body :is(${focusable})`);
  const control = inside ?? place?.querySelector<HTMLElement>(focusable);
  (control ?? place)?.focus({ preventScroll: true });
};

/** Version of the terms of sale for the order: the moment their text last changed. */
const useTermsVersion = () => {
  const { data, refetch } = useQuery(
    useService().query('GET /api/contents/:slug', { params: { slug: 'terms' } }),
  );
  return { version: data?.updated_at, reread: refetch };
};

/** Puts an order's id into the address, so that a reload comes back to it; or removes it to return to the cart. */
const useStayWith = () => {
  const router = useRouter();
  const queryClient = useQueryClient();
  const service = useService();
  const show = (search: { readonly ordine?: string }) =>
    void router.navigate({ to: '/checkout', search, replace: true, resetScroll: false });
  return {
    stayWith: (order: Order) => {
      queryClient.setQueryData(orderQuery(service, order.id).queryKey, order);
      show({ ordine: order.id });
    },
    leave: () => show({}),
  };
};

/** The cart after the latest changes and after solved problems: reads it again where it may be old. */
const answeredCart = async (cart: Cart): Promise<Cart> => {
  const { state, unsent, live } = readCart();
  const old = state === 'asking' || unsent.length > 0 || live?.issues.some(({ blocking }) => blocking);
  // Without an answer the shown cart stands; the server checks it again.
  return (old ? await readLiveCart().catch(() => undefined) : live) ?? cart;
};

type Subject =
  | { readonly order: Order; readonly draft: Cart | undefined; readonly cart?: undefined }
  | { readonly cart: Cart; readonly order?: undefined; readonly draft?: undefined };

export type CheckoutProps = {
  /** The server is recalculating the total. */
  readonly asking: boolean;
  /** The cart being ordered, or the order that waits for its payment. */
  readonly subject: Subject;
};

/** State of the checkout, kept while the cart becomes an order. */
const useCheckout = ({ subject }: CheckoutProps) => {
  const till = useRef<CardPaymentHandle>(null);
  const contact = useContactForm();
  const { version, reread } = useTermsVersion();
  const agreements = useAgreements();
  const readiness = useReadiness(contact, version, agreements.due.length > 0);
  const rows = useRows();
  const wishes = useWishes(subject.cart);
  const rereadTerms = () => Promise.all([reread(), agreements.reread()]);
  const onRefused = () => {
    rows.openNow('payment');
    // The error stands under the card, which may have scrolled out of sight.
    document.getElementById('payment')?.scrollIntoView({ block: 'end' });
  };
  const { cart, order, draft } = subject;
  const { stayWith, leave } = useStayWith();
  const onNotPlaced = () => order && leave();
  const ordering = useOrdering({ till, reread: rereadTerms, onPlaced: stayWith, onRefused, onNotPlaced });
  const kinds = order ? waysToPay(order, draft) : cart.payments;
  const kind = readiness.kindFor(kinds);
  /** Data for the order; undefined when some is missing, which is then listed. */
  const prepare = async (draft: Cart) => {
    const { obstacles, ready } = await readiness.check(draft);
    if (!ready) ordering.refuse({ title: t.problems(obstacles.length), obstacles });
    return ready;
  };
  const press = async () => {
    if (order && draft && kind && kind !== 'card')
      return ordering.order(orderedAgain(order, draft, kind, version ?? order.terms_version));
    if (order) return ordering.pay(order.id);
    await wishes.told();
    const ready = await prepare(await answeredCart(cart));
    if (ready) await ordering.order(ready);
  };
  const wallet = {
    goesTo: carriedTo(order ?? cart),
    ready: async () => order !== undefined || (await prepare(cart)) !== undefined,
    pay: press,
  };
  return { till, contact, version, readiness, ordering, rows, wishes, kinds, kind, press, wallet };
};

type ProofProps = {
  readonly ordering: Ordering;
  /** Leads to the phone field, to change the number. */
  readonly onChangeNumber: () => void;
};

/** Asks for the captcha or SMS code that an order needs, and then sends the same order again. */
function Proof({ ordering, onChangeNumber }: ProofProps) {
  const { proof, order, refuse } = ordering;
  const { waiting } = proof;
  if (!waiting) return null;
  const { kind, subject, why } = waiting;
  const proven = (captcha?: string) => {
    proof.drop();
    void order(subject, captcha);
  };
  const leave = () => {
    proof.drop();
    refuse({ title: why, obstacles: [] });
  };
  const change = () => {
    proof.drop();
    onChangeNumber();
  };
  const { cart, contact: person } = subject;
  return (
    <Suspense>
      <ProofDialog
        key={kind}
        kind={kind}
        cart={cart}
        telephone={person.telephone}
        onProven={proven}
        onClose={leave}
        onChangeNumber={change}
      />
    </Suspense>
  );
}

/** Suggested dishes, after all choices of the checkout. */
function Together({ cart }: { readonly cart: Cart }) {
  return (
    <div className="overflow-clip rounded-lg bg-surface px-5 py-3 shadow-card empty:hidden">
      <Suspense>
        <CartCompanions cart={cart} />
      </Suspense>
    </div>
  );
}

/** The checkout as one screen: choices in rows that open, the total beside them (RTE-9). */
export function Checkout(props: CheckoutProps) {
  const { subject, asking } = props;
  const { cart, order } = subject;
  const { till, contact, version, readiness, ordering, rows, wishes, kinds, kind, press, wallet } =
    useCheckout(props);
  const total = order ? order.total : cart.total_price;
  const byCard = order !== undefined && kind === 'card';
  const text = byCard ? t.placed.pay(money(total)) : t.confirm.order(money(total));
  const age = cart ? ageAsked(cart) : 0;
  const { refused, attempt, step } = ordering;
  const tried = attempt > 0;
  const goTo = (obstacle: Obstacle) => goToObstacle(obstacle, contact, rows);
  return (
    <div className="group/acts grid items-start gap-3 md:gap-5 lg:grid-cols-[1fr_25rem] xl:gap-8">
      <Proof ordering={ordering} onChangeNumber={() => goTo({ text: '', at: { field: 'telephone' } })} />
      <div className="flex min-w-0 flex-col gap-3 md:gap-4">
        <ErrorSummary refused={refused} attempt={attempt} onGo={goTo} />
        {order ? <PlacedSteps order={order} /> : <DraftRows {...{ cart, rows, tried }} />}
        {/* Same key for cart and order: the card fields must survive the change. */}
        <RowCard key="rows">
          {cart && <ContactRow contact={contact} rows={rows} />}
          <PaymentRow
            kinds={kinds}
            chosen={kind}
            onChoose={readiness.setKind}
            settled={order !== undefined || cart.deliveries.every(({ chosen }) => chosen)}
            {...{ total, till, wallet, rows }}
          />
          {cart && <ExtrasRow cart={cart} rows={rows} said={wishes} />}
          {cart && <CouponRow cart={cart} rows={rows} />}
          {cart && <GiftRow cart={cart} rows={rows} />}
        </RowCard>
        {cart && <Together cart={cart} />}
      </div>
      <div className="flex min-w-0 flex-col gap-3 max-lg:contents md:gap-4 lg:sticky lg:top-[calc(var(--header-height)+1.25rem)]">
        {order ? <PlacedSummary order={order} /> : <CheckoutSummary cart={cart} />}
        {cart && (
          <ConfirmPanel
            age={age}
            ofAge={readiness.ofAge}
            onOfAge={readiness.setOfAge}
            ageError={tried && age > 0 && !readiness.ofAge ? t.confirm.ageMissing : undefined}
            terms={version && formatDate(new Date(version))}
          />
        )}
        <OrderButton
          total={money(total)}
          asking={asking}
          busy={step}
          text={text}
          effect={kind && total > 0 ? effectOf(kind, order ?? cart) : undefined}
          onOrder={() => void press()}
        />
      </div>
    </div>
  );
}
