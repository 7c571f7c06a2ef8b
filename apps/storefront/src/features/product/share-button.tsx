import { useRouter } from '@tanstack/react-router';
import { IconButton } from '@zanga/ui/button.tsx';
import { ShareIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useNames } from '../../base/api/names.ts';
import { shareDoors, shareLink } from '../../base/device/share.ts';
import { productTexts as t } from './product-texts.ts';

type ShareButtonProps = {
  readonly product: { readonly slug: string; readonly name: string };
  readonly className?: string;
};

/** Passes the product's own page on. */
export function ShareButton({ product: { slug, name }, className }: ShareButtonProps) {
  const names = useNames();
  const { origin } = useRouter().options.context;
  const share = async () => {
    const url = `${origin}/prodotto/${slug}`;
    const outcome = await shareLink(shareDoors(), { title: t.shareTitle(names, name), url });
    if (outcome === 'copied') toast({ text: t.linkCopied });
    if (outcome === 'failed') toast({ text: t.linkNotCopied(url), tone: 'problem' });
  };
  return (
    <IconButton label={t.share} onClick={share} {...(className && { className })}>
      <ShareIcon size={20} />
    </IconButton>
  );
}
