import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { ContactBlock } from '@zanga/contract/ordering/contact-blocks';
import { Button } from '@zanga/ui/button.tsx';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormButtons } from '@zanga/ui/form-buttons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { blockTexts as t } from './block-texts.ts';

type FormProps = {
  readonly order: BoardOrder;
  readonly block: ContactBlock;
  readonly onDone: () => void;
};

function BlockForm({ order, block, onDone }: FormProps) {
  const queryClient = useQueryClient();
  const [phone, setPhone] = useState(block.phone);
  const [email, setEmail] = useState(block.email);
  const { busy, alert, run } = useAction(async () => {
    const params = { order: order.order, part: order.part };
    const body = { phone, email };
    await service.api('POST /api/backoffice/orders/:order/parts/:part/block', { params, body });
    await queryClient.invalidateQueries({
      queryKey: service.query('GET /api/backoffice/orders/:order/parts/:part/block', { params }).queryKey,
    });
    toast({ text: phone || email ? t.done : t.undone });
    onDone();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 rounded-md bg-sunken p-4">
      <h3 className="text-h4">{t.title}</h3>
      <p className="text-small">{t.line}</p>
      <div>
        <CheckboxField checked={phone} onChange={(event) => setPhone(event.target.checked)}>
          {t.phone(order.telephone)}
        </CheckboxField>
        <CheckboxField checked={email} onChange={(event) => setEmail(event.target.checked)}>
          {t.email}
        </CheckboxField>
      </div>
      <FormAlert text={alert} />
      <FormButtons
        busy={busy}
        submit={t.confirm}
        sending={texts.sending}
        cancel={texts.cancel}
        onCancel={onDone}
      />
    </form>
  );
}

/** Blocks the contacts of a customer who never came. Orders of a totem have no contacts, so no button. */
export function BlockContact({ order }: { readonly order: BoardOrder }) {
  const [open, setOpen] = useState(false);
  const params = { order: order.order, part: order.part };
  const { data: block } = useQuery({
    ...service.query('GET /api/backoffice/orders/:order/parts/:part/block', { params }),
    enabled: order.telephone !== '',
  });
  if (!block) return null;
  if (open) return <BlockForm order={order} block={block} onDone={() => setOpen(false)} />;
  return (
    <Button variant="quiet" className="self-start" onClick={() => setOpen(true)}>
      {block.phone || block.email ? t.blocked : t.open}
    </Button>
  );
}
