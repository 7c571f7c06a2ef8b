import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PasswordForm } from './password-form.tsx';

it('shows how long a pause lasts, and the ways to enter at once, beside the email', () => {
  const ways = 'riprova tra 15 secondi, o entra subito con la passkey o il link di «Password dimenticata?»';
  const drawn = renderToStaticMarkup(
    <PasswordForm
      busy={false}
      alert="Troppi tentativi di accesso"
      fields={{ email: [ways] }}
      onSubmit={() => undefined}
    />,
  );
  expect(drawn).toContain('Troppi tentativi di accesso');
  expect(drawn).toContain(ways);
  expect(drawn).toMatch(
    /<input[^>]*type="email"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*type="email"/,
  );
});
