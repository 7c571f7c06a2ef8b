import { Button } from '@zanga/ui/button.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { AddressCode } from '../../parts/address-code/address-code.tsx';
import { totemsTexts as t } from './totems-texts.ts';

type TotemLinkProps = {
  readonly totem: { readonly name: string; readonly address: string };
  readonly onDone: () => void;
};

/** Link that makes a screen a totem, shown once: the server keeps only its hash. */
export function TotemLink({ totem: { name, address }, onDone }: TotemLinkProps) {
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toast({ text: t.copied });
  };
  return (
    <section
      aria-labelledby="totem-link"
      className="flex flex-col gap-4 rounded-lg bg-lemon-wash p-5 text-lemon-ink md:flex-row md:items-center"
    >
      <div className="size-40 shrink-0 rounded-md bg-[#ffffff] p-3 [&_svg]:size-full">
        <AddressCode address={address} label={t.code} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <h3 id="totem-link" className="text-h4">
          {t.once(name)}
        </h3>
        <p>{t.onceLine}</p>
        <TextField label={t.address} readOnly value={address} onFocus={(event) => event.target.select()} />
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => void copy()}>
            {t.copy}
          </Button>
          <Button variant="outline" onClick={onDone}>
            {t.done}
          </Button>
        </div>
      </div>
    </section>
  );
}
