import { createFileRoute } from '@tanstack/react-router';
import { privatePageHead } from '../base/page/private-page-head.ts';
import { SharedCouponPage } from '../features/coupons/shared-coupon-page.tsx';
import { sharedTexts as t } from '../features/coupons/shared-texts.ts';

const link = ({ encrypted }: Readonly<Record<string, unknown>>): { readonly encrypted?: string } =>
  typeof encrypted === 'string' && encrypted !== '' ? { encrypted: encrypted.slice(0, 400) } : {};

export const Route = createFileRoute('/share/coupons')({
  validateSearch: link,
  loader: ({ context }) => privatePageHead({ context, title: t.title, description: t.description }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  return <SharedCouponPage encrypted={Route.useSearch().encrypted ?? ''} />;
}
