import { useRouter } from '@tanstack/react-router';
import { IconButton } from '@zanga/ui/button.tsx';
import { ShareIcon } from '@zanga/ui/panel-icons.tsx';
import { toast } from '@zanga/ui/toast-queue.ts';
import { productTexts as t } from './product-texts.ts';
import { type ShareDoors, shareLink } from './share.ts';

type ShareButtonProps = {
  readonly product: { readonly slug: string; readonly name: string };
  readonly className?: string;
};

/** What this browser has; it must be called on the navigator itself. */
const doors = (): ShareDoors => ({
  ...('share' in navigator && { share: (data) => navigator.share(data) }),
  ...('clipboard' in navigator && { clipboard: navigator.clipboard }),
});

/** Passes the product's own page on. */
export function ShareButton({ product: { slug, name }, className }: ShareButtonProps) {
  const { origin } = useRouter().options.context;
  const share = async () => {
    const url = `${origin}/prodotto/${slug}`;
    const outcome = await shareLink(doors(), { title: t.shareTitle(name), url });
    if (outcome === 'copied') toast({ text: t.linkCopied });
    if (outcome === 'failed') toast({ text: t.linkNotCopied(url), tone: 'problem' });
  };
  return (
    <IconButton label={t.share} onClick={share} {...(className && { className })}>
      <ShareIcon size={20} />
    </IconButton>
  );
}
