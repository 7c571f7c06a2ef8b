import { ask } from '../../support/database.ts';
import { expect, expectAccessible, test } from '../../support/page.ts';
import { messagesTo, messageTo, newPerson } from '../../support/people.ts';
import { placeOrder } from '../../support/placed-orders.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner } from '../../support/staff.ts';

// A customer's message is answered by mail; a slower colleague is told, and keeps the typed answer.

test.use({ expectedNoise: [/status of 409/] });

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const reference = () =>
  `Z${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => alphabet[byte % 32]).join('')}`;

test(
  'a message is answered once, with its writer’s orders beside it',
  desktopOnly,
  async ({ page, elsewhere }) => {
    const person = newPerson();
    const order = await placeOrder({ person });
    const number = reference();
    await ask(
      `insert into contact_messages (reference, firstname, lastname, email, topic, message, created_at)
     values ('${number}', '${person.firstname}', '${person.lastname}', '${person.email}', 'order',
       'Mancava il cannolo.', now()) returning reference`,
    );
    await enterOffice(page, owner, '/gestione/messaggi');
    await page.getByRole('searchbox').fill(number.toLowerCase());
    const row = page.getByRole('row', { name: /Mancava il cannolo/ });
    await expect(page).toHaveURL(/cerca=/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await row.getByRole('link').click();
    await expect(page.getByText('Mancava il cannolo.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'I suoi ordini' })).toContainText(order.number);
    await page.getByRole('button', { name: 'Me ne occupo io' }).click();
    await expect(page.getByText(/^Affidato a /)).toBeVisible();
    await page.getByLabel('La tua risposta').fill('Ci scusiamo: lo trovi la prossima volta.');
    await expectAccessible(page);

    const other = await elsewhere();
    await enterOffice(other, owner, `/gestione/messaggi/${number}`);
    await other.getByLabel('La tua risposta').fill('Te lo portiamo noi.');
    await page.getByRole('button', { name: 'Manda la risposta' }).click();
    await expect(page.getByText('Risposta mandata')).toBeVisible();
    await expect(page.getByText('Chiuso: per rispondere ancora riaprilo.')).toBeVisible();
    const { subject, text } = await messageTo(person.email, /Risposta/);
    expect(subject).toContain(number);
    expect(text).toContain('lo trovi la prossima volta');

    await other.getByLabel('Chiudi il messaggio con questa risposta').uncheck();
    await other.getByRole('button', { name: 'Manda la risposta' }).click();
    await expect(other.getByText(/qualcun altro se n’è occupato/)).toBeVisible();
    await expect(other.getByText('lo trovi la prossima volta')).toBeVisible();
    await expect(other.getByLabel('La tua risposta')).toHaveValue('Te lo portiamo noi.');
    await other.getByRole('button', { name: 'Riapri' }).click();
    await expect(other.getByText('Messaggio di nuovo aperto')).toBeVisible();
    await other.getByRole('button', { name: 'Manda la risposta' }).click();
    await expect(other.getByText('Risposta mandata')).toBeVisible();
    const answers = async () =>
      (await messagesTo(person.email)).filter(({ subject: one }) => one.startsWith('Risposta'));
    await expect.poll(async () => (await answers()).length).toBe(2);
  },
);
