import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', {});
const { CodeFields } = await import('./coupon-field.tsx');

const refusal = 'Questo codice è scaduto';
const drawn = (code: string, alert?: string) =>
  renderToStaticMarkup(
    <CodeFields
      {...{ kept: 'ESTATE', refusal, code, alert, busy: false }}
      setCode={() => undefined}
      send={() => undefined}
    />,
  );

describe('the field for a coupon’s code', () => {
  it('keeps other buttons away while a typed code is not applied', () => {
    expect(drawn('AUTUNNO')).toContain('data-unsaved');
    expect(drawn(' ESTATE ')).not.toContain('data-unsaved');
  });

  it('says why the kept code is refused, until another is typed', () => {
    expect(drawn('ESTATE')).toContain(refusal);
    expect(drawn('AUTUNNO')).not.toContain(refusal);
  });

  it('says why a code could not be sent, in place of the refusal', () => {
    const failed = drawn('ESTATE', 'Sei senza rete');
    expect(failed).toMatch(
      /aria-invalid="true" aria-describedby="(\S+)-error".*id="\1-error".*Sei senza rete/,
    );
    expect(failed).not.toContain(refusal);
    expect(drawn('AUTUNNO', 'Sei senza rete')).toContain('Sei senza rete');
  });
});
