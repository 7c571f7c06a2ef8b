import { ask } from '../../support/database.ts';
import { expect, expectAccessible, test } from '../../support/page.ts';
import { register } from '../../support/people.ts';
import { joinPrime } from '../../support/prime.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner } from '../../support/staff.ts';

// Only here: the questions before a plan is sold or a membership ends, and a button that is pressed twice. What each does is
// the server's (`membership/office`).

test.use({ expectedNoise: [/status of 4(09|22)/] });

test(
  'a plan is written and taken back, and a member ends with everything back',
  desktopOnly,
  async ({ page }) => {
    const person = await register();
    await joinPrime(person);
    await enterOffice(page, owner, '/gestione/prime');
    await page.getByRole('button', { name: 'Nuova versione' }).click();
    const dialog = page.getByRole('dialog', { name: 'Una versione nuova del piano' });
    await dialog.getByLabel('Prezzo al mese').fill('0,10');
    await dialog.getByLabel('Da un giorno').check();
    await dialog.getByLabel('Dal giorno').fill('2027-12-31');
    await dialog.getByRole('button', { name: 'Programma' }).click();
    await expect(dialog.getByText('meno non si addebita su una carta')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Prezzo al mese').fill('50');
    await dialog.getByRole('button', { name: 'Programma' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sono proprio queste le condizioni?' });
    await expect(question).toContainText('50,00 €');
    await question.getByRole('button', { name: 'Sì, sono queste' }).click();
    const later = page.getByRole('region', { name: 'In arrivo' });
    await expect(later).toContainText('50,00 €');
    await later.getByRole('button', { name: 'Ritira' }).click();
    await page.getByRole('button', { name: 'Ritira la versione' }).click();
    await expect(page.getByText('Versione ritirata')).toBeVisible();
    await expect(later).toHaveCount(0);

    await page.getByRole('link', { name: 'Iscritti', exact: true }).first().click();
    await page.getByLabel('Cerca per nome o email').fill(person.email);
    const list = page.getByRole('grid', { name: 'Iscritti' });
    await expect(list.getByText(person.email)).toBeVisible();
    await expect(list.getByRole('link')).toHaveCount(1);
    await list.getByRole('link').first().click();
    await page.getByRole('button', { name: 'Chiudi adesso' }).click();
    const end = page.getByRole('dialog', { name: 'Chiudere adesso?' });
    await end.getByRole('button', { name: 'Chiudi adesso e rimborsa 4,99 €' }).click();
    await expect(end.getByText('Scrivi il motivo')).toBeVisible();
    await end.getByLabel('Motivo').fill('L’ha chiesto per telefono');
    await expectAccessible(page);
    await end.getByRole('button', { name: 'Chiudi adesso e rimborsa 4,99 €' }).dblclick();
    await expect(page.getByText('Abbonamento chiuso: abbiamo mandato la conferma')).toBeVisible();
    await expect(page.getByText('4,99 € rimborsati')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Chiudi adesso' })).toHaveCount(0);
    await expectAccessible(page);

    expect(
      await ask(`select sum(refunded_cents)::int as back from payments p join users u on u.id = p.user_id
      where u.email = '${person.email}'`),
    ).toEqual([{ back: 499 }]);
  },
);
