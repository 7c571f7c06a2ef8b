import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ComboboxField } from '../src/fields/combobox-field.tsx';
import { FilterMenu } from '../src/fields/filter-menu.tsx';
import { ImageField, troubleWith } from '../src/fields/image-field.tsx';
import { IntervalMenu, intervalName } from '../src/fields/interval-menu.tsx';
import { SearchBox } from '../src/fields/search-box.tsx';
import { SwitchField } from '../src/fields/switch-field.tsx';
import { MoneyField, TimeField } from '../src/fields/typed-field.tsx';
import { Confirm } from '../src/overlays/confirm.tsx';
import { ColumnsMenu } from '../src/table/columns-menu.tsx';
import { DataTable } from '../src/table/data-table.tsx';
import { SelectionBar } from '../src/table/selection-bar.tsx';
import type { TableColumn } from '../src/table/table-column.ts';
import type { TableWords } from '../src/table/table-words.ts';
import { Tabs } from '../src/tabs.tsx';

const ignore = () => undefined;

const words: TableWords = {
  selectAll: 'Tutte',
  select: (name) => `Seleziona ${name}`,
  selected: (count) => `${count} selezionate`,
  clear: 'Deseleziona',
  loading: 'Carico',
  more: 'Altre',
  loadingMore: 'Carico altre',
  retry: 'Riprova',
  moreFailed: 'Non arrivate',
  stale: 'Di prima',
  keys: 'Frecce',
  columns: 'Colonne',
  noRoom: 'non ci sta',
};

type Row = { readonly id: string; readonly name: string; readonly total: number };
const columns: readonly TableColumn<Row>[] = [
  {
    id: 'name',
    label: 'Nome',
    width: [100, 1],
    always: true,
    card: 'title',
    cell: ({ name }) => name,
    sort: 'ascending',
    sortBy: ({ name }) => name,
  },
  {
    id: 'total',
    label: 'Totale',
    width: [80],
    end: true,
    cell: ({ total }) => total,
    sort: 'descending',
    sortBy: ({ total }) => total,
  },
];
const rows: readonly Row[] = [
  { id: '1', name: 'Zoe', total: 9 },
  { id: '2', name: 'àda', total: 10 },
  { id: '3', name: 'Bruno 10', total: 1 },
  { id: '4', name: 'Bruno 9', total: 2 },
];

const drawn = (props: Partial<Parameters<typeof DataTable<Row>>[0]> = {}) =>
  renderToStaticMarkup(
    <DataTable
      label="Persone"
      words={words}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      onSort={ignore}
      {...props}
    />,
  );

const cellsOf = (markup: string) =>
  [...markup.matchAll(/role="gridcell"[^>]*>([^<]+)</g)].map(([, cell]) => cell);

it('sorts names in Italian order, and numbers by size', () => {
  const byName = drawn({ sort: { column: 'name', descending: false } });
  expect(cellsOf(byName).filter((cell) => !/^\d+$/.test(cell ?? ''))).toEqual([
    'àda',
    'Bruno 9',
    'Bruno 10',
    'Zoe',
  ]);
  const byTotal = drawn({ sort: { column: 'total', descending: true } });
  expect(cellsOf(byTotal).filter((cell) => /^\d+$/.test(cell ?? ''))).toEqual(['10', '9', '2', '1']);
  expect(byTotal).toContain('aria-sort="descending"');
});

it('leaves the order to the server where a column has no sort key', () => {
  const server = columns.map(({ sortBy: _, ...column }) => column);
  expect(cellsOf(drawn({ columns: server, sort: { column: 'name', descending: false } }))[0]).toBe('Zoe');
});

it('hides columns, selects rows by name, and lets the tab key reach one row', () => {
  const markup = drawn({ hidden: new Set(['total']), selection: { ids: new Set(['2']), onChange: ignore } });
  expect(markup).not.toContain('Totale');
  expect(markup).toContain('aria-label="Seleziona àda"');
  expect(markup.match(/aria-selected="true"/g)).toHaveLength(1);
  expect(markup.match(/role="row" tabindex="0"/g)).toHaveLength(1);
});

it('shows placeholder rows of the same height until the rows are known', () => {
  const markup = drawn({ rows: undefined });
  expect(markup).toContain('aria-busy="true"');
  expect(markup).toContain('Carico');
  expect(drawn({ rows: undefined, instead: 'Rotto' })).not.toContain('animate-breathe');
});

it('names every control', () => {
  const day = { from: '2026-05-01', to: '2026-05-01' };
  const intervalWords = {
    from: 'Dal',
    to: 'Al',
    any: 'Sempre',
    day: (iso: string) => iso,
    since: String,
    until: String,
  };
  const markup = renderToStaticMarkup(
    <>
      <MoneyField label="Prezzo" value={850} onChange={ignore} unreadable="un importo" />
      <TimeField label="Ora" value={570} onChange={ignore} unreadable="un’ora" />
      <SwitchField label="In vendita" checked onChange={ignore} />
      <ComboboxField
        label="Negozio"
        items={[{ value: 'a', label: 'Zanga A' }]}
        value="a"
        onChange={ignore}
        none="Nessuno"
      />
      <ImageField
        label="Foto"
        shown={undefined}
        choose="Scegli"
        tooLarge="grande"
        wrongKind="no"
        mostBytes={10}
        onChoose={ignore}
      />
      <SearchBox label="Cerca" value="ada" onChange={ignore} />
      <FilterMenu
        label="Stato"
        any="Tutti"
        items={[{ value: 'a', label: 'Nuovo' }]}
        chosen={['a']}
        onChange={ignore}
      />
      <IntervalMenu
        label="Giorni"
        words={intervalWords}
        value={day}
        onChange={ignore}
        presets={[{ label: 'Oggi', interval: day }]}
      />
      <ColumnsMenu
        label="Colonne"
        columns={columns}
        hidden={new Set()}
        onHidden={ignore}
        noRoom="non ci sta"
      />
      <SelectionBar words={words} count={2} onClear={ignore}>
        <span />
      </SelectionBar>
      <Tabs label="Parti" chosen="a" onChoose={ignore} tabs={[{ name: 'a', label: 'Dati', panel: 'Qui' }]} />
      <Confirm
        open={false}
        title="Sicuro?"
        confirm="Elimina"
        cancel="Annulla"
        onConfirm={ignore}
        onClose={ignore}
      >
        Per sempre.
      </Confirm>
    </>,
  );
  for (const said of ['value="8,50"', 'value="09:30"', 'Zanga A', 'Oggi', 'Nuovo', '2 selezionate', 'Dati'])
    expect(markup).toContain(said);
});

it('names an interval by its preset, its day or its ends', () => {
  const told = {
    from: 'Dal',
    to: 'Al',
    any: 'Sempre',
    day: (iso: string) => iso.slice(-2),
    since: (day: string) => `dal ${day}`,
    until: (day: string) => `fino al ${day}`,
  };
  const name = (interval: { from?: string; to?: string }) => intervalName(interval, [], told);
  expect([
    name({}),
    name({ from: '2026-05-01', to: '2026-05-01' }),
    name({ from: '2026-05-01', to: '2026-05-09' }),
    name({ from: '2026-05-01' }),
    name({ to: '2026-05-09' }),
  ]).toEqual(['Sempre', '01', '01 – 09', 'dal 01', 'fino al 09']);
});

it('takes pictures up to a size, and no other files', () => {
  expect(troubleWith({ type: 'image/png', size: 10 }, 10)).toBeUndefined();
  expect(troubleWith({ type: 'image/png', size: 11 }, 10)).toBe('tooLarge');
  expect(troubleWith({ type: 'image/svg+xml', size: 1 }, 10)).toBe('wrongKind');
});
