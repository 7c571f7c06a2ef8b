import { QrPicture } from '../../parts/qr/qr-picture.tsx';
import { onshopTexts as t } from './onshop-texts.ts';

/** A code by which another phone sits down at the table, when the one on the table no longer lets it. */
export function TableInvite({ address }: { readonly address: string }) {
  return (
    <details className="rounded-lg bg-surface p-5 shadow-card md:p-7">
      <summary className="cursor-pointer font-semibold">{t.invite}</summary>
      <p className="py-3">{t.inviteBody}</p>
      <QrPicture text={address} label={t.inviteCode} />
    </details>
  );
}
