import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type Tab<Name extends string> = { readonly name: Name; readonly label: string; readonly panel: ReactNode };

type TabsProps<Name extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name;
  /** Keep it in the address, so that going back and a link lead to the same tab. */
  readonly onChoose: (name: Name) => void;
};

/** Tabs: parts of one thing, one of them at a time. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose }: TabsProps<Name>) {
  const choose = (value: unknown) => {
    const tab = tabs.find(({ name }) => name === value);
    if (tab) onChoose(tab.name);
  };
  return (
    <Base.Root value={chosen} onValueChange={choose}>
      <Base.List
        aria-label={label}
        className="no-scrollbar flex gap-1 overflow-x-auto border-line border-b px-4 md:px-6"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.name}
            value={tab.name}
            className="min-h-10 shrink-0 border-transparent border-b-2 px-2.5 text-ink-soft text-small outline-offset-[-3px] hover:text-ink data-active:border-tomato data-active:font-semibold data-active:text-ink pointer-coarse:min-h-11"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ name, panel }) => (
        <Base.Panel key={name} value={name} className="outline-offset-[-3px]">
          {panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
